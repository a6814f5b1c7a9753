/// The look and content of a content view, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state, such as that of a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}
