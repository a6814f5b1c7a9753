/// The legacy style of a bar: dark text on light, or light text on dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
