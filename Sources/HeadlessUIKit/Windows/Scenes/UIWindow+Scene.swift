import Foundation

extension UIWindow {
    /// Whether a screen shows the window, so that it is laid out. From iOS 27 on, an app that is linked with that SDK
    /// needs a scene for that (B19.4).
    var hasScreen: Bool { windowScene != nil || !HeadlessDevice.current.requiresScenes }

    /// Lays out a visible window that may have got a screen.
    func sceneHasChanged() {
        dropTraits()
        if isKeyWindow { windowScene?.lastKey = self }
        guard !isHidden else { return }
        setNeedsLayout()
        queuePostponedWork(of: self)
    }

    private func queuePostponedWork(of view: UIView) {
        view.layer.queuePostponedWork()
        for subview in view.links.subviews { queuePostponedWork(of: subview) }
    }

    func adviseOfScene() {
        HeadlessLog.warn(
            "\(type(of: self)) is shown without a scene and is not laid out: an app for iOS 27 needs one. Create it with "
                + "UIWindow(windowScene:) and a scene of UIApplication.shared.connectedScenes.")
    }
}

extension CALayer {
    /// Whether no window without a screen contains the layer.
    @MainActor
    final var hasScreen: Bool {
        var layer = self
        while let parent = layer.node.superlayer { layer = parent }
        return (layer.view as? UIWindow)?.hasScreen ?? true
    }
}

extension HeadlessDevice {
    /// Whether the app has to use the scene life cycle (B19.1).
    var requiresScenes: Bool { systemVersion >= 27 && linkedSDK >= 27 }
}
