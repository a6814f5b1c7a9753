import Foundation

/// An app's wish for one of some orientations.
struct OrientationRequest {
    let wished: UIInterfaceOrientationMask
    let supported: UIInterfaceOrientationMask

    /// Returns the orientation that the interface takes: the one that suits the device, if it is wished and supported, or
    /// else another one that is. It is nil if there is none.
    func choice(held: UIDeviceOrientation, shown: UIInterfaceOrientation) -> UIInterfaceOrientation? {
        let common = wished.intersection(supported)
        return common.isEmpty ? nil : OrientationChoice(held: held, shown: shown, supported: common).orientation
    }

    /// The error for a request that cannot be met.
    var error: NSError {
        NSError(
            domain: UISceneErrorDomain, code: UIScene.ErrorCode.geometryRequestDenied.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "None of the requested orientations are supported by the view controller. "
                    + "Requested: \(wished.names); Supported: \(supported.names)"
            ])
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var names: String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
            (.portraitUpsideDown, "portraitUpsideDown"),
        ]
        return names.filter { isSuperset(of: $0.0) }.map(\.1).joined(separator: ", ")
    }
}
