/// A value that is kept apart once it differs from the usual, and until then is no more than a place for it.
///
/// Layers are copied at every frame; what few of them have should cost the others nothing.
@propertyWrapper
struct Seldom<Value: Usual> {
    private indirect enum Storage {
        case usual
        case own(Value)
    }

    private var storage = Storage.usual

    var wrappedValue: Value {
        get {
            switch storage {
            case .usual: Value()
            case .own(let value): value
            }
        }
        set { storage = .own(newValue) }
    }
}

/// A value that says by its making what is usual.
protocol Usual {
    init()
}
