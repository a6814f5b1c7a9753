import TestSupport
import UIKit

/// Moves four fingers by seeded random numbers over views with all kinds of recognizers, while the app changes.
@MainActor
final class RandomHand {
    private let window: UIWindow
    private let views: [WatchedView]
    private let delegate: RandomJudge
    private var recognizers: [UIGestureRecognizer] = []
    private var grammars: [ObjectIdentifier: GestureGrammar] = [:]
    private var numbers: RandomNumbers
    /// Requires all other recognizers to fail, so that it shows whether one of them is still undecided.
    private let probe = UITapGestureRecognizer()
    private var probeFired = false
    private var spokenKinds: Set<String> = []
    /// The operations since the last call of `settle()`, for failure messages.
    private(set) var script = ""

    init(seed: UInt64) {
        // The points lie on the screen of a phone. Another test may have left another device.
        HeadlessDevice.current = .phone
        window = UIWindow(frame: UIScreen.main.bounds)
        numbers = RandomNumbers(seed: seed)
        delegate = RandomJudge(seed: seed &+ 1)
        views = (0..<6).map { index in
            let size = CGFloat(390 - index % 3 * 120)
            return WatchedView(frame: CGRect(x: 0, y: CGFloat(index / 3) * 400, width: size, height: size))
        }
        TurnLoop.main.reset()
        HeadlessLog.reset()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        views.forEach { $0.isMultipleTouchEnabled = true }
        for index in views.indices { place(index) }
        for index in 0..<18 { add(make(index), to: views[index % views.count]) }
        recognizers.forEach(probe.require)
        probe.addAction { [weak self] _ in self?.probeFired = true }
        root.view.addGestureRecognizer(probe)
        TurnLoop.main.runTurn()
    }

    private func place(_ index: Int) {
        (index % 3 == 0 ? window.rootViewController?.view : views[index - 1])?.addSubview(views[index])
    }

    private func make(_ index: Int) -> UIGestureRecognizer {
        switch index % 8 {
        case 0: return UIPanGestureRecognizer()
        case 1: return UITapGestureRecognizer()
        case 2:
            let twice = UITapGestureRecognizer()
            twice.numberOfTapsRequired = 2
            return twice
        case 3: return UILongPressGestureRecognizer()
        case 4: return UISwipeGestureRecognizer()
        case 5: return UIPinchGestureRecognizer()
        case 6: return UIRotationGestureRecognizer()
        default:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            return edge
        }
    }

