/// The state of a cell, for which its configuration is updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the user cannot interact with the cell.
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The state of a cell of a table or of a collection.
    @MainActor
    init(of cell: UIView, isHighlighted: Bool, isSelected: Bool) {
        self.init(traitCollection: cell.traitCollection)
        isDisabled = !cell.isUserInteractionEnabled
        self.isHighlighted = isHighlighted
        self.isSelected = isSelected
    }
}
