/// Whether a view controller lets the bars of its containers be vertical (B21.5).
public enum UIVerticalBarBehavior: Int, Sendable {
    case automatic = 0
    case disabled = 1
}
