import Foundation

extension UIView {
    /// Calls `updateProperties` of the view controller and of the view where that is due.
    func updateOwnProperties() {
        let (own, ofController) = (layout.needsProperties, layout.controllerNeedsProperties)
        layout.needsProperties = false
        layout.controllerNeedsProperties = false
        guard HeadlessDevice.current.systemVersion >= 26 else { return }
        if own, ofController { layout.propertiesDependOnTraits = false }
        layout.isUpdatingProperties = true
        defer { layout.isUpdatingProperties = false }
        if ofController { controller?.updateProperties() }
        if own { updateProperties() }
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

    func invalidateAllProperties() {
        setNeedsUpdateProperties()
        invalidateControllerProperties()
    }

    /// Called when the view controller's traits are read.
    func noteReadingTraits() {
        if layout.isUpdatingProperties { layout.propertiesDependOnTraits = true }
    }
}
