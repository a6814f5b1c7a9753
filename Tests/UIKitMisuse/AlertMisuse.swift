import UIKit

/// Mistakes with alerts for which UIKit raises an exception, and the stand-in stops the process.
@MainActor
public enum AlertMisuse {
    /// Adds two actions with the style `cancel`.
    public static func addTwoCancelActions() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        for title in ["No", "Never"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    }

    /// Prefers an action that is not one of the alert's.
    public static func preferAStrangeAction() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    }

    /// Adds a text field to an action sheet.
    public static func addATextFieldToAnActionSheet() {
        UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet).addTextField()
    }

    /// Presents an alert with nothing to show.
    public static func presentAnEmptyAlert() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        window.rootViewController?.present(alert, animated: false)
        TurnLoop.main.advance(by: 0.1)
    }
}
