import BatonGallery
import BatonTesting
import UIKit
import XCTest

/// Runs experiments in virtual time.
@MainActor
struct ExperimentStage {
    let stage: Stage
    let person = ExperimentPerson()

    init(root: UIViewController = UIViewController()) {
        stage = Stage(root: root)
    }

    /// Runs an experiment to its end, and returns what it found. Throws what stopped it.
    func run(_ experiment: Experiment) async throws -> [Finding] {
        let bench = Bench(in: Stage.scene)
        var result: Result<[Finding], any Error>?
        Task { @MainActor in
            do { result = .success(try await experiment.run(on: bench)) } catch { result = .failure(error) }
        }
        try await pass { result != nil }
        XCTAssertNil(bench.window, "\(experiment.name) left its window")
        return try XCTUnwrap(result).get()
    }

    /// Lets time pass until a condition is true.
    func pass(atMost seconds: Double = 120, until isTrue: () -> Bool) async throws {
        let end = stage.now + seconds
        while !isTrue() {
            guard stage.now < end else { throw Bench.Stopped(reason: "It is not true after \(seconds) seconds.") }
            stage.advance(by: 1.0 / 60)
            // What waits for the time goes on, and may ask others to go on.
            for _ in 0..<3 { await Task.yield() }
            let window = Stage.scene.windows.last { $0 !== stage.window && !$0.isHidden }
            if let window { person.look(at: window, on: stage) }
        }
    }
}
