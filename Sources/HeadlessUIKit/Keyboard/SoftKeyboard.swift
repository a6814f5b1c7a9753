import Foundation

/// The on-screen keyboard of the device. It has no views; it only posts the keyboard notifications.
@MainActor
final class SoftKeyboard {
    static let shared = SoftKeyboard()
    static let duration: TimeInterval = 0.25
    /// The spring with which the keyboard moves (B6.34).
    private static let spring = UISpringTimingParameters().pace(over: duration)

    /// The raw value of the keyboard's animation curve. UIKit has no named case for it (B27.85).
    private static func curve(shown: Bool) -> Int { shown ? 7 : 6 }

    private(set) var isShown = false
    /// The number of the run, which is another one in each test.
    private(set) var run = 0
    /// Where the keyboard was seen when its last move began, and when that was.
    private var departure: (place: CGRect, time: Double)?
    /// Increases with each change. A scheduled completion compares it to detect a later change.
    private var moment = 0
    /// Whether a change is scheduled. Several fields can become and resign first responder in one run loop turn; only
    /// the final state counts.
    private var isDue = false
    private var wanted = false

    private init() {}

    /// Returns the height of the keyboard on a device, measured from the bottom of the screen.
    static func height(on device: HeadlessDevice) -> CGFloat {
        let isWide = device.size.width > device.size.height
        if device.idiom == .pad { return isWide ? 402 : 313 }
        return (isWide ? 162 : 216) + 45 + device.safeArea.bottom
    }

    /// The keyboard's frame in screen coordinates. It is below the screen while the keyboard is hidden.
    var frame: CGRect { frame(shown: isShown) }

    /// The view along with which the keyboard is moved, and where it was at first.
    private weak var carrier: UIView?
    private var start: CGFloat = 0

    /// Moves the keyboard sideways along with a view, or no longer.
    func follow(_ view: UIView?) {
        carrier = view
        start = carrierPlace
    }

    private var carrierPlace: CGFloat {
        carrier.map { ($0.layer.presentation() ?? $0.layer).frame.minX } ?? 0
    }

    /// The frame in which the keyboard is seen at this moment.
    var visibleFrame: CGRect {
        risenFrame.offsetBy(dx: carrierPlace - start, dy: 0)
    }

    private var risenFrame: CGRect {
        guard let departure else { return frame }
        let (pace, duration) = Self.spring
        let part = pace.progress(at: (TurnLoop.main.now - departure.time) / duration, duration: duration).x
        return frame.offsetBy(dx: 0, dy: (departure.place.minY - frame.minY) * (1 - part))
    }

    private func frame(shown: Bool, on device: HeadlessDevice = .current) -> CGRect {
        let height = Self.height(on: device)
        return CGRect(x: 0, y: device.size.height - (shown ? height : 0), width: device.size.width, height: height)
    }

    /// Requests that the keyboard be shown or hidden after the next commit. Called when the first responder changes.
    func want(_ isWanted: Bool) {
        wanted = isWanted
        guard !isDue, wanted != isShown else { return }
        isDue = true
        TurnLoop.main.afterNextCommit { [self] in
            isDue = false
            if wanted != isShown { move(shown: wanted) }
        }
    }

    /// Places the keyboard on the device in its new size, and reports the new frame.
    func follow(from former: HeadlessDevice) {
        let (begin, end) = (frame(shown: true, on: former), frame)
        guard isShown, begin != end else { return }
        departure = nil
        let info = info(from: begin, to: end, shown: true)
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(UIResponder.keyboardDidChangeFrameNotification, info)
    }

    private func info(from begin: CGRect, to end: CGRect, shown: Bool) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve(shown: shown),
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
    }

    private func move(shown: Bool) {
        let info = info(from: frame(shown: isShown), to: frame(shown: shown), shown: shown)
        departure = (risenFrame, TurnLoop.main.now)
        isShown = shown
        moment += 1
        let awaited = moment
        post(UIResponder.keyboardWillChangeFrameNotification, info)
        post(shown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
        TurnLoop.main.schedule(after: Self.duration) { [self] in
            guard moment == awaited else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, info)
            post(shown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
        }
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }

    /// Resets the state for the next test. What outlives a test hears that the keyboard is hidden.
    func reset() {
        if isShown {
            post(UIResponder.keyboardWillHideNotification, info(from: frame, to: frame(shown: false), shown: false))
        }
        run += 1
        isShown = false
        departure = nil
        carrier = nil
        start = 0
        isDue = false
        wanted = false
        moment += 1
    }
}
