public import Foundation

/// A wheel that spins while a task is in progress.
///
/// The spin is an animation that repeats for ever. It starts anew when the view is added to a window.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size of an activity indicator.
    public enum Style: Int, Sendable {
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101

        fileprivate var side: CGFloat { self == .large ? 37 : 20 }
    }

    private let wheel = UIView()
    private let spokes: [UIView]
    private var spins = false

    private static let spokeCount = 8
    private static let turnDuration: TimeInterval = 1
    private static let key = "UIActivityIndicatorView.spin"
    /// The thickness and the length of a spoke, as fractions of the side of the wheel.
    private static let spoke = CGSize(width: 0.1, height: 0.26)

    /// Creates an indicator with the size of its style.
    public init(style: Style) {
        spokes = (0..<Self.spokeCount).map { _ in UIView() }
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        prepare()
    }

    public override init(frame: CGRect) {
        spokes = (0..<Self.spokeCount).map { _ in UIView() }
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        wheel.isUserInteractionEnabled = false
        addSubview(wheel)
        for (index, spoke) in spokes.enumerated() {
            spoke.alpha = 1 - 0.75 * CGFloat(index) / CGFloat(Self.spokeCount - 1)
            wheel.addSubview(spoke)
        }
        isHidden = true
        paint()
    }

    // MARK: Look

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    open var color: UIColor! = .systemGray { didSet { paint() } }

    private func paint() {
        for spoke in spokes { spoke.backgroundColor = color }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = style.side
        wheel.bounds.size = intrinsicContentSize
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, spoke) in spokes.enumerated() {
            let size = CGSize(width: side * Self.spoke.width, height: side * Self.spoke.height)
            let angle = -2 * CGFloat.pi * CGFloat(index) / CGFloat(Self.spokeCount)
            let radius = (side - size.height) / 2
            spoke.bounds.size = size
            spoke.layer.cornerRadius = size.width / 2
            spoke.center = CGPoint(x: side / 2 + radius * sin(angle), y: side / 2 - radius * cos(angle))
            spoke.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    // MARK: Animation

    /// Whether the view is hidden while it does not spin.
    open var hidesWhenStopped = true { didSet { if !spins { isHidden = hidesWhenStopped } } }

    open var isAnimating: Bool { spins }

    open func startAnimating() {
        guard !spins else { return }
        spins = true
        isHidden = false
        spin()
    }

    open func stopAnimating() {
        guard spins else { return }
        spins = false
        wheel.layer.removeAnimation(forKey: Self.key)
        if hidesWhenStopped { isHidden = true }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        spin()
    }

    private func spin() {
        guard spins, window != nil, wheel.layer.animation(forKey: Self.key) == nil else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = 2 * Double.pi
        turn.duration = Self.turnDuration
        turn.repeatCount = .infinity
        turn.isRemovedOnCompletion = false
        wheel.layer.add(turn, forKey: Self.key)
    }
}
