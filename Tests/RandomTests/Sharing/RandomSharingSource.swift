import Baton
import UIKit

/// A list that shares the row or the picture of one item, and that may be disturbed at any moment.
@MainActor
protocol RandomSharingSource: SharedViewProvider {
    /// All views that were ever shared.
    var pictures: [UIView] { get }
    var offset: CGFloat { get set }
    /// Called with each answer.
    var onAnswer: ((UIView?, String, ScreenChange) -> Void)? { get set }
    /// Shares another item from now on.
    func choose(_ item: Int)
    /// Shows every item in another view.
    func reload()
    /// Removes the item that is shared.
    func lose()
}
