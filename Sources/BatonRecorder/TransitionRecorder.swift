package import Baton
public import UIKit

/// Keeps what happens in a window during the last minutes, for a bug report that can be played again.
///
/// Start it in debug builds, and let testers send the file:
///
/// ```swift
/// TransitionRecorder.start(in: window)
/// ```
///
/// It sees touches, changes of screens, sizes, editing, and what UIKit and Baton say. It has no influence on any of them. A
/// transition that does not end in time is reported with the step that it waits for. It looks at the window when the run loop has
/// turned, and costs nothing while nothing happens. The window retains the recorder.
@MainActor
public final class TransitionRecorder {
    private static let key = AssociationKey()
    private static let usualSeconds: TimeInterval = 120
    /// Less than a frame.
    private static let moment = 0.001
    /// A frame, and a little more. A change that is seen at the end of a turn has happened in that turn, before which the run loop may
    /// have waited for long.
    private static let turn = 0.02

    /// Called once for each transition that does not end in time. By default one line of advice is given.
    public var onLateTransition: ((LateTransition) -> Void)?

    private weak var window: UIWindow?
    private let seconds: TimeInterval
    private let touches = TouchObserver()
    private let register = ScreenRegister()
    private let watch = TransitionWatch()
    private let pulse = TransitionPulse()
    private var observers: [NotificationObserver] = []
    private var state = RecordedState()
    private var history: RecordedEvents
    /// Each stack as it was before its last change.
    private var former: [Int: RecordedStack] = [:]
    /// The screens of the transitions that a finger has cancelled since the last look.
    private var cancelled: Set<Int> = []
    /// Whether something was said since the last look. Only then transitions may have been changed that matter.
    private var hasNote = false
    /// What has changed since the last look happened after this time.
    private var lastTime: Double

    // MARK: For the app

    /// Starts to record a window, unless it is recorded already.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - seconds: The seconds that are kept.
    /// - Returns: The recorder of the window.
    @discardableResult
    public static func start(in window: UIWindow, keeping seconds: TimeInterval = 120) -> TransitionRecorder {
        if let known = recorder(of: window) { return known }
        let isAllowed = (1...3_600).contains(seconds)
        if !isAllowed {
            Advice.give(
                about: TransitionRecorder.self,
                "A recording is to keep \(seconds) seconds, so it keeps \(usualSeconds).",
                "Keep from 1 to 3600 seconds.")
        }
        let recorder = TransitionRecorder(of: window, keeping: isAllowed ? seconds : usualSeconds)
        key.set(recorder, on: window)
        recorder.begin(in: window)
        return recorder
    }

    /// Returns the recorder of a window, or nil if it is not recorded.
    public static func recorder(of window: UIWindow) -> TransitionRecorder? {
        key.get(from: window) as? TransitionRecorder
    }

    /// Stops recording. Nothing of the recorder is left in the window. What was recorded can still be read.
    public func stop() {
        window.map { Self.key.set(nil, on: $0) }
        touches.view?.removeGestureRecognizer(touches)
        NoteListeners.remove(self)
        observers = []
        pulse.run(false)
        window = nil
    }

    /// What has happened until now.
    public var report: BugReport {
        register.tidy(keeping: history.screens)
        let named = history.screens
        let earlier = history.earlier
        return BugReport(
            screens: register.descriptions.filter { named.contains($0.key) },
            earlier: earlier.isEmpty ? nil : earlier, start: history.start, events: history.events)
    }

    // MARK: Beginning

    private init(of window: UIWindow, keeping seconds: TimeInterval) {
        self.window = window
        self.seconds = seconds
        lastTime = CACurrentMediaTime()
        history = RecordedEvents(from: state, at: lastTime, length: seconds)
    }

    private func begin(in window: UIWindow) {
        let controllers = window.everyController
        state = StateReader(window: window, register: register).read(controllers, since: nil)
        history = RecordedEvents(
            from: state, at: lastTime, length: seconds, isAtRest: controllers.coordinators.isEmpty)
        touches.onTouch = { [weak self] in self?.note($0, $1) }
        window.addGestureRecognizer(touches)
        watch.onNote = { [weak self] in self?.receive(.transition, $0) }
        watch.onCancel = { [weak self] screens in
            guard let self else { return }
            cancelled.formUnion(screens.map(register.id))
        }
        watch.onLate = { [weak self] in self?.note($0) }
        NoteListeners.add(self)
        observers = EditingObserver.observers { [weak self] in self?.noteEditing($0) }
        observers += [
            NotificationObserver(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
                self?.record(.step(.background))
            },
            NotificationObserver(of: UIApplication.willEnterForegroundNotification) { [weak self] in
                self?.record(.step(.foreground))
            },
        ]
        EveryTurn.call { [weak self] in self?.look() == true }
    }

