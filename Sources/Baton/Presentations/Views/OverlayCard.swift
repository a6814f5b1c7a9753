import UIKit

/// What is drawn of a sheet that may float, or above a material or glass: the part of it that is visible, which is smaller where the sheet floats. It
/// is apart from the wrapper, which transitions move by its transform, and from the presented view, which is the app's
/// and keeps the size of the layout.
final class OverlayCard: CodeView {
    /// The place of the presented view, of which the card shows a part.
    let room = CardRoom()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(room)
    }

    /// Shows a part of a sheet with a size, or all of it. Nothing of the app is laid out while only the part changes.
    func show(_ cut: SheetCut?, of size: CGSize, radius: CGFloat) {
        let whole = CGRect(origin: .zero, size: size)
        let part = cut?.part(of: size, radius: radius) ?? whole
        let scale = cut?.float.scale ?? 1
        let middle = cut?.center(of: part, in: size) ?? CGPoint(x: part.midX, y: part.midY)
        // A layout of the wrapper shows the same part again.
        if bounds.size != part.size { bounds.size = part.size }
        if center != middle { center = middle }
        if transform.a != scale { transform = CGAffineTransform(scaleX: scale, y: scale) }
        if room.frame != whole { room.frame = whole }
    }
}

/// The view that contains the presented view, at its size. It is given the same safe area as the presented view.
final class CardRoom: UIView {
    /// Called when the safe area has changed.
    var onSafeArea: () -> Void = {}
    /// Called when somebody else takes the presented view out.
    var onTaking: () -> Void = {}

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        onTaking()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onSafeArea()
    }
}
