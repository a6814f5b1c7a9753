import UIKit

/// A view that checks that each of its touches begins once and that no call follows its end.
@MainActor
final class WatchedView: UIView {
    private var open: Set<UITouch> = []
    private var over: Set<UITouch> = []
    private(set) var mistakes: [String] = []

    var openTouches: Int { open.count }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if open.contains(touch) || over.contains(touch) { mistakes.append("a touch began twice") }
            open.insert(touch)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !open.contains(touch) { mistakes.append("a touch moved that was not down") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        close(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        close(touches)
    }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches {
            if !open.contains(touch) { mistakes.append("a touch ended that was not down") }
            open.remove(touch)
            over.insert(touch)
        }
    }
}
