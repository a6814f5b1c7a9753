public import Foundation

extension UIWindowScene {
    /// The size and the orientation of a window scene at one moment.
    // Unchecked because a subclass may add mutable state. The properties of this class never change.
    open class Geometry: NSObject, NSCopying, @unchecked Sendable {
        private let space: SceneSpace
        private let orientation: UIInterfaceOrientation
        private let isResizing: Bool

        @MainActor
        init(of device: HeadlessDevice) {
            space = SceneSpace(CGRect(origin: .zero, size: device.size))
            orientation = device.interfaceOrientation
            isResizing = device.isResizing
        }

        /// The coordinate space of the scene. Its bounds have the size of the scene.
        @preconcurrency @MainActor open var coordinateSpace: any UICoordinateSpace { space }

        open var interfaceOrientation: UIInterfaceOrientation { orientation }

        /// Whether the user is resizing the scene. Many sizes follow each other meanwhile.
        open var isInteractivelyResizing: Bool { isResizing }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Notifies the delegate after a change of the device.
    func tellChanges(from former: HeadlessDevice) {
        let device = HeadlessDevice.current
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let previous = Geometry(of: former)
        let isMoved = (device.size, device.interfaceOrientation) != (former.size, former.interfaceOrientation)
        if isMoved || device.traits != former.traits {
            delegate.windowScene(
                self, didUpdate: previous.coordinateSpace, interfaceOrientation: previous.interfaceOrientation,
                traitCollection: former.traits)
        }
        guard device.systemVersion >= 26, isMoved || device.isResizing != former.isResizing else { return }
        delegate.windowScene(self, didUpdateEffectiveGeometry: previous)
    }
}
