import XCTest

@testable import UIKit

/// Tests random systems of constraints, which are the same in every run.
@MainActor
final class SimplexSolverRandomTests: XCTestCase {
    func testRequiredConstraintsHoldAndTheRestMatchesANewSolution() async throws {
        for seed in RandomSeeds.first(15 * RandomTimes.value) {
            try RandomSystem(seed: seed, variables: 12).run(steps: 60)
        }
    }

    func testNoIntersectionIsBetterThanTheSolution() async throws {
        for seed in RandomSeeds.first(75 * RandomTimes.value) {
            var generator = SeededNumbers(seed: 1_000 + seed)
            var solver = SimplexSolver()
            let x = solver.makeVariable(isNonNegative: false)
            let y = solver.makeVariable(isNonNegative: false)
            var constraints = box(x, y)
            for _ in 0..<7 { constraints.append(wish(x, y, &generator)) }
            for constraint in constraints { _ = try solver.add(constraint) }
            solver.optimize()
            let wishes = constraints.filter { !$0.isRequired }
            let found = missesByPriority(wishes) { solver.value(of: $0) }
            for corner in corners(of: constraints, x, y) {
                let there = missesByPriority(wishes) { $0 == x ? corner.x : corner.y }
                XCTAssertFalse(isBetter(there, than: found), "seed \(seed): \(there) at \(corner), not \(found)")
            }
        }
    }

    /// The optimum of a sum of violations is at an intersection of two lines. The box bounds the plane.
    private func corners(
        of constraints: [LinearConstraint], _ x: SolverSymbol, _ y: SolverSymbol
    ) -> [(x: Double, y: Double)] {
        let lines = constraints.map { constraint in
            let coefficient = { (symbol: SolverSymbol) in
                constraint.terms.filter { $0.symbol == symbol }.reduce(0) { $0 + $1.coefficient }
            }
            return (a: coefficient(x), b: coefficient(y), c: constraint.constant)
        }
        var found: [(x: Double, y: Double)] = []
        for first in lines {
            for second in lines {
                let determinant = first.a * second.b - second.a * first.b
                guard abs(determinant) > 1e-6 else { continue }
                let corner = (
                    x: (first.b * second.c - second.b * first.c) / determinant,
                    y: (second.a * first.c - first.a * second.c) / determinant
                )
                let isInside = abs(corner.x) <= 100 + 1e-9 && abs(corner.y) <= 100 + 1e-9
                if isInside { found.append(corner) }
            }
        }
        return found
    }

    private func box(_ x: SolverSymbol, _ y: SolverSymbol) -> [LinearConstraint] {
        [x, y].flatMap { symbol in
            [
                LinearConstraint(terms: [(symbol, 1)], constant: -100, relation: .lessThanOrEqual),
                LinearConstraint(terms: [(symbol, 1)], constant: 100, relation: .greaterThanOrEqual),
            ]
        }
    }

    private func wish(
        _ x: SolverSymbol, _ y: SolverSymbol, _ generator: inout SeededNumbers
    ) -> LinearConstraint {
        LinearConstraint(
            terms: [
                (x, Double(Int.random(in: -3...3, using: &generator))),
                (y, Double(Int.random(in: -3...3, using: &generator))),
            ], constant: Double(Int.random(in: -150...150, using: &generator)),
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
            priority: [250, 500, 750].randomElement(using: &generator) ?? 250)
    }
}

/// Whether a list of violations is smaller at the first index where the lists differ.
private func isBetter(_ first: [Double], than second: [Double]) -> Bool {
    for (left, right) in zip(first, second) where abs(left - right) > 1e-6 * max(1, abs(right)) {
        return left < right
    }
    return false
}

/// Adds, changes and removes random constraints of a solver.
///
/// One hidden point satisfies all required constraints, so they never conflict.
@MainActor
private final class RandomSystem {
    private var generator: SeededNumbers
    private let seed: UInt64
    private var solver = SimplexSolver()
    private var variables: [SolverSymbol] = []
    private var secret: [Double] = []
    private var live: [(handle: SimplexSolver.Handle, constraint: LinearConstraint)] = []

