/// What the configuration of a view depends on.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)

    var traitCollection: UITraitCollection { get set }
}
