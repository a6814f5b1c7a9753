#if !canImport(Darwin)
    /// The shape of the ends of a line.
    public enum CGLineCap: Int32, Sendable {
        case butt
        case round
        case square
    }
#endif
