import UIKit

/// A view that records the touches that it receives. The number of move calls is not specified.
@MainActor
final class LoggingTouchView: UIView {
    private let log: CallLog
    private var hasMoved = false

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hasMoved = false
        log.note("view touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !hasMoved { log.note("view touchesMoved") }
        hasMoved = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("view touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note("view touchesCancelled")
    }
}
