public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What decides where a guide is.
    enum Source {
        case constraints
        case safeArea
        case margins
        /// Of a scroll view: what is seen of its content.
        case frame
        /// Of a scroll view: its content, whose size the constraints find.
        case content
    }

    final let source: Source
    private weak var owner: UIView?
    open var identifier = ""

    public override convenience init() {
        self.init(.constraints, of: nil)
    }

    init(_ source: Source, of view: UIView?) {
        self.source = source
        owner = view
        super.init()
    }

    open weak var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.leave(self)
            owner = newValue
            newValue?.needConstraintState().guides.append(self)
        }
    }

    /// Where the guide is in its view: as the last layout left it, or for guides of the system as it is now.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        guard let insets else { return owner.engine?.rect(of: self) ?? .zero }
        return CGRect(
            x: owner.bounds.minX + insets.left, y: owner.bounds.minY + insets.top,
            width: max(0, owner.bounds.width - insets.left - insets.right),
            height: max(0, owner.bounds.height - insets.top - insets.bottom))
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// By how much a guide of the system is smaller than its view.
    final var insets: UIEdgeInsets? {
        switch source {
        case .constraints, .content: nil
        case .frame: .zero
        case .safeArea: owner?.safeAreaInsets
        case .margins: owner?.layoutMargins
        }
    }

    /// Whether a guide's place follows from its view's.
    final var isGiven: Bool { source != .constraints && source != .content }

    final var words: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide'\(identifier)'" }
}
