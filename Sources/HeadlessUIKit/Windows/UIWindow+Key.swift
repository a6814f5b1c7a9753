public import Foundation

extension UIWindow {
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }

    /// Makes a window the key window, or none. The former key window is notified first.
    static func changeKey(to window: UIWindow?) {
        guard window !== key else { return }
        let former = key
        key = window
        window?.windowScene?.lastKey = window
        former?.resignKey()
        former?.post(didResignKeyNotification)
        window?.becomeKey()
        window?.post(didBecomeKeyNotification)
    }

    func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIApplication {
    /// Returns the visible windows, from back to front.
    static var windowsFromBack: [UIWindow] {
        let places = UIWindow.visible.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }
        return places.map(\.element)
    }
}
