public import Foundation

/// The display that windows are on. There is one, and its device is chosen by `HeadlessDevice`.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessDevice.current.size) }
    open var scale: CGFloat { HeadlessDevice.current.scale }
    open var traitCollection: UITraitCollection { HeadlessDevice.screenTraits }
    open var maximumFramesPerSecond: Int { TurnLoop.main.framesPerSecond }
}
