import XCTest

@testable import Baton

/// Tests temporarily overridden values and how the app's values are restored.
@MainActor
final class PropertyOverrideTests: XCTestCase {
    /// A property of the app.
    private final class App {
        var value = 1
    }

    private func override(of app: App) -> PropertyOverride<Int> {
        PropertyOverride(read: { app.value }, set: { app.value = $0 })
    }

    func testTheOriginalValueIsRestored() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        XCTAssertEqual(app.value, 5)
        property.write(6)
        XCTAssertEqual(app.value, 6)
        XCTAssertEqual(property.own, 1)
        property.write(nil)
        XCTAssertEqual(app.value, 1)
    }

    func testAValueThatTheAppSetsMeanwhileIsRestoredInstead() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        app.value = 2
        XCTAssertEqual(property.own, 2)
        property.write(6)
        XCTAssertEqual(app.value, 6)
        property.write(nil)
        XCTAssertEqual(app.value, 2)
    }

    func testAValueThatTheAppSetsIsKeptWhenTheOverrideEnds() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        app.value = 2
        property.write(nil)
        XCTAssertEqual(app.value, 2)
        XCTAssertFalse(property.isActive)
    }

    /// UIKit may restore what was there before the app's value was given back (B8.25). That is not the app's.
    func testWhatComesBackIsNotTheApps() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        property.write(nil, mayComeBack: true)
        app.value = 5
        XCTAssertEqual(property.own, 1)
        property.write(6)
        XCTAssertEqual(app.value, 6)
        property.write(nil)
        XCTAssertEqual(app.value, 1, "and not what came back")
    }

    /// UIKit restores what was there when the transition began. It may have been overwritten more than once since.
    func testAnEarlierValueThatComesBackIsNotTheApps() async {
        let app = App()
        let property = override(of: app)
        for value in [5, 6, 7] { property.write(value, mayComeBack: true) }
        app.value = 5
        XCTAssertEqual(property.own, 1)
        property.write(nil, mayComeBack: true)
        XCTAssertEqual(app.value, 1)
        property.write(8, mayComeBack: true)
        app.value = 6
        XCTAssertEqual(property.own, 1, "it was written before the app's value was given back")
        property.write(8, mayComeBack: true)
        app.value = 2
        property.write(nil, mayComeBack: true)
        XCTAssertEqual(app.value, 2, "and this is the app's")
    }

    /// Only what was written over the app's values is not the app's.
    func testAnEarlierValueOfTheAppsThatItSetsAgainIsTheApps() async {
        let app = App()
        let property = override(of: app)
        property.write(5, mayComeBack: true)
        app.value = 2
        property.write(6, mayComeBack: true)
        app.value = 1
        XCTAssertEqual(property.own, 1)
        property.write(nil, mayComeBack: true)
        XCTAssertEqual(app.value, 1)
    }

    func testAValueThatTheAppSetsAfterTheOverrideIsTheAppsAlsoIfItEqualsAWrittenOne() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        property.write(nil)
        app.value = 5
        XCTAssertEqual(property.own, 5)
        property.write(6)
        property.write(nil)
        XCTAssertEqual(app.value, 5)
    }

    func testWhatComesBackIsTakenAwayAtTheEnd() async {
        for gives in [{ $0.giveBackAgain() }, { $0.write(nil) }] as [(PropertyOverride<Int>) -> Void] {
            let app = App()
            let property = override(of: app)
            property.write(5)
            property.write(nil, mayComeBack: true)
            app.value = 5
            gives(property)
            XCTAssertEqual(app.value, 1)
            app.value = 2
            gives(property)
            XCTAssertEqual(app.value, 2, "the app's own value stays")
        }
    }

    func testNoOverrideChangesNothing() async {
        let app = App()
        let property = override(of: app)
        property.write(nil)
        property.write(nil, mayComeBack: true)
        XCTAssertEqual(app.value, 1)
    }

    func testACancelledChangeRestoresTheValue() async {
        for (start, end) in [(5, nil), (nil, 5), (5, 6)] as [(Int?, Int?)] {
            let app = App()
            let property = override(of: app)
            property.write(start)
            let before = app.value
            property.write(end, mayComeBack: true)
            XCTAssertEqual(app.value, end ?? 1)
            // UIKit restores the previous value.
            app.value = before
            property.write(start)
            XCTAssertEqual(app.value, before)
            property.write(nil)
            XCTAssertEqual(app.value, 1, "\(start.map(String.init) ?? "-") to \(end.map(String.init) ?? "-")")
        }
    }

    func testAValueThatTheAppSetsDuringAChangeIsKept() async {
        let app = App()
        let property = override(of: app)
        property.write(5)
        property.write(6, mayComeBack: true)
        app.value = 2
        property.write(6)
        property.write(nil)
        XCTAssertEqual(app.value, 2)
    }

    func testItTellsWhetherTheAppHasSetTheProperty() async {
        let app = App()
        let property = override(of: app)
        XCTAssertTrue(property.isUntouched)
        property.write(nil)
        app.value = 2
        XCTAssertFalse(property.isUntouched, "nothing was overridden, but the value was seen")
        property.write(5)
        XCTAssertTrue(property.isUntouched)
        app.value = 3
        XCTAssertFalse(property.isUntouched)
    }

    /// The setter may store a copy, as UIKit does with appearances. The copy is not a value of the app's, even if only
    /// objects that are identical are the same.
    func testACopyThatWasStoredIsNotTheApps() async {
        final class Box: Equatable {
            let number: Int
            init(_ number: Int) { self.number = number }
            static func == (one: Box, other: Box) -> Bool { one.number == other.number }
        }
        var stored = Box(1)
        let original = stored
        let property = PropertyOverride(
            read: { stored }, set: { stored = Box($0.number) }, isSame: { $0 === $1 })
        property.write(Box(5))
        let copy = stored
        XCTAssertTrue(property.wrote(copy))
        property.write(Box(5))
        XCTAssertIdentical(stored, copy, "an equal value is not written again")
        XCTAssertIdentical(property.own, original)
        // The app sets an equal object of its own.
        stored = Box(5)
        XCTAssertFalse(property.isUntouched)
        property.write(nil)
        XCTAssertEqual(stored.number, 5)
    }

    /// Setting the property may run code that writes it again. The last value stays.
    func testAWriteInsideAWriteIsTheLast() async {
        var value = 1
        var property: PropertyOverride<Int>?
        property = PropertyOverride(
            read: { value },
            set: {
                value = $0
                if $0 == 5 { property?.write(6) }
            })
        property?.write(5)
        XCTAssertEqual(value, 6)
        property?.write(nil)
        XCTAssertEqual(value, 1)
    }

    /// A copy that is being stored is not the app's, though it has not been noted yet.
    func testAWriteInsideAWriteOfACopyKeepsTheOriginal() async {
        final class Box: Equatable {
            let number: Int
            init(_ number: Int) { self.number = number }
            static func == (one: Box, other: Box) -> Bool { one.number == other.number }
        }
        var stored = Box(1)
        var property: PropertyOverride<Box>?
        property = PropertyOverride(
            read: { stored },
            set: {
                stored = Box($0.number)
                if $0.number == 5 { property?.write(Box(6)) }
            }, isSame: { $0 === $1 })
        property?.write(Box(5))
        XCTAssertEqual(stored.number, 6)
        property?.write(nil)
        XCTAssertEqual(stored.number, 1)
    }
}
