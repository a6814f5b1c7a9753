public import Foundation

extension UIWindowScene {
    /// The geometry that an app wishes for a scene.
    open class GeometryPreferences: NSObject {
        /// The geometry that an app wishes for a scene on an iPhone or iPad.
        open class iOS: GeometryPreferences {
            /// The orientations of which one is wished.
            open var interfaceOrientations: UIInterfaceOrientationMask

            public override init() {
                interfaceOrientations = []
                super.init()
            }

            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }

        override init() {
            super.init()
        }
    }

    /// Turns the interface to an orientation that is wished and that the view controllers support, in a later turn of the
    /// run loop. If there is none, the handler is called with the error instead.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wishes = geometryPreferences as? GeometryPreferences.iOS else { return }
        TurnLoop.main.schedule(after: 0) {
            let request = OrientationRequest(
                wished: wishes.interfaceOrientations,
                supported: UIWindow.orienting?.supportedOrientations
                    ?? UIApplication.shared.supportedInterfaceOrientations(for: nil))
            let device = HeadlessDevice.current
            guard let choice = request.choice(held: device.orientation, shown: device.interfaceOrientation) else {
                errorHandler?(request.error)
                return
            }
            HeadlessDevice.turnInterface(to: choice, lasting: HeadlessDevice.turnDuration)
        }
    }
}
