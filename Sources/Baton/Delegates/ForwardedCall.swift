/// A call that is forwarded to the app's delegate, identified by its method and arguments.
enum ForwardedCall: Equatable {
    case willShow(ObjectIdentifier)
    case didShow(ObjectIdentifier)
    case animator(from: ObjectIdentifier, to: ObjectIdentifier)
    case interaction(ObjectIdentifier)
    case other(String)
}
