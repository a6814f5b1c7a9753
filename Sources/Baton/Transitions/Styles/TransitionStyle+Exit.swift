extension TransitionStyle {
    /// The edge of the container at which the upper screen enters or leaves. Nil if the style does not slide it there, and
    /// if the poses are not known before the transition runs.
    func exit(of operation: ScreenChange.Operation) -> DirectionalEdge? {
        operation.isForward ? form.forward.known?.entering.start.exit : form.backward.known?.leaving.end.exit
    }
}
