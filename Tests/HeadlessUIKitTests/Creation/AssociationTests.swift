#if !canImport(ObjectiveC)
    import UIKit
    import XCTest

    /// The five policies of associated values, without the Objective-C runtime.
    final class AssociationTests: XCTestCase {
        private final class Value: NSObject, NSCopying {
            let number: Int

            init(_ number: Int) {
                self.number = number
            }

            func copy(with zone: NSZone?) -> Any {
                Value(number + 1)
            }
        }

        private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

        /// Returns the number that is kept under a policy while the value still exists, and after its release.
        @MainActor
        private func numbers(_ policy: objc_AssociationPolicy) -> [Int?] {
            let view = UIView()
            var value: Value? = Value(1)
            objc_setAssociatedObject(view, keys, value, policy)
            let before = (objc_getAssociatedObject(view, keys) as? Value)?.number
            withExtendedLifetime(value) {}
            value = nil
            return [before, (objc_getAssociatedObject(view, keys) as? Value)?.number]
        }

        @MainActor
        func testThePoliciesDecideWhatIsKept() async {
            XCTAssertEqual(numbers(.OBJC_ASSOCIATION_ASSIGN), [1, nil])
            XCTAssertEqual(numbers(.OBJC_ASSOCIATION_RETAIN), [1, 1])
            XCTAssertEqual(numbers(.OBJC_ASSOCIATION_RETAIN_NONATOMIC), [1, 1])
            XCTAssertEqual(numbers(.OBJC_ASSOCIATION_COPY), [2, 2])
            XCTAssertEqual(numbers(.OBJC_ASSOCIATION_COPY_NONATOMIC), [2, 2])
        }

        func testAnyObjectHoldsValues() {
            let (one, other) = (NSObject(), Value(0))
            objc_setAssociatedObject(one, keys, 1, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(other, keys, 2, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertEqual(objc_getAssociatedObject(one, keys) as? Int, 1)
            XCTAssertEqual(objc_getAssociatedObject(other, keys) as? Int, 2)
            objc_setAssociatedObject(one, keys, nil, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(objc_getAssociatedObject(one, keys))
            XCTAssertNil(objc_getAssociatedObject("text", keys))
        }

        func testTheValueOfAnObjectThatIsGoneIsReleased() {
            weak var value: Value?
            do {
                let (holder, held) = (NSObject(), Value(0))
                value = held
                objc_setAssociatedObject(holder, keys, held, .OBJC_ASSOCIATION_RETAIN)
                XCTAssertNotNil(value)
            }
            objc_setAssociatedObject(NSObject(), keys, 1, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(value)
        }

        @MainActor
        func testAValueThatIsNoObjectIsKept() async {
            let view = UIView()
            objc_setAssociatedObject(view, keys, 3, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertEqual(objc_getAssociatedObject(view, keys) as? Int, 3)
            objc_setAssociatedObject(view, keys, nil, .OBJC_ASSOCIATION_ASSIGN)
            XCTAssertNil(objc_getAssociatedObject(view, keys))
        }
    }
#endif
