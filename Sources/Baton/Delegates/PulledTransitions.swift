/// The transitions of screens that a pull or a pinch lets leave: of a stack or of a modal.
@MainActor
public protocol PulledTransitions: ContainerTransitions {
    /// The options of the pull by which the user goes back, or nil if there is none.
    var pull: PullDismiss.Options? { get set }
    /// The options of the pinch by which the user goes back, or nil if there is none.
    var pinch: PinchDismiss.Options? { get set }
}

extension PulledTransitions {
    /// The same transitions with or without a pull that goes back.
    public func pull(_ isPulled: Bool = true) -> Self {
        changing { $0.pull = isPulled ? $0.pull ?? PullDismiss.Options() : nil }
    }

    /// The same transitions with a pull that goes back, with options of its own.
    public func pull(_ options: PullDismiss.Options) -> Self { changing { $0.pull = options } }

    /// The same transitions with a pull towards an edge. Use the edge at which the screen leaves.
    public func pull(edge: DirectionalEdge) -> Self {
        changing {
            var options = $0.pull ?? PullDismiss.Options()
            options.edge = edge
            $0.pull = options
        }
    }

    /// The same transitions with or without a pinch that goes back.
    public func pinch(_ isPinched: Bool = true) -> Self {
        changing { $0.pinch = isPinched ? $0.pinch ?? PinchDismiss.Options() : nil }
    }

    /// The same transitions with a pinch that goes back, with options of its own.
    public func pinch(_ options: PinchDismiss.Options) -> Self { changing { $0.pinch = options } }
}
