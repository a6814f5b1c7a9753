import UIKit

extension UIColor {
    /// White for the buttons of a painted bar up to iOS 18. Later a tint of the bar has no effect: UIKit draws the buttons in
    /// the colour of labels.
    @MainActor static var whiteButtons: UIColor? {
        UIDevice.current.systemVersion.compare("26", options: .numeric) == .orderedAscending ? .white : nil
    }
}