    private func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
        view.addGestureRecognizer(recognizer)
        // The swipe would never be recognized if the pan recognizers around it did not allow simultaneous recognition.
        if numbers.next(below: 2) == 0 || recognizer is UISwipeGestureRecognizer { recognizer.delegate = delegate }
        if numbers.next(below: 3) == 0, let other = recognizers.last { recognizer.require(toFail: other) }
        recognizer.delaysTouchesBegan = numbers.next(below: 4) == 0
        recognizers.append(recognizer)
        grammars[ObjectIdentifier(recognizer)] = GestureGrammar()
        recognizer.addAction { [weak self] recognizer in
            self?.grammars[ObjectIdentifier(recognizer)]?.receive(recognizer.state)
            self?.spokenKinds.insert("\(type(of: recognizer))")
            self?.meddle(with: recognizer)
        }
    }

    // MARK: Operations

    func step() {
        let finger = numbers.next(below: 4)
        switch numbers.next(below: 20) {
        case 0...3: land(finger)
        case 4: swipe(finger)
        case 5...11: note("move \(finger)") { HeadlessTouches.moved(finger: finger, to: point, in: window) }
        case 12...14: lift(finger)
        case 15: note("cancel \(finger)") { HeadlessTouches.cancelled(finger: finger, in: window) }
        case 16: note("switch") { anyRecognizer.isEnabled.toggle() }
        case 17: note("remove") { views[numbers.next(below: views.count)].removeFromSuperview() }
        case 18: note("place") { place(numbers.next(below: views.count)) }
        default: hideOrPresent()
        }
        let time = [0, 0, 0.01, 0.05, 0.2, 0.6][numbers.next(below: 6)]
        if time > 0 { note("\(time)") { TurnLoop.main.advance(by: time) } }
    }

    private func note(_ name: String, _ action: () -> Void) {
        script += name + ", "
        action()
    }

    private func land(_ finger: Int) {
        note("down \(finger)") { HeadlessTouches.began(finger: finger, at: point, in: window) }
    }

    /// Performs a complete quick drag, which independent random moves rarely form.
    private func swipe(_ finger: Int) {
        let start = point
        land(finger)
        for step in 1...4 {
            let place = CGPoint(x: start.x + CGFloat(step) * 30, y: start.y)
            note("move \(finger)") { HeadlessTouches.moved(finger: finger, to: place, in: window) }
            note("0.02") { TurnLoop.main.advance(by: 0.02) }
        }
        lift(finger)
    }

    private func lift(_ finger: Int) {
        note("up \(finger)") { HeadlessTouches.ended(finger: finger, in: window) }
    }

    private func hideOrPresent() {
        switch numbers.next(below: 6) {
        case 0: note("hide") { window.isHidden.toggle() }
        case 1: note("present") { present() }
        case 2: note("dismiss") { window.rootViewController?.dismiss(animated: false) }
        default: break
        }
    }

    private func present() {
        guard window.rootViewController?.presentedViewController == nil else { return }
        window.rootViewController?.present(UIViewController(), animated: numbers.next(below: 2) == 0)
    }

    /// Changes the app in an action, as apps do.
    private func meddle(with recognizer: UIGestureRecognizer) {
        switch numbers.next(below: 40) {
        case 0: note("(off)") { recognizer.isEnabled = false }
        case 1: note("(off and on)") { anyRecognizer.isEnabled = false }
        case 2: note("(remove)") { recognizer.view?.removeFromSuperview() }
        default: break
        }
    }

    private var anyRecognizer: UIGestureRecognizer { recognizers[numbers.next(below: recognizers.count)] }

    /// A random point, sometimes outside of the window.
    private var point: CGPoint {
        CGPoint(x: numbers.next(below: 420) - 10, y: numbers.next(below: 870) - 10)
    }

    // MARK: Checks

    /// Lifts every finger, advances the time, and returns the problems found.
    func settle() -> [String] {
        (0..<4).forEach(lift)
        TurnLoop.main.advance(by: 3)
        var problems = views.flatMap(\.mistakes)
        for recognizer in recognizers {
            let kind = type(of: recognizer)
            if recognizer.state != .possible { problems.append("\(kind) is stuck in \(recognizer.state)") }
            if recognizer.numberOfTouches > 0 { problems.append("\(kind) keeps a touch") }
            let grammar = grammars[ObjectIdentifier(recognizer)]
            if grammar?.isOpen == true { problems.append("\(kind) began and never ended") }
            grammar?.mistake.map { problems.append("\(kind): \($0)") }
        }
        if views.contains(where: { $0.openTouches > 0 }) { problems.append("a view waits for the end of a touch") }
        if !TurnLoop.main.isIdle { problems.append("still going on: \(TurnLoop.main.pending)") }
        restore()
        if !probeAnswers() { problems.append("a recognizer is undecided without a finger") }
        if problems.isEmpty { script = "" }
        return problems
    }

    /// Taps outside of all views.
    private func probeAnswers() -> Bool {
        probeFired = false
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 830), in: window)
        HeadlessTouches.ended(finger: 0, in: window)
        return probeFired
    }

    private func restore() {
        window.rootViewController?.dismiss(animated: false)
        window.isHidden = false
        recognizers.forEach { $0.isEnabled = true }
        for index in views.indices { place(index) }
        TurnLoop.main.advance(by: 1)
        HeadlessLog.reset()
    }

    /// The kinds of recognizers that have never fired.
    var silentKinds: [String] {
        recognizers.map { "\(type(of: $0))" }.filter { !spokenKinds.contains($0) }
    }

    func close() {
        window.isHidden = true
        window.rootViewController = nil
        TurnLoop.main.reset()
    }
}
