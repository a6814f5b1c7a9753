import BatonGallery
import UIKit

/// Shows the gallery. The tests make their own windows in the same scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        // The contract tests are in the test bundle, which this app does not contain when it is run.
        window.rootViewController = GalleryRoot(checks: [])
        window.makeKeyAndVisible()
        self.window = window
    }
}
