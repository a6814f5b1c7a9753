import UIKit

@MainActor
extension GestureStage {
    /// Two recognizers that both want to begin with the first move.
    func addPair() -> (first: ScriptedRecognizer, second: ScriptedRecognizer) {
        (
            add(ScriptedRecognizer.continuous(), "first", to: root),
            add(ScriptedRecognizer.continuous(), "second", to: root)
        )
    }

    /// One finger down, one move, up; returns what was logged.
    func drag() -> [String] {
        down(10, 10)
        move(20, 10)
        up()
        return log.take()
    }
}
