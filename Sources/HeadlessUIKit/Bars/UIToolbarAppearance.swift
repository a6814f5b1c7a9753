import Foundation

/// The appearance of a toolbar: its background, shadow line and buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var plainButton: UIBarButtonItemAppearance {
        didSet { barPartDidChange() }
    }
    private var doneButton: UIBarButtonItemAppearance {
        didSet { barPartDidChange() }
    }

    public override init() {
        plainButton = UIBarButtonItemAppearance()
        doneButton = UIBarButtonItemAppearance(style: .done)
        super.init()
        observeButtons()
    }

    public override init(idiom: UIUserInterfaceIdiom) {
        plainButton = UIBarButtonItemAppearance()
        doneButton = UIBarButtonItemAppearance(style: .done)
        super.init(idiom: idiom)
        observeButtons()
    }

    public override init(barAppearance: UIBarAppearance) {
        let source = barAppearance as? UIToolbarAppearance
        plainButton = source?.plainButton.copy() ?? UIBarButtonItemAppearance()
        doneButton = source?.doneButton.copy() ?? UIBarButtonItemAppearance(style: .done)
        super.init(barAppearance: barAppearance)
        observeButtons()
    }

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plainButton }
        set { plainButton = newValue.copy(observedBy: self) }
    }

    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButton }
        set { doneButton = newValue.copy(observedBy: self) }
    }

    private func observeButtons() {
        plainButton.observer = self
        doneButton.observer = self
    }

    override func isSame(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.isSame(as: other) && plainButton == other.plainButton && doneButton == other.doneButton
    }
}
