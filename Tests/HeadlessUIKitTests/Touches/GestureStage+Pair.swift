import UIKit

@MainActor
extension GestureStage {
    /// Adds two recognizers that both begin with the first move.
    func addPair() -> (first: ScriptedRecognizer, second: ScriptedRecognizer) {
        (
            add(ScriptedRecognizer.continuous(), "first", to: root),
            add(ScriptedRecognizer.continuous(), "second", to: root)
        )
    }

    /// Performs touch down, one move and touch up with one finger. Returns the logged lines.
    func drag() -> [String] {
        down(10, 10)
        move(20, 10)
        up()
        return log.take()
    }
}
