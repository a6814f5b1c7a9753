/// Whether content lies on the base layer or is raised above it, where dark backgrounds are a shade lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
