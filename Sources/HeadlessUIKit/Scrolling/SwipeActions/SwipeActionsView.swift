import Foundation

/// The buttons of the actions that a swiped row uncovers.
@preconcurrency @MainActor
final class SwipeActionsView: UIView {
    static let actionWidth: CGFloat = 74

    private let buttons: [UIButton]

    /// - Parameter perform: Called with an action that is tapped.
    init(_ configuration: UISwipeActionsConfiguration, perform: @escaping (UIContextualAction) -> Void) {
        buttons = configuration.actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        clipsToBounds = true
        buttons.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The first action is at the edge of the row.
    var startsAtLeft = false

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(startsAtLeft ? index : buttons.count - 1 - index)
            button.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
        }
    }
}
