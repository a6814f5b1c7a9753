public import Foundation

/// A view of a collection view that can be reused for different items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    /// Called with the attributes that the layout gives to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// The cell that shows a visible item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    final var content = CellContent()
    /// The index path of the item that the cell shows.
    final var indexPath: IndexPath?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The view that contains the content of the cell.
    open var contentView: UIView { content.view }

    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    /// Whether the configuration is updated for the state when the state changes.
    open var automaticallyUpdatesContentConfiguration = true

    private var needsConfiguration = true

    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let known = contentConfiguration else { return }
        contentConfiguration = known.updated(for: state)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }
}
