import UIKit
import XCTest

/// Tests the possible answers to U18.
@MainActor
final class UnplacedTraitTests: XCTestCase {
    func testBeforeItsViewHasASuperviewAScreenHasTheTraitsThatTheSwitchSays() async {
        // B18.16, U18
        defer {
            HeadlessDevice.current = .phone
            HeadlessQuirks.traitsBeforeSuperview = .presentationController
        }
        for answer in HeadlessQuirks.PresentedTraits.allCases {
            HeadlessDevice.current = .phone.running(27)
            HeadlessQuirks.traitsBeforeSuperview = answer
            let (root, screen) = (UIViewController(), StyleRecorder())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            screen.modalPresentationStyle = .overFullScreen
            screen.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
            root.present(screen, animated: true)
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(screen.styles, [answer == .container ? .light : .dark, .light])
            window.isHidden = true
        }
    }
}

/// Records its style when it is about to appear and when it is in the hierarchy.
private final class StyleRecorder: UIViewController {
    var styles: [UIUserInterfaceStyle] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        styles.append(traitCollection.userInterfaceStyle)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        styles.append(traitCollection.userInterfaceStyle)
    }
}
