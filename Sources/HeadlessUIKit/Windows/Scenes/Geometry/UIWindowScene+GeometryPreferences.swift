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
}
