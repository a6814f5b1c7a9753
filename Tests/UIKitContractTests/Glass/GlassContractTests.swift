import UIKit
import XCTest

@preconcurrency

@MainActor
final class GlassContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    /// An animation of something that cannot be animated would be over at once (B6.2).
    func testAnEffectIsAnimatedToGlassAndBack() {
        guard #available(iOS 26, *) else { return }
        let view = UIVisualEffectView(effect: nil)
        let scene = UIViewController()
        view.frame = CGRect(x: 20, y: 200, width: 120, height: 50)
        scene.view.addSubview(view)
        let window = Device.show(scene)
        for effect in [UIGlassEffect(style: .clear), nil] {
            var ends = 0
            UIView.animate(withDuration: 0.4, animations: { view.effect = effect }, completion: { _ in ends += 1 })
            Device.wait(0.2)
            // B18.8
            XCTAssertEqual(ends, 0)
            XCTAssertEqual(view.layer.presentation()?.opacity, 1, "not its alpha")
            Device.wait(0.4)
            XCTAssertEqual(ends, 1)
        }
        Device.put(away: window)
    }
}
