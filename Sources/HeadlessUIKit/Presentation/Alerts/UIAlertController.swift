/// A message with actions, of which the user chooses one.
///
/// An alert is in the middle of the screen. An action sheet is at the bottom of a phone, and in a popover on a pad. In the
/// iOS 26 design it is in a popover on a phone as well, or in the middle of the screen if the popover has no source
/// (B18.5).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    private var style = Style.actionSheet
    private var storedActions: [UIAlertAction] = []
    private var fields: [UITextField] = []
    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        style = preferredStyle
        self.title = title
        self.message = message
        let hasPopovers = UIDevice.current.userInterfaceIdiom == .pad || HeadlessDevice.hasGlass
        modalPresentationStyle = preferredStyle == .actionSheet && hasPopovers ? .popover : .custom
    }

    open var preferredStyle: Style { style }

    open override var title: String? {
        didSet { contentDidChange() }
    }

    open var message: String? {
        didSet { contentDidChange() }
    }

    // MARK: Actions

    open var actions: [UIAlertAction] { storedActions }

    /// Adds an action. There can be one action with the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "An alert controller can have only one action with the style cancel. Give \"\(action.title ?? "")\" "
                + "another style.")
        storedActions.append(action)
        action.alert = self
        contentDidChange()
    }

    /// The action whose title is bold in an alert. If it is nil, that is the cancel action.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { action in storedActions.contains { $0 === action } } ?? true,
                "The preferred action is not one of the alert's actions. Call addAction(_:) before setting it.")
            contentDidChange()
        }
    }

    var cancelAction: UIAlertAction? { storedActions.first { $0.style == .cancel } }

    /// Dismisses the alert, and calls the handler of an action when the dismissal has ended.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, presentingViewController != nil else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// Handles a tap beside an action sheet, which chooses the cancel action.
    func chooseCancel() {
        guard style == .actionSheet, let cancelAction else { return }
        choose(cancelAction)
    }

    /// Calls the handler of the cancel action after a tap beside a popover.
    func wasCancelledByUser() {
        if let cancelAction { cancelAction.handler?(cancelAction) }
    }

    // MARK: Text fields

    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field to an alert. An action sheet can have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(
            style == .alert, "Text fields can be added only to an alert. Create the controller with the style alert.")
        let field = UITextField()
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    // MARK: View

    open override func loadView() {
        let made = AlertView(style) { [weak self] in self?.choose($0) }
        view = made
        contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        precondition(
            title != nil || message != nil || !storedActions.isEmpty,
            "An alert controller must have a title, a message or an action to show.")
    }

    /// Begins editing in the first text field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    /// Shows the current texts and actions. A popover has no cancel action, since a tap beside it cancels.
    func contentDidChange() {
        guard let alertView else { return }
        let isPopover = modalPresentationStyle == .popover
        let shown = storedActions.filter { $0.style != .cancel || !isPopover }
        alertView.show(
            AlertContent(
                title: title, message: message, actions: shown, bold: preferredAction ?? cancelAction, fields: fields))
        if isPopover { preferredContentSize = alertView.fittingSize(inWidth: AlertLayout.popoverWidth) }
        presentation.run?.container.setNeedsLayout()
    }
}
