import UIKit

extension UIView {
    /// The views in this view that are as wide as it is and have a background colour, with the colours that are seen.
    var paintedViews: [(view: UIView, color: CGColor)] {
        subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { child -> [(view: UIView, color: CGColor)] in
            let layer = child.layer.presentation() ?? child.layer
            let isPainted = child.bounds.width >= bounds.width && (layer.backgroundColor?.alpha ?? 0) > 0
            let own = isPainted ? layer.backgroundColor.map { [(child, $0)] } ?? [] : []
            return own + child.paintedViews
        }
    }

    /// The labels in this view and its subviews that show a text and are not hidden.
    func labels(showing text: String) -> [UILabel] {
        guard !isHidden else { return [] }
        let own = (self as? UILabel).map { $0.text == text ? [$0] : [] } ?? []
        return own + subviews.flatMap { $0.labels(showing: text) }
    }
}

extension UINavigationBarAppearance {
    /// An appearance that paints a colour and nothing else.
    static func flat(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = color
        return appearance
    }
}
