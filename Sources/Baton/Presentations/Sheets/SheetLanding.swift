import BatonMotion
import UIKit

/// Decides where a sheet comes to rest when the finger lets it go. The detent that is next to the place at which the
/// movement would come to rest is taken. Below the smallest detent the rule of the pull decides whether the sheet is
/// dismissed. A quick movement from above the smallest detent ends there.
struct SheetLanding {
    let lengths: SheetDetentLengths
    /// The way on which the sheet leaves from its smallest detent.
    let exit: CGFloat
    /// The rule of the pull that dismisses, or nil if no pull does.
    let rule: ReleaseRule?

    private static let projection = FlickProjection.fast

    /// Returns the detent for a release at a position of the finger, or nil for a dismissal. The velocity is positive away from the
    /// edge.
    func detent(at position: CGFloat, velocity: CGFloat) -> SheetDetent? {
        let smallest = lengths.smallest.length
        if let rule, position < smallest {
            let verdict = rule.verdict(
                progress: Double((smallest - position) / exit), velocity: Double(-velocity), distance: Double(exit))
            if verdict.outcome == .completed { return nil }
        }
        let projected = projected(position, velocity)
        let nearest = lengths.entries.min { abs($0.length - projected) < abs($1.length - projected) }
        return (nearest ?? lengths.smallest).detent
    }

    /// Returns a line for a log, such as `sheet to .fraction(0.5): projected 412 points`.
    func decision(for detent: SheetDetent, at position: CGFloat, velocity: CGFloat) -> String {
        "sheet to \(detent): projected " + String(format: "%.0f points", Double(projected(position, velocity)))
    }

    /// Where the movement would come to rest.
    private func projected(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
        position + CGFloat(Self.projection.distance(velocity: Double(velocity)))
    }
}
