/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// What the view shows. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show a configuration, so that no new view is needed for it.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether a configuration has the type of the current one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
