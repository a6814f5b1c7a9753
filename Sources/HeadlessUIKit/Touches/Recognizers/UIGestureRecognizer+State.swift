import Foundation

extension UIGestureRecognizer {
    /// Whether a state that is assigned from outside has no effect (B19.20).
    var keepsItsState: Bool {
        HeadlessDevice.current.systemVersion >= 26 && SystemClasses.contains(type(of: self))
    }

    func adviseOfState() {
        HeadlessLog.warn(
            "The state of a \(type(of: self)) was set from outside. That has no effect from iOS 26 on. Move a finger over "
                + "its view, or override state in a subclass.")
    }
}
