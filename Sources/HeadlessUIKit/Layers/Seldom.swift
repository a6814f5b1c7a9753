/// A value that is stored separately, and only after it has been set. Until then the wrapper returns the default value.
///
/// Layers are copied on every frame, so a property that few layers use must not add cost to the others.
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

/// A type whose initialiser without parameters creates the default value.
protocol Usual {
    init()
}
