import UIKit

extension UIView {
    /// Adds a subview that fills the guide of a view, at a distance.
    func pin(_ subview: UIView, to guide: UILayoutGuide, insets: NSDirectionalEdgeInsets = .zero) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        NSLayoutConstraint.activate([
            subview.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
            subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
            guide.trailingAnchor.constraint(equalTo: subview.trailingAnchor, constant: insets.trailing),
            guide.bottomAnchor.constraint(equalTo: subview.bottomAnchor, constant: insets.bottom),
        ])
    }
}
