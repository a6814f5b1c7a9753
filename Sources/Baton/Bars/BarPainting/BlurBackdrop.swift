import UIKit

/// A backdrop that blurs the content behind it, with a tint over the blur. UIKit draws an effect view wrongly whose
/// alpha is below 1. The blur therefore fades by its effect, which UIKit animates (B6.70), and tint and line by the
/// alpha of the content view. At rest a paused animator holds a part of the blur. Only a transition from or to a part
/// fades the view itself, because an animation of the effect leads to the whole effect or to none. While the user
/// reduces transparency there is no effect, and the tint covers an opaque colour.
final class BlurBackdrop: UIVisualEffectView, BarBackdrop {
    let line = BarLine()
    var observer: BackdropObserver?
    var statusBarRoom: NSLayoutConstraint?
    /// UIKit does not allow subviews in an effect view itself.
    var lineHost: UIView { contentView }
    private let blur: UIBlurEffect
    private let tint: UIColor?
    private let cover: UIColor
    private var transparency: NotificationObserver?
    private var part: CGFloat = 1
    private var held: HeldBlur?
    var holdsPart: Bool { held != nil }

    init(_ blur: BarBlur, tint: UIColor?) {
        self.blur = blur.effect
        self.tint = tint
        cover = blur.cover
        super.init(effect: nil)
        showKind()
        transparency = ReducedTransparency.observe { [weak self] in self?.showKind() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A backdrop is made in code only.")
    }

    /// What is visible behind the tint, if it is not the colour.
    private var seenEffect: UIBlurEffect? { ReducedTransparency.applies ? nil : blur }

    /// Shows the blur or the colour in place of it.
    private func showKind() {
        contentView.backgroundColor = ReducedTransparency.applies ? cover.covered(by: tint) : tint
        // A part that is reached by the alpha of the view belongs to a transition.
        if part > 0, part < 1, alpha == 1 { hold() } else { effect = part > 0 ? seenEffect : nil }
    }

    func fade(to part: CGFloat) {
        let former = self.part
        self.part = part
        guard AnimatedChanges.areMadeNow else { return hold() }
        guard former != part else { return }
        let fadesView = [former, part].contains { $0 > 0 && $0 < 1 }
        UIView.performWithoutAnimation { fadesView ? showView(former) : showEffect(former) }
        fadesView ? showView(part) : showEffect(part)
    }

    /// Shows the part by the alpha of the view.
    private func showView(_ part: CGFloat) {
        release()
        effect = seenEffect
        contentView.alpha = 1
        alpha = part
    }

    /// Shows the whole effect or none.
    private func showEffect(_ part: CGFloat) {
        release()
        effect = part > 0 ? seenEffect : nil
        contentView.alpha = part
        alpha = 1
    }

    /// Shows the part at rest.
    private func hold() {
        guard part > 0, part < 1, window != nil, !ReducedTransparency.applies else { return showEffect(part) }
        UIView.performWithoutAnimation {
            contentView.alpha = part
            alpha = 1
            held = held ?? HeldBlur(blur, in: self) { [weak self] in self?.holdAgain() }
        }
        held?.show(part)
    }

    private func holdAgain() {
        guard holdsPart else { return }
        release()
        hold()
    }

    private func release() {
        held?.release()
        held = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    /// UIKit raises an exception if a paused animator is released, so that none is kept outside of a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if part > 0, part < 1, window != nil || held != nil { hold() }
        didMove()
    }
}
