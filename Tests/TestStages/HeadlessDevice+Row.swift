import UIKit

extension HeadlessDevice {
    /// The height of a navigation bar without a large title on a phone in portrait (B8.1, B17.50).
    static var rowHeight: CGFloat { current.design == .glass ? 54 : 44 }
}
