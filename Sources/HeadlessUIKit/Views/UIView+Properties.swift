import Foundation

extension UIView {
    /// Calls `updateProperties` of the view controller and of the view where that is due.
    func updateOwnProperties() {
        let (own, ofController) = (layout.needsProperties, layout.controllerNeedsProperties)
        layout.needsProperties = false
        layout.controllerNeedsProperties = false
        guard HeadlessDevice.current.systemVersion >= 26 else { return }
        let outer = layout.updating
        defer { layout.updating = outer }
        if ofController, let controller {
            layout.controllerTraitReads = nil
            layout.updating = .controller
            observing(controller.updateProperties) { $0.invalidateControllerProperties() }
        }
        guard own else { return }
        layout.traitReads = nil
        layout.updating = .view
        observing(updateProperties) { $0.setNeedsUpdateProperties() }
    }

    func updatePropertiesOfSubtree() {
        if layout.arePropertiesPending { updateOwnProperties() }
        guard layout.needsLayoutBelow else { return }
        for subview in links.subviews where subview.layout.isPending { subview.updatePropertiesOfSubtree() }
    }

    func invalidateControllerProperties() {
        layout.controllerNeedsProperties = true
        noteLayoutBelow()
    }

    /// Returns traits as the app reads them. While the properties are updated, it is noted which are read.
    func noting(_ traits: UITraitCollection, of source: TraitReads.Source) -> UITraitCollection {
        guard let updating = layout.updating else { return traits }
        let place = updating == .view ? \LayoutFlags.traitReads : \LayoutFlags.controllerTraitReads
        let reads = layout[keyPath: place] ?? TraitReads()
        layout[keyPath: place] = reads
        return NotedTraits(traits.values, of: source, in: reads)
    }
}
