import UIKit

extension Main {
    /// Reports the cost of a swipe back. With the name of a driver as a further argument, its finger only moves, for a tool
    /// that counts instructions:
    ///
    /// ```sh
    /// strip --strip-debug -o Stripped .build/release/Benchmarks
    /// valgrind --tool=callgrind --toggle-collect='*Benchmarks*moves_*' ./Stripped swipes floor
    /// ```
    @MainActor
    static func reportSwipes() throws {
        for driver in SwipeBenchmarks.Driver.allCases where CommandLine.arguments.contains(driver.rawValue) {
            let swipe = try SwipeBenchmarks.Swipe(driver, views: CommandLine.arguments.contains("many") ? 2_000 : 10)
            return SwipeBenchmarks.moves(1_000, of: swipe)
        }
        for views in [10, 2_000] {
            let times = try SwipeBenchmarks.times(views: views)
            report(
                "a movement of a swiping finger on screens of \(views) views, by Baton and by a bare pan", pair(times))
            report("Baton's own part", microseconds(times.one - times.other))
            for driver in SwipeBenchmarks.Driver.allCases {
                let work = try SwipeBenchmarks.work(driver, views: views)
                report("1,000 of them, \(driver)", "\(work.alone)")
                report("with their frames", "\(work.withFrames)")
            }
        }
        report(
            "a movement on screens of 2,000 views and of 10", pair(try SwipeBenchmarks.growth(many: 2_000, few: 10)))
    }

    /// Reports what views that travel add to the cost of a swipe back.
    @MainActor
    static func reportTravellers() throws {
        for load in TravellerBenchmarks.Load.allCases {
            if load != .none {
                let times = try TravellerBenchmarks.times(load)
                report("a movement of a swiping finger with \(load.count) travellers and without", pair(times))
                report("for each of them", microseconds((times.one - times.other) / Double(load.count)))
            }
            report("1,000 movements with \(load.count) travellers", "\(try TravellerBenchmarks.work(load))")
        }
    }
}
