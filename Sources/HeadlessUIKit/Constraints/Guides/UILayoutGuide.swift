public import Foundation

/// A rectangular area that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The source of the rectangle of a guide.
    enum Source: Equatable {
        case constraints
        case safeArea
        case margins
        case region(UIView.LayoutRegion)
        /// The visible area of a scroll view.
        case frame
        /// The content of a scroll view. Its size is determined by constraints.
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

    /// The rectangle of the guide in its owning view.
    ///
    /// For a system guide it is the current one, otherwise that of the last layout.
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

    /// The insets of a system guide from its view. They are nil if constraints determine the guide.
    final var insets: UIEdgeInsets? {
        switch source {
        case .constraints, .content: nil
        case .frame: .zero
        case .safeArea: owner?.safeAreaInsets
        case .margins: owner?.layoutMargins
        case .region(let region): owner?.edgeInsets(for: region)
        }
    }

    /// Whether the rectangle of the guide follows from the rectangle of its view.
    final var isGiven: Bool { source != .constraints && source != .content }

    final var words: String { identifier.isEmpty ? "UILayoutGuide" : "UILayoutGuide'\(identifier)'" }
}
