import UIKit

/// The app has nothing to do for itself. `Info.plist` names the delegate of its scene.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
