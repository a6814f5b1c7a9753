import UIKit

/// A root that presents one sheet on a given device.
@MainActor
final class SheetStage {
    let root = UIViewController()
    let presented: UIViewController
    let log = AdaptiveLog()
    let window: UIWindow

    init(
        _ device: HeadlessDevice = .phone, _ style: UIModalPresentationStyle = .pageSheet,
        presenting presented: UIViewController = UIViewController(),
        set: (UISheetPresentationController) -> Void = { _ in }
    ) {
        HeadlessDevice.current = device
        HeadlessLog.reset()
        self.presented = presented
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        presented.modalPresentationStyle = style
        presented.presentationController?.delegate = log
        presented.sheetPresentationController.map(set)
    }

    func present() {
        root.present(presented, animated: true)
        TurnLoop.main.advance(by: 1)
        log.lines = []
    }

    /// The visible vertical distance of the sheet from its resting position.
    var offset: CGFloat {
        guard let sheet = presented.sheetPresentationController, let view = sheet.presentedView else { return 0 }
        let seen = (view.layer.presentation() ?? view.layer).frame
        return seen.minY - sheet.frameOfPresentedViewInContainerView.minY
    }

    /// The frame of the sheet in layout. In the iOS 26 design it is not that of the presented view controller's view.
    var frame: CGRect { presented.activePresentationController?.presentedView?.frame ?? .null }

    /// What is seen of the view in the window.
    var seen: CGRect { presented.view.convert(presented.view.bounds, to: nil) }

    func putAway() {
        window.isHidden = true
        window.rootViewController = nil
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }
}

extension HeadlessDevice {
    static let pad = HeadlessDevice(
        size: CGSize(width: 1024, height: 768), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        scale: 2, idiom: .pad)
}
