/// The domain of the errors of scenes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UISceneErrorDomain = "UISceneErrorDomain"

extension UIScene {
    /// Why a request of an app was refused.
    public enum ErrorCode: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101
    }
}
