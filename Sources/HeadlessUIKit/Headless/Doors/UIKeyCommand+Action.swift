extension UIKeyCommand {
    /// Creates a command that calls a closure in place of the method of a responder. The closure receives the command, and the
    /// object at which the search for a method would begin.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: @escaping (UIKeyCommand, UIResponder) -> Void, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.init(title, image, nil, input, modifierFlags, propertyList, handler: action)
    }
}
