public import Foundation

/// The display that shows windows. There is only one, and `HeadlessDevice` determines its properties.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessDevice.current.size) }
    open var scale: CGFloat { HeadlessDevice.current.scale }
    open var traitCollection: UITraitCollection { HeadlessDevice.screenTraits }
    open var maximumFramesPerSecond: Int { TurnLoop.main.framesPerSecond }
}
