import UIKit

/// UIKit's default orientations without a delegate. The container cannot be asked, because it would ask its delegate.
extension UIViewController {
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    var usualOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
}
