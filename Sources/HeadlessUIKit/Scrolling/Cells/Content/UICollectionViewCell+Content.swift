extension UICollectionViewCell {
    /// What the content view shows, or nil if the cell fills its content view itself.
    ///
    /// The content view is replaced by one that the configuration creates, unless it can show the new one already.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { content = content.showing(newValue) }
    }

    /// The state for which the configuration is updated.
    public var configurationState: UICellConfigurationState {
        UICellConfigurationState(of: self, isHighlighted: isHighlighted, isSelected: isSelected)
    }
}