    // MARK: Recording

    private var now: Double { CACurrentMediaTime() }

    private func record(_ what: RecordedEvent.What) {
        lastTime = now
        history.append(what, at: lastTime)
    }

    private func note(_ touch: UITouch, _ recorded: RecordedTouch) {
        if recorded.phase == .began, let view = touch.view, let screen = view.controller {
            let scrollView = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIScrollView }.first
            if let scrollView, scrollView.controller === screen {
                register.note(scrollView, in: screen)
                let offset = scrollView.contentOffset
                record(
                    .step(
                        .offset(
                            screen: register.id(of: screen), x: RecordedSize.rounded(offset.x),
                            y: RecordedSize.rounded(offset.y))))
            }
        }
        record(.step(.touch(recorded)))
    }

    private func noteEditing(_ field: UIView?) {
        guard let field else {
            state.edited = nil
            return record(.step(.endEditing))
        }
        guard field.window === window, let screen = field.controller else { return }
        register.note(field: field, in: screen)
        state.edited = register.id(of: screen)
        record(.step(.edit(screen: register.id(of: screen))))
    }

    private func note(_ late: LateTransition) {
        history.append(.late(late), at: now)
        if let onLateTransition { return onLateTransition(late) }
        Advice.give(about: TransitionRecorder.self, late.description, late.step.remedy)
    }

    /// Looks at the window at the end of a turn. Returns whether the recorder still records.
    func look() -> Bool {
        guard let window else { return false }
        let controllers = window.everyController
        watch.look(controllers.coordinators, isTouched: touches.isTouched, at: now)
        pulse.run(watch.waits)
        var new = StateReader(window: window, register: register).read(controllers, since: hasNote ? nil : state)
        hasNote = false
        new.edited = state.edited
        if new != state { noteChanges(to: new, controllers) }
        state = new
        lastTime = now
        cancelled = []
        let isAtRest = watch.isAtRest && !touches.isTouched
        if history.wantsPart(at: now, isAtRest: isAtRest) {
            history.beginPart(from: state, at: now, isAtRest: isAtRest)
            register.tidy(keeping: history.screens)
        }
        if isAtRest { history.rest(in: state, at: now) }
        return true
    }

    private func noteChanges(to new: RecordedState, _ controllers: [UIViewController]) {
        var transitions: [Int: any UIViewControllerTransitionCoordinator] = [:]
        for controller in controllers { transitions[register.id(of: controller)] = controller.transitionCoordinator }
        var steps = state.steps(to: new) { transitions[$0]?.isAnimated == true }
        if new.device.size != state.device.size { steps.insert(.resize(new.device.size), at: 0) }
        let events = steps.map { step in
            let isHeld = step.screens.contains { transitions[$0]?.initiallyInteractive == true }
            return isHeld || isCancel(step) ? RecordedEvent.What.result(step) : .step(step)
        }
        for stack in new.stacks {
            let old = state.stacks.first { $0.id == stack.id }
            if let old, old.screens != stack.screens { former[stack.id] = old }
        }
        let hasTurned = now - lastTime < Self.moment
        let time = max(lastTime, now - Self.turn)
        for (number, event) in events.enumerated() {
            history.insert(event, at: time, turns: hasTurned && number == events.count - 1)
        }
    }
}

extension TransitionRecorder {
    /// Whether a finger that has cancelled a transition has led to a step.
    private func isCancel(_ step: RecordedStep) -> Bool {
        switch step {
        case .stack(let stack, _): !cancelled.isDisjoint(with: stack.screens) && former[stack.id] == stack
        case .dismiss(let screen, _): cancelled.contains(screen)
        default: false
        }
    }
}

extension TransitionRecorder: NoteListeners.Listener {
    package func receive(_ kind: NoteListeners.Kind, _ text: String) {
        hasNote = true
        history.append(.note(RecordedNote(kind: kind, text: text)), at: now)
    }
}

extension UIView {
    /// The view controller to which the view belongs.
    fileprivate var controller: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
