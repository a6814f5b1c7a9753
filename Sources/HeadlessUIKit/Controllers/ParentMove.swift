/// Whether the appearance that is going on belongs to entering or leaving a container (B1.27).
enum ParentMove {
    case none
    case entering
    case leaving
}
