import Observation
import UIKit
import XCTest

/// The tracking of observable objects in methods that update what is shown.
@preconcurrency
@MainActor
final class ObservedModelContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testAModelThatLayoutReadsCausesAnotherLayout() {
        // B19.11
        guard #available(iOS 26, macOS 14, *) else { return }
        let (model, reader) = (Model(), Reader())
        let window = Device.show(reader)
        defer { Device.put(away: window) }
        for place in [ReadingPlace.viewLayout, .willLayout, .didLayout] {
            reader.read(model, in: place)
            Device.turn()
            let before = reader.layouts
            model.text += "."
            Device.turn()
            XCTAssertEqual(reader.layouts, before + 1, "\(place)")
            XCTAssertEqual(reader.seen, model.text, "\(place)")
            model.other += 1
            Device.turn()
            XCTAssertEqual(reader.layouts, before + 1, "\(place)")
        }
    }

    func testAModelThatAnUpdateOfPropertiesReadsCausesAnotherUpdateWithoutLayout() {
        // B19.10, B19.11
        guard #available(iOS 26, macOS 14, *) else { return }
        let (model, reader) = (Model(), Reader())
        let window = Device.show(reader)
        defer { Device.put(away: window) }
        for place in [ReadingPlace.viewProperties, .controllerProperties] {
            reader.read(model, in: place)
            Device.turn()
            let (before, layouts) = (reader.updates, reader.layouts)
            model.text += "."
            model.text += "."
            XCTAssertEqual(reader.updates, before, "\(place)")
            Device.turn()
            XCTAssertEqual(reader.seen, model.text, "\(place)")
            XCTAssertEqual(reader.layouts, layouts, "\(place)")
            model.text += "."
            Device.turn()
            XCTAssertEqual(reader.seen, model.text, "\(place)")
        }
    }
}

@available(iOS 26, macOS 14, *)
@Observable
private final class Model {
    var text = "text"
    var other = 0
}

/// Where a model is read.
private enum ReadingPlace {
    case viewLayout
    case willLayout
    case didLayout
    case viewProperties
    case controllerProperties
}

/// A screen that reads a model in one of its methods.
@available(iOS 26, macOS 14, *)
private final class Reader: UIViewController {
    private let model = ReadModel()
    private(set) var layouts = 0
    private(set) var updates = 0

    var seen: String { model.seen }

    func read(_ model: Model, in place: ReadingPlace) {
        (self.model.model, self.model.place) = (model, place)
        view.setNeedsLayout()
        view.setNeedsUpdateProperties()
        setNeedsUpdateProperties()
    }

    override func loadView() {
        view = ReadingView(model)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layouts += 1
        model.read(in: .willLayout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        model.read(in: .didLayout)
    }

    override func updateProperties() {
        super.updateProperties()
        updates += 1
        model.read(in: .controllerProperties)
    }
}

@available(iOS 26, macOS 14, *)
private final class ReadingView: UIView {
    private let model: ReadModel

    init(_ model: ReadModel) {
        self.model = model
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        model.read(in: .viewLayout)
    }

    override func updateProperties() {
        super.updateProperties()
        model.read(in: .viewProperties)
    }
}

/// What is read of a model, and where.
@available(iOS 26, macOS 14, *)
@MainActor
private final class ReadModel {
    var model: Model?
    var place = ReadingPlace.viewLayout
    private(set) var seen = ""

    func read(in place: ReadingPlace) {
        guard place == self.place, let model else { return }
        seen = model.text
    }
}
