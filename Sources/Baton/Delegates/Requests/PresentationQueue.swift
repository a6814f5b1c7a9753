import UIKit

/// The requests to present that are not over, in their order. Whoever came first at a presenter is served first.
@MainActor
enum PresentationQueue {
    private static var requests: [PresentationRequest] = []
    private(set) static weak var newest: PresentationRequest?
    private static var ends: [PresentationEnd] = []
    private static var looks = 0

    static func add(_ new: PresentationRequest) {
        newest = new
        if new.policy == .refuse { new.presentNow() }
        guard !new.isOver else { return }
        let waiting = requests.filter { $0.waits && $0.presenter === new.presenter }
        let isFirst = new.policy.replaces && new.controller != nil
        requests.insert(new, at: requests.firstIndex { isFirst && $0 === waiting.first } ?? requests.endIndex)
        for old in waiting where new.controller == nil || isFirst && old.policy.replaces { old.end(.cancelled) }
        new.policy == .refuse ? lookInNextFrame() : look()
    }

    static func request(for controller: UIViewController) -> PresentationRequest? {
        requests.first { $0.controller === controller }
    }

    /// Takes back what waits to be presented. Returns whether it has waited.
    static func takeBack(_ controller: UIViewController) -> Bool {
        guard let own = request(for: controller), own.waits else { return false }
        own.end(.cancelled)
        return true
    }

    static func remove(_ request: PresentationRequest) {
        requests.removeAll { $0 === request }
        guard requests.isEmpty else { return lookInNextFrame() }
        ends.forEach { $0.removeFromSuperview() }
        ends = []
    }

    /// Looks again. UIKit does not report every end of a transition (B1.63), and in its completion it may refuse (B4.44).
    static func lookInNextFrame() {
        guard !requests.isEmpty else { return }
        looks += 1
        let number = looks
        DispatchQueue.main.asyncAfter(deadline: .now() + 1 / 60) {
            MainActor.assumeIsolated { if number == looks { look() } }
        }
    }

    /// Looks when what is presented has gone, whoever dismisses it: its container leaves the window.
    static func watch(_ presented: UIViewController) {
        for container in ([presented] + presented.presentationsAbove).compactMap(\.presentationContainer)
        where !ends.contains(where: { $0.superview === container }) {
            ends.append(PresentationEnd(frame: .zero))
            // UIKit puts a view that a full screen has removed back at its former index.
            container.addSubview(ends[ends.endIndex - 1])
        }
    }

    private static func look() {
        var served: Set<ObjectIdentifier?> = []
        // An answer of UIKit's does not wait for those before.
        for request in requests
        where request.awaitsAnswer || served.insert(request.presenter.map(ObjectIdentifier.init)).inserted {
            request.look()
        }
    }
}

/// A view in the container of a presentation, which tells when the container leaves the window.
private final class PresentationEnd: UIView {
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { PresentationQueue.lookInNextFrame() }
    }
}
