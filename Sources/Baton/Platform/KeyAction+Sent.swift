import UIKit

extension KeyAction {
    #if HEADLESS_UIKIT
        /// What UIKit calls for a command.
        static let sent = perform
    #else
        static let sent = #selector(UIViewController.performKeyOfBaton)
    #endif
}

#if !HEADLESS_UIKIT
    extension UIViewController {
        @objc fileprivate func performKeyOfBaton(_ command: UIKeyCommand) { KeyAction.perform(command, from: self) }
    }
#endif
