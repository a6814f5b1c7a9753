import Observation
import UIKit
import XCTest

/// On which systems the tracking of observable objects is on.
@MainActor
final class ObservationTrackingTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testTheTrackingNeedsAKeyOnEighteenAndNoneFromTwentySixOn() async {
        // B19.11
        guard #available(macOS 14, *) else { return }
        for (version, hasKey, isOn) in [
            (26, false, true), (18, true, true), (18, false, false), (15, true, false),
        ] {
            HeadlessDevice.current = .phone.running(version)
            HeadlessDevice.current.enablesObservationTracking = hasKey
            let counter = Counter()
            let reader = CountReader(counter)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.rootViewController?.view.addSubview(reader)
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            counter.value = 7
            TurnLoop.main.runTurn()
            XCTAssertEqual(reader.seen, isOn ? 7 : 1, "iOS \(version), key \(hasKey)")
            window.isHidden = true
        }
    }
}

@available(macOS 14, *)
@Observable
private final class Counter {
    var value = 1
}

@available(macOS 14, *)
private final class CountReader: UIView {
    private let counter: Counter
    private(set) var seen = 0

    init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        seen = counter.value
    }
}
