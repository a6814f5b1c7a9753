import UIKit

/// Two backgrounds side by side, divided at the edge between two screens. The upper background moves with its screen.
/// The lower one stays, in a clip that moves with the edge.
@MainActor
struct BarSplit {
    let upper: any BarBackdrop
    let lower: any BarBackdrop
    let clip: BarClip
    private let operation: ScreenChange.Operation
    /// The way of the upper background.
    private let distance: CGFloat

    /// - Parameter space: The superview of the bar. UIKit slides the screens in its layout direction (B10.31).
    init(
        _ operation: ScreenChange.Operation, leaving: any BarBackdrop, entering: any BarBackdrop, clip: BarClip,
        in space: UIView
    ) {
        self.operation = operation
        upper = operation.isForward ? entering : leaving
        lower = operation.isForward ? leaving : entering
        self.clip = clip
        distance = upper.bounds.width * space.effectiveUserInterfaceLayoutDirection.sign
    }

    func place(at part: CGFloat) {
        placeUpper(at: part)
        placeLower(at: part)
    }

    func placeUpper(at part: CGFloat) {
        upper.transform = CGAffineTransform(translationX: distance * apart(at: part), y: 0)
    }

    /// Shows as much of the lower background as the upper one leaves free at a part of the change.
    func placeLower(at part: CGFloat) {
        let hidden = distance * (1 - apart(at: part))
        clip.transform = CGAffineTransform(translationX: -hidden, y: 0)
        lower.transform = CGAffineTransform(translationX: hidden, y: 0)
    }

    /// Where the upper background is: over the lower one at 0, beside it at 1.
    private func apart(at part: CGFloat) -> CGFloat { operation.isForward ? 1 - part : part }
}
