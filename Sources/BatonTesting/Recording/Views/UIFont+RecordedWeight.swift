import UIKit

extension UIFont {
    private static let weights: [(Weight, Double)] = [
        (.regular, 400), (.semibold, 600), (.bold, 700), (.medium, 500), (.light, 300), (.heavy, 800), (.black, 900),
        (.thin, 200), (.ultraLight, 100),
    ]

    /// The weight in the numbers of CSS. A font that is not the system's counts as regular.
    var recordedWeight: Double {
        Self.weights.first { self == .systemFont(ofSize: pointSize, weight: $0.0) }?.1 ?? 400
    }
}
