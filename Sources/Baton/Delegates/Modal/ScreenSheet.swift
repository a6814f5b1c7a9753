import UIKit

/// Lets a sheet go and come with the screen of a stack that presents it. The sheet retains this object. While the sheet
/// is away, the stack retains the sheet.
@MainActor
final class ScreenSheet: StackSubscriber {
    private static let key = AssociationKey()

    /// The sheet is here, moves out along with its screen or has done so, or was dismissed because its screen has left.
    enum State { case here, out, away }

    private(set) weak var sheet: UIViewController?
    private(set) weak var screen: UIViewController?
    private(set) weak var timeline: StackTimeline?
    let driver: ModalTransitionDriver
    var state = State.here
    /// The delegate that the app has set at the former presentation controller.
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    let place = StackPlace.sheet
    let tellsOfReturn = false

    /// Follows the stack of the screen that presents, if the sheet belongs to that.
    static func follow(_ sheet: UIViewController, by driver: ModalTransitionDriver, from source: UIViewController) {
        if let former = key.get(from: sheet) as? ScreenSheet {
            // A sheet that was away is presented anew.
            former.state = .here
            former.leave()
        }
        guard driver.transitions.belongsToScreen else { return }
        let screen = sequence(first: source, next: \.parent).first { $0.parent is UINavigationController }
        let stack = screen?.navigationController
        if stack.flatMap(NavigationTransitionDriver.driver) == nil || !driver.transitions.overlay.maySparePresenter {
            Advice.give(
                about: ModalTransitions.self,
                "A sheet was to belong to a screen, but always dims it, or the screen is in no stack with transitions, so it stays.",
                "Present it with undimmed(upTo:), by a screen of a stack that has transitions, for example .system.")
        }
        guard let screen, let stack else { return }
        key.set(ScreenSheet(sheet, of: screen, by: driver, in: .of(stack)), on: sheet)
    }

    /// Lets a sheet that is away stay away. Returns whether it was.
    static func forget(_ sheet: UIViewController) -> Bool {
        guard let known = key.get(from: sheet) as? ScreenSheet, known.state == .away else { return false }
        known.leave()
        return true
    }

    private init(
        _ sheet: UIViewController, of screen: UIViewController, by driver: ModalTransitionDriver,
        in timeline: StackTimeline
    ) {
        (self.sheet, self.screen, self.driver, self.timeline) = (sheet, screen, driver, timeline)
        timeline.subscribe(self)
        driver.onPresence = { [weak self] in self?.change(isPresented: $0) }
    }

    /// Lets the sheet go. A sheet that is away is dismissed by that.
    func leave() {
        timeline?.unsubscribe(self)
        // A look that waits for the next turn may let it go again.
        let wasAway = state == .away
        state = .here
        if wasAway { driver.transitions.overlay.onDismiss?() }
        guard let sheet else { return }
        timeline?.kept.removeValue(forKey: ObjectIdentifier(sheet))
        Self.key.set(nil, on: sheet)
    }

    func receive(_ moment: StackMoment, _ change: StackChange?) {
        if let change, change.from === screen, mayLeave { move(out: true, along: change.coordinator) }
        if let change, change.to === screen, state == .out { move(out: false, along: change.coordinator) }
        guard moment == .ended || moment == .rests else { return }
        if isOnTop { comeBack() }
        lookAfterward()
    }

    /// Looks when nothing moves in the stack.
    func lookAfterward() { timeline?.afterward { [weak self] in self?.look() } }
}
