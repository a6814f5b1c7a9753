/// A trait. An app declares its own trait as a type that adopts this protocol.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
}

/// The type of a trait definition, which identifies a trait.
public typealias UITrait = any UITraitDefinition.Type
