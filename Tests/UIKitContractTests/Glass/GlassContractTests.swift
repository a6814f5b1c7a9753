import UIKit
import XCTest

@MainActor
final class GlassContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testGlassAppearsAndGoesByItsEffect() async {
        // B18.8
        guard #available(iOS 26, *) else { return }
        let view = UIVisualEffectView(effect: nil)
        let scene = UIViewController()
        view.frame = CGRect(x: 20, y: 200, width: 120, height: 50)
        scene.view.addSubview(view)
        let window = Device.show(scene)
        let glass = UIGlassEffect(style: .clear)
        glass.isInteractive = true
        glass.tintColor = .systemRed
        var ends = 0
        UIView.animate(withDuration: 0.2, animations: { view.effect = glass }, completion: { _ in ends += 1 })
        XCTAssertEqual(ends, 0)
        Device.wait(0.4)
        XCTAssertTrue(view.effect is UIGlassEffect)
        UIView.animate(withDuration: 0.2, animations: { view.effect = nil }, completion: { _ in ends += 1 })
        Device.wait(0.4)
        XCTAssertNil(view.effect)
        XCTAssertEqual(ends, 2)
        Device.put(away: window)
    }
}
