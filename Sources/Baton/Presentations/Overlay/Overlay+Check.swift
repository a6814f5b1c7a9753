import UIKit

extension Overlay {
    /// Writes advice for values that do not go together.
    @MainActor
    func check() {
        let problems = [layout.problem, regularLayout?.problem, sheetProblem]
        for problem in problems.compactMap({ $0 }) { Advice.give(about: Overlay.self, problem) }
    }

    private var sheetProblem: Problem? {
        guard hasDetents else { return nil }
        let layouts = [layout, regularLayout].compactMap { $0 }
        let detents = layouts.flatMap { $0.detents ?? [] }
        if let pull, !layouts.contains(where: { $0.edge == pull.edge }) {
            return Problem(
                "A sheet has a pull towards the \(pull.edge) edge, so it is pulled towards its own.",
                "Pass the edge of the sheet to pull(edge:).")
        }
        if floats == true, !layouts.contains(where: { $0.edge == .bottom && $0.detents != nil }) {
            return Problem(
                "A sheet floats, but is not at the bottom, so it is attached to its edge.",
                "Float sheets at the bottom only.")
        }
        if let initialDetent, !detents.contains(where: { $0.length == initialDetent.length }) {
            return Problem(
                "A sheet is to appear at \(initialDetent), which is none of its detents, so it appears at the smallest.",
                "Set initialDetent to one of its detents.")
        }
        if let undimmedUpTo, !detents.contains(where: { $0.length == undimmedUpTo.length }) {
            return Problem(
                "A sheet is to be undimmed up to \(undimmedUpTo), which is none of its detents, so that is ignored.",
                "Pass one of its detents to undimmed(upTo:), or set undimmedUpTo to it.")
        }
        return nil
    }
}
