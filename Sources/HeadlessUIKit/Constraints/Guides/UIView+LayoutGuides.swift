extension UIView {
    /// Removes a guide, and deactivates the constraints that mention it.
    func leave(_ guide: UILayoutGuide) {
        guard let state = constraintState else { return }
        for constraint in state.mentions where constraint.items.contains(where: { $0 === guide }) {
            constraint.deactivate()
        }
        engine?.forget([guide])
        state.guides.removeAll { $0 === guide }
    }
}

/// The system guides. Each guide is created when it is first accessed.
extension ViewConstraints {
    func safeAreaGuide(of view: UIView) -> UILayoutGuide {
        if let safeAreaGuide { return safeAreaGuide }
        let guide = UILayoutGuide(.safeArea, of: view)
        guide.identifier = "UIViewSafeAreaLayoutGuide"
        safeAreaGuide = guide
        return guide
    }

    func regionGuide(_ region: UIView.LayoutRegion, of view: UIView) -> UILayoutGuide {
        if let guide = regionGuides.first(where: { $0.source == .region(region) }) { return guide }
        let guide = UILayoutGuide(.region(region), of: view)
        guide.identifier = "UIViewLayoutRegionGuide"
        regionGuides.append(guide)
        return guide
    }

    func marginsGuide(of view: UIView) -> UILayoutGuide {
        if let marginsGuide { return marginsGuide }
        let guide = UILayoutGuide(.margins, of: view)
        guide.identifier = "UIViewLayoutMarginsGuide"
        marginsGuide = guide
        return guide
    }
}
