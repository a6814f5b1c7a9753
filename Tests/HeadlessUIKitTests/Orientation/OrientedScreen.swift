import UIKit

/// A screen with its own orientations.
@MainActor
final class OrientedScreen: UIViewController {
    var orientations: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?
    var rotates = true
    private(set) var sizes: [CGSize] = []

    init(_ orientations: UIInterfaceOrientationMask) {
        self.orientations = orientations
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { rotates }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
