/// Whether the current appearance transition is part of entering or leaving a container (B1.27).
enum ParentMove {
    case none
    case entering
    case leaving
}
