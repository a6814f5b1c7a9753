import Foundation

/// The keyboard of the device: nothing is seen of it, but everybody is told of its coming and going.
@MainActor
final class SoftKeyboard {
    static let shared = SoftKeyboard()
    static let duration: TimeInterval = 0.25
    /// The curve of the system's own, which has no name.
    static let curve = 7

    private(set) var isShown = false
    /// Tells a completion whether what it belongs to is still the last that happened.
    private var moment = 0
    /// Several fields may change hands in one turn: only where that ends counts.
    private var isDue = false
    private var wanted = false

    private init() {}

    /// How much of the screen's bottom the keyboard covers on a device, with what is below it.
    static func height(on device: HeadlessDevice) -> CGFloat {
        let isWide = device.size.width > device.size.height
        if device.idiom == .pad { return isWide ? 402 : 313 }
        return (isWide ? 162 : 216) + 45 + device.safeArea.bottom
    }

    /// In the screen's coordinates; below the screen while it is not shown.
    var frame: CGRect { frame(shown: isShown) }

    private func frame(shown: Bool) -> CGRect {
        let device = HeadlessDevice.current
        let height = Self.height(on: device)
        return CGRect(x: 0, y: device.size.height - (shown ? height : 0), width: device.size.width, height: height)
    }

    /// Somebody who takes text came or went.
    func want(_ isWanted: Bool) {
        wanted = isWanted
        guard !isDue, wanted != isShown else { return }
        isDue = true
        TurnLoop.main.afterNextCommit { [self] in
            isDue = false
            if wanted != isShown { move(shown: wanted) }
        }
    }

    private func move(shown: Bool) {
        let (begin, end) = (frame(shown: isShown), frame(shown: shown))
        isShown = shown
        moment += 1
        let awaited = moment
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin,
            UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
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

    /// For the next test.
    func reset() {
        isShown = false
        isDue = false
        wanted = false
        moment += 1
    }
}
