/// A value of a button for each of its states. The one for the normal state stands for those that are not set.
struct ButtonValues<Value> {
    private var values: [UIControl.State.RawValue: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Whether a state has a value that is not that of the normal state.
    func hasOwn(for state: UIControl.State) -> Bool { values[state.rawValue] != nil }
}
