public import Foundation

/// The display that shows windows. There is only one, and `HeadlessDevice` determines its properties.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessDevice.current.size) }
    /// The coordinate space of the interface, which turns with it.
    open var coordinateSpace: any UICoordinateSpace { turningSpace }
    /// The coordinate space of the device in portrait. It does not turn.
    open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }
    private let turningSpace = ScreenSpace(isFixed: false)
    private let fixedSpace = ScreenSpace(isFixed: true)

    open var scale: CGFloat { HeadlessDevice.current.scale }
    open var traitCollection: UITraitCollection { HeadlessDevice.screenTraits }
    open var maximumFramesPerSecond: Int { TurnLoop.main.framesPerSecond }
}
