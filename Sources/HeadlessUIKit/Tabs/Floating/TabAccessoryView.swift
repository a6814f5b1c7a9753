import Foundation

/// The glass of a tab bar's accessory, with the view of the app on it.
@preconcurrency @MainActor
final class TabAccessoryView: UIView {
    private let glass = GlassPieceView(behind: [])
    private let content: UIView

    /// Where the accessory is, as a trait of the content.
    var environment = UITabAccessory.Environment.unspecified {
        didSet { traitOverrides[UITraitTabAccessoryEnvironment.self] = environment }
    }

    init(_ accessory: UITabAccessory) {
        content = accessory.contentView
        super.init(frame: .zero)
        glass.applyTint(of: self)
        [glass, content].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.cover(bounds)
        content.frame = bounds
    }
}
