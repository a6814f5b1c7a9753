import UIKit

@testable import Baton

/// Looks at the upper end of a sheet at each frame, and notes where it jumps.
@MainActor
final class RandomSheetEye {
    /// What is seen in a frame.
    private struct Sight {
        var time: Double
        var size: CGSize
        /// The upper end of the sheet in the window, or nil without one.
        var top: CGFloat?
        var finger: CGFloat?
    }

    /// The spring covers 0.038 of its way in the first frame from rest, and no way is longer than a screen of 844 points. A finger is
    /// followed from its first 10 points on.
    private static let largest: CGFloat = 44

    /// The jumps, in points and at which time.
    private(set) var jumps: [String] = []
    private var sights: [Sight] = []

    /// Begins again.
    func forget() {
        sights = []
    }

    /// Looks after a turn. Of several turns at the same time the last one is drawn.
    func look(at view: UIView?, in window: UIWindow, finger: CGPoint?, time: Double) {
        let drawn = (view as? OverlayWrapperView)?.drawn
        let layer = drawn.map { $0.layer.presentation() ?? $0.layer }
        let top = drawn?.window == nil ? nil : layer.map { $0.convert($0.bounds, to: window.layer.presentation()).minY }
        if let last = sights.last, time - last.time < 1e-6 {
            sights.removeLast()
        } else {
            judge()
        }
        sights.append(Sight(time: time, size: window.bounds.size, top: top, finger: finger?.y))
        if sights.count > 3 { sights.removeFirst() }
    }

    private static func text(_ number: Double?) -> String { number.map { String(format: "%.2f", $0) } ?? "none" }

    /// In a frame the edge may move as far as the finger, or as far as in the frame before, and a little farther.
    private func judge() {
        guard sights.count == 3, let first = sights[0].top, let second = sights[1].top, let third = sights[2].top,
            sights.allSatisfy({ $0.size == sights[0].size })
        else { return }
        let (before, now) = (abs(second - first), abs(third - second))
        let fingers = zip(sights, sights.dropFirst()).map { old, new in abs((new.finger ?? 0) - (old.finger ?? 0)) }
        let isHeld = sights[1].finger != nil && sights[2].finger != nil
        let wasHeld = sights[0].finger != nil && sights[1].finger != nil
        let allowed = max(before, isHeld ? fingers[1] : 0, wasHeld ? fingers[0] : 0)
        if now > allowed + Self.largest {
            let way = sights.map {
                "\(Self.text($0.top.map(Double.init))) under \(Self.text($0.finger.map(Double.init)))"
            }
            jumps.append("\(way.joined(separator: ", ")) at \(Self.text(sights[2].time))")
        }
    }
}
