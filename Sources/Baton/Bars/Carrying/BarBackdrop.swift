import UIKit

/// The view directly below a bar on which Baton paints; it is there only while there is something to paint.
///
/// A colour is the view's own; anything else is a view in it, and so is a line. It is held to the bar by constraints, and
/// goes wherever that goes.
final class BarBackdrop: UIView {
    private weak var bar: UIView?
    private let edge: Edge?
    /// Called when the backdrop is laid out, or comes into a window or leaves it: changes that no delegate hears of end up
    /// here.
    private let onLayout: () -> Void
    private let onMove: (Bool) -> Void
    private var content: UIView?
    private var line: UIView?
    private var fill: BarFill?
    private static let hairline: CGFloat = 1 / 3

    /// - Parameter edge: the edge of the screen up to which the bar's background reaches: `.top` or `.bottom`; nil where
    ///   the bar is on its own.
    init(
        below bar: UIView, at edge: Edge? = .top, onLayout: @escaping () -> Void = {},
        onMove: @escaping (Bool) -> Void = { _ in }
    ) {
        self.bar = bar
        self.edge = edge
        self.onLayout = onLayout
        self.onMove = onMove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        alpha = 0
        guard let space = bar.superview else { return }
        space.insertSubview(self, belowSubview: bar)
        frame = place(for: bar.frame)
        hold(to: bar, in: space)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A backdrop is made in code only.")
    }

    private func hold(to bar: UIView, in space: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        var bounds = [
            topAnchor.constraint(equalTo: edge == .top ? space.topAnchor : bar.topAnchor),
            bottomAnchor.constraint(equalTo: edge == .bottom ? space.bottomAnchor : bar.bottomAnchor),
        ]
        // A bar that is away may be beyond the edge, and nothing is less high than not at all.
        bounds.forEach { $0.priority = UILayoutPriority(999) }
        bounds += [
            leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        ]
        NSLayoutConstraint.activate(bounds)
    }

    /// From the edge of the screen to the far side of the bar.
    func place(for bar: CGRect) -> CGRect {
        if edge == nil { return bar }
        if edge == .top { return CGRect(x: bar.minX, y: 0, width: bar.width, height: max(0, bar.maxY)) }
        let end = superview?.bounds.maxY ?? bar.maxY
        return CGRect(x: bar.minX, y: min(bar.minY, end), width: bar.width, height: max(0, end - bar.minY))
    }

    /// Stops where the last change leads.
    func stop() {
        layer.removeAllAnimations()
        line?.layer.removeAllAnimations()
    }

    /// Goes to a place, whatever transform it has.
    func stand(at place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// Shows a paint; inside an animation block it turns into that, where it is of the same kind.
    func show(_ paint: BarPaint) {
        put(paint.fill)
        alpha = paint.alpha
        if paint.line > 0 || line != nil { needLine().alpha = paint.line }
    }

    /// The paint in which the bar comes to rest: what is not to be seen there is taken away.
    func rest(_ paint: BarPaint) {
        show(paint)
        guard paint.line == 0 else { return }
        line?.removeFromSuperview()
        line = nil
    }

    private func put(_ new: BarFill?) {
        guard new != fill else { return }
        fill = new
        backgroundColor = new?.color
        UIView.performWithoutAnimation {
            content?.removeFromSuperview()
            content = new?.makeView()
            guard let content else { return }
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(content, at: 0)
        }
    }

    private func needLine() -> UIView {
        if let line { return line }
        let made = UIView.withoutAnimation {
            let y = edge == .bottom ? -Self.hairline : bounds.height
            let made = UIView(frame: CGRect(x: 0, y: y, width: bounds.width, height: Self.hairline))
            made.backgroundColor = .separator
            made.alpha = 0
            made.autoresizingMask = [.flexibleWidth, edge == .bottom ? .flexibleBottomMargin : .flexibleTopMargin]
            addSubview(made)
            return made
        }
        line = made
        return made
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove(window != nil)
    }
}

extension BarFill {
    /// Nil for a colour, which needs no view of its own.
    @MainActor
    fileprivate func makeView() -> UIView? {
        switch self {
        case .color: return nil
        case .blur(let style): return UIVisualEffectView(effect: UIBlurEffect(style: style))
        case .gradient(let gradient): return GradientView(gradient)
        case .image(let image):
            let view = UIImageView(image: image)
            view.contentMode = .scaleToFill
            view.clipsToBounds = true
            return view
        }
    }
}
