import Foundation

/// The view of an alert: its texts, its text fields and the buttons of its actions.
@preconcurrency @MainActor
final class AlertView: UIView {
    private let isSheet: Bool
    private let choose: (UIAlertAction) -> Void
    private var content = AlertContent()
    private var texts: [UILabel] = []
    private var buttons: [UIButton] = []
    private var panels: [UIView] = []

    private static let cornerRadius: CGFloat = 14

    init(_ style: UIAlertController.Style, whenChosen choose: @escaping (UIAlertAction) -> Void) {
        isSheet = style == .actionSheet
        self.choose = choose
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ content: AlertContent) {
        subviews.filter { view in !content.fields.contains { $0 === view } }.forEach { $0.removeFromSuperview() }
        self.content = content
        self.content.actions = ordered(content.actions)
        texts = [(content.title, true), (content.message, false)].compactMap { text, isTitle in
            text.map { makeText($0, isTitle: isTitle) }
        }
        buttons = self.content.actions.map(makeButton)
        panels = []
        for view in texts + content.fields + buttons { addSubview(view) }
        setNeedsLayout()
    }

    /// Puts the cancel action at the end. In an alert with two actions it comes first.
    private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let (others, cancel) = (actions.filter { $0.style != .cancel }, actions.filter { $0.style == .cancel })
        return sharesRow(actions) ? cancel + others : others + cancel
    }

    private func makeText(_ text: String, isTitle: Bool) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .systemFont(ofSize: isTitle && !isSheet ? 17 : 13, weight: isTitle ? .semibold : .regular)
        label.textColor = isSheet ? .secondaryLabel : .label
        return label
    }

    private func makeButton(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(action.title, for: .normal)
        button.titleLabel?.font = font(of: action)
        button.setTitleColor(action.style == .destructive ? .systemRed : tintColor, for: .normal)
        button.setTitleColor(.systemGray, for: .disabled)
        button.isEnabled = action.isEnabled
        button.addAction(UIAction { [choose] _ in choose(action) }, for: .touchUpInside)
        return button
    }

    private func font(of action: UIAlertAction) -> UIFont {
        .systemFont(ofSize: isSheet ? 20 : 17, weight: action === content.bold ? .semibold : .regular)
    }

    /// Returns the button of the action with a title.
    func button(titled title: String) -> UIButton? {
        zip(content.actions, buttons).first { $0.0.title == title }?.1
    }

    // MARK: Layout

    func fittingSize(inWidth width: CGFloat) -> CGSize {
        CGSize(width: width, height: layout(inWidth: width).height)
    }

    private func layout(inWidth width: CGFloat) -> AlertLayout {
        let room = CGSize(width: AlertLayout.textWidth(in: width), height: 0)
        return AlertLayout(
            isSheet: isSheet, width: width, texts: texts.map { $0.sizeThatFits(room).height },
            fields: content.fields.count, actions: content.actions.count,
            hasOwnCancel: isSheet && content.actions.last?.style == .cancel, sharesRow: sharesRow(content.actions))
    }

    /// Whether two actions are beside each other, which they are in an alert if both titles fit.
    private func sharesRow(_ actions: [UIAlertAction]) -> Bool {
        let room = AlertLayout.textWidth(in: AlertLayout.alertWidth / 2)
        return !isSheet && actions.count == 2
            && actions.allSatisfy { font(of: $0).advance(of: $0.title ?? "") <= room }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(inWidth: bounds.width)
        for (view, frame) in zip(texts, layout.texts) { view.frame = frame }
        for (view, frame) in zip(content.fields, layout.fields) { view.frame = frame }
        for (index, frame) in layout.actions.enumerated() {
            let place = isMirrored && layout.actions.count == 2 && frame.width < bounds.width ? 1 - index : index
            buttons[place].frame = frame
        }
        placePanels(layout.panels)
    }

    private func placePanels(_ frames: [CGRect]) {
        while panels.count < frames.count {
            let panel = UIView()
            panel.backgroundColor = .secondarySystemBackground
            panel.layer.cornerRadius = Self.cornerRadius
            panel.isUserInteractionEnabled = false
            insertSubview(panel, at: 0)
            panels.append(panel)
        }
        for (panel, frame) in zip(panels, frames) { panel.frame = frame }
    }
}
