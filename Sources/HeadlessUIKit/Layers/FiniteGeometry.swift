import Foundation

/// Stops the process if geometry is NaN or infinite, where Core Animation raises an exception. The message names the
/// property, its owner, and the value.
extension CGRect {
    func checked(_ property: String, of layer: CALayer) -> CGRect {
        let numbers = [origin.x, origin.y, size.width, size.height]
        precondition(numbers.allSatisfy(\.isFinite), notFinite(property, "\(self)", layer))
        return self
    }
}

extension CGPoint {
    func checked(_ property: String, of layer: CALayer) -> CGPoint {
        precondition(x.isFinite && y.isFinite, notFinite(property, "\(self)", layer))
        return self
    }
}

extension BinaryFloatingPoint {
    func checked(_ property: String, of layer: CALayer) -> Self {
        precondition(isFinite, notFinite(property, "\(self)", layer))
        return self
    }
}

private func notFinite(_ property: String, _ value: String, _ layer: CALayer) -> String {
    let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    return "The \(property) of \(owner) was set to \(value), which is not finite. "
        + "Look for a division by zero in the layout that sets it."
}
