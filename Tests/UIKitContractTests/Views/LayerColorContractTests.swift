import UIKit
import XCTest

@preconcurrency

@MainActor
final class LayerColorContractTests: ContractTestCase {
    func testAColourSetOnTheLayerIsKeptInAWindow() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        let screen = UIViewController()
        let view = UIView()
        view.layer.backgroundColor = red
        screen.view.addSubview(view)
        let window = Device.show(screen)
        XCTAssertEqual(view.layer.backgroundColor, red)
        view.backgroundColor = .blue
        view.backgroundColor = nil
        XCTAssertNil(view.layer.backgroundColor)
        Device.put(away: window)
    }
}
