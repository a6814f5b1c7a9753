import UIKit

/// A view whose content is seen elsewhere than in its frame. A transition that moves it out of the container moves what is seen.
@MainActor
protocol OffsetView: UIView {
    /// Returns where the content is seen if the view has a frame.
    func seenPlace(in place: CGRect) -> CGRect
}
