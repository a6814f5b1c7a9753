extension UIViewController {
    /// The traits of a view controller without a parent: those of the views above, or of the screen.
    ///
    /// A presented view controller inherits those of its presentation controller. In an app that is linked with the SDK
    /// of 27 it inherits them through the superviews of its view, and an override by the presentation controller alone has
    /// no effect (B18.16).
    var traitsWithoutParent: UITraitCollection {
        guard let controller = presentation.run?.controller else {
            return viewIfLoaded?.superview?.traitCollection ?? UIScreen.main.traitCollection
        }
        guard HeadlessDevice.current.linkedSDK >= 27 else { return controller.traitsOfPresented }
        if let superview = viewIfLoaded?.superview { return superview.traitCollection }
        switch HeadlessQuirks.traitsBeforeSuperview {
        case .presentationController: return controller.traitsOfPresented
        case .container: return controller.traitCollection
        }
    }
}