    init(seed: UInt64, variables count: Int) {
        self.seed = seed
        generator = SeededNumbers(seed: seed)
        for _ in 0..<count {
            let isSize = Bool.random(using: &generator)
            variables.append(solver.makeVariable(isNonNegative: isSize))
            secret.append(Double(Int.random(in: (isSize ? 0 : -200)...200, using: &generator)))
        }
    }

    func run(steps: Int) throws {
        for step in 0..<steps {
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<5: try add()
            case 5..<7: remove()
            default: try change()
            }
            try check(step)
        }
    }

    private func add() throws {
        var constraint = makeConstraint()
        constraint.constant = fittingConstant(for: constraint)
        live.append((try solver.add(constraint), constraint))
        solver.optimize()
    }

    private func remove() {
        guard let index = live.indices.randomElement(using: &generator) else { return }
        solver.remove(live.remove(at: index).handle)
        solver.optimize()
    }

    /// Moves the hidden point and all required constants with it, as resizing a layout does.
    private func change() throws {
        guard let index = secret.indices.randomElement(using: &generator) else { return }
        secret[index] = Double(Int.random(in: 0...300, using: &generator))
        for index in live.indices {
            let constant = fittingConstant(for: live[index].constraint)
            live[index].constraint.constant = constant
            solver.setConstant(constant, of: live[index].handle)
        }
        try solver.restoreFeasibility()
    }

    private func check(_ step: Int) throws {
        let place = "seed \(seed), step \(step)"
        for (_, constraint) in live where constraint.isRequired {
            XCTAssertLessThan(constraint.miss { solver.value(of: $0) }, 1e-6, place)
        }
        var fresh = SimplexSolver()
        // The same variables get the same values.
        for symbol in variables {
            let isSize = solver.tableau.kind(of: symbol) == .nonNegative
            XCTAssertEqual(fresh.makeVariable(isNonNegative: isSize), symbol, place)
            if isSize { XCTAssertGreaterThan(solver.value(of: symbol), -1e-6, place) }
        }
        for (_, constraint) in live { _ = try fresh.add(constraint) }
        fresh.optimize()
        let wishes = live.map(\.constraint).filter { !$0.isRequired }
        let kept = missesByPriority(wishes) { solver.value(of: $0) }
        let anew = missesByPriority(wishes) { fresh.value(of: $0) }
        XCTAssertFalse(isBetter(anew, than: kept), "\(place): \(anew) and not \(kept)")
        XCTAssertFalse(isBetter(kept, than: anew), "\(place): \(kept) and not \(anew)")
    }

    private func makeConstraint() -> LinearConstraint {
        let count = Int.random(in: 1...3, using: &generator)
        let symbols = variables.shuffled(using: &generator).prefix(count)
        let factors: [Double] = [1, 1, 1, -1, -1, -1, 0.5, -2, 3]
        return LinearConstraint(
            terms: symbols.map { ($0, factors.randomElement(using: &generator) ?? 1) }, constant: 0,
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
            priority: [250, 750, 751, 1000, 1000, 1000].randomElement(using: &generator) ?? 250)
    }

    /// Returns a constant for which the hidden point satisfies a required constraint.
    ///
    /// For an optional constraint the constant is random.
    private func fittingConstant(for constraint: LinearConstraint) -> Double {
        let sum = constraint.terms.reduce(0) { total, term in
            total + term.coefficient * secret[variables.firstIndex(of: term.symbol) ?? 0]
        }
        let room = Double(Int.random(in: 0...100, using: &generator))
        guard constraint.isRequired else { return room - 50 - sum }
        return switch constraint.relation {
        case .equal: -sum
        case .lessThanOrEqual: -sum - room
        case .greaterThanOrEqual: -sum + room
        }
    }
}
