import UIKit

/// A view that logs the touches that it receives, as `name phase`.
@MainActor
final class TouchLogView: UIView {
    private let name: String
    private let log: GestureLog

    init(_ name: String, _ log: GestureLog, frame: CGRect) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    private func note(_ touches: Set<UITouch>) {
        touches.forEach { log.note("\(name) \($0.phase)") }
    }
}
