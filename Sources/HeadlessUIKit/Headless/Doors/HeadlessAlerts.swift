/// Taps on the buttons of alerts and action sheets.
@MainActor
public enum HeadlessAlerts {
    /// Taps the button with a title, and returns whether the tap had an effect.
    ///
    /// It has none while the button is disabled or something covers it, and before the alert is on screen. The handler of
    /// the action is called when the alert has gone.
    @discardableResult
    public static func tap(_ title: String, in alert: UIAlertController) -> Bool {
        alert.viewIfLoaded?.layoutIfNeeded()
        guard let button = (alert.viewIfLoaded as? AlertView)?.button(titled: title), button.isEnabled,
            let window = button.window, !alert.isBeingDismissed
        else { return false }
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        guard window.hitTest(middle, with: nil)?.isDescendant(of: button) == true else { return false }
        button.sendActions(for: .touchUpInside)
        return true
    }
}
