/// Whether content is at the base level or elevated above it. Dark backgrounds are lighter at the elevated level.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}
