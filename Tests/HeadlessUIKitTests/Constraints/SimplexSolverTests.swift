import XCTest

@testable import UIKit

@MainActor
final class SimplexSolverTests: XCTestCase {
    private var solver = SimplexSolver()

    private func makeVariables(_ count: Int, isNonNegative: Bool = false) -> [SolverSymbol] {
        (0..<count).map { _ in solver.makeVariable(isNonNegative: isNonNegative) }
    }

    @discardableResult
    private func add(
        _ terms: [(symbol: SolverSymbol, coefficient: Double)], _ constant: Double,
        _ relation: LinearConstraint.Relation = .equal, at priority: Float = LinearConstraint.required
    ) throws -> SimplexSolver.Handle {
        try solver.add(
            LinearConstraint(terms: terms, constant: constant, relation: relation, priority: priority))
    }

    func testEquationsDetermineTheirVariables() async throws {
        let v = makeVariables(2)
        // x + y = 10, x - y = 4
        try add([(v[0], 1), (v[1], 1)], -10)
        try add([(v[0], 1), (v[1], -1)], -4)
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[0]), 7, accuracy: 1e-9)
        XCTAssertEqual(solver.value(of: v[1]), 3, accuracy: 1e-9)
    }

    func testUndeterminedVariablesAreZero() async throws {
        let v = makeVariables(2)
        try add([(v[0], 1)], -5)
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[0]), 5)
        XCTAssertEqual(solver.value(of: v[1]), 0)
    }

    func testAnOptionalEquationIsSatisfiedAsFarAsInequalitiesAllow() async throws {
        let x = makeVariables(1)[0]
        try add([(x, 1)], -100, .equal, at: 250)
        try add([(x, 1)], -60, .lessThanOrEqual)
        solver.optimize()
        XCTAssertEqual(solver.value(of: x), 60, accuracy: 1e-9)
    }

    func testOneHigherPriorityOutweighsAnyNumberOfLowerOnes() async throws {
        let x = makeVariables(1)[0]
        for _ in 0..<50 { try add([(x, 1)], -100, .equal, at: 500) }
        try add([(x, 1)], -20, .equal, at: 500.5)
        solver.optimize()
        XCTAssertEqual(solver.value(of: x), 20, accuracy: 1e-9)
    }

    func testALowerPriorityDecidesWhereHigherOnesDoNot() async throws {
        let x = makeVariables(1)[0]
        try add([(x, 1)], -10, .greaterThanOrEqual, at: 900)
        try add([(x, 1)], -30, .lessThanOrEqual, at: 800)
        try add([(x, 1)], -70, .equal, at: 1)
        solver.optimize()
        XCTAssertEqual(solver.value(of: x), 30, accuracy: 1e-9)
    }

    func testSizeIsNeverNegative() async throws {
        let width = makeVariables(1, isNonNegative: true)[0]
        try add([(width, 1)], 40, .equal, at: 999)
        solver.optimize()
        XCTAssertEqual(solver.value(of: width), 0)
        XCTAssertThrowsError(try add([(width, 1)], 40))
    }

    func testAChangedConstantMovesDependentVariables() async throws {
        let v = makeVariables(3)
        let head = try add([(v[0], 1)], -10)
        try add([(v[1], 1), (v[0], -2)], 0)
        try add([(v[2], 1), (v[1], -1)], -5)
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[2]), 25, accuracy: 1e-9)
        solver.setConstant(-50, of: head)
        try solver.restoreFeasibility()
        XCTAssertEqual(solver.value(of: v[2]), 105, accuracy: 1e-9)
    }

    func testAChangedInequalityConstantPushesAndReleases() async throws {
        let x = makeVariables(1)[0]
        try add([(x, 1)], -100, .equal, at: 250)
        let limit = try add([(x, 1)], -60, .lessThanOrEqual)
        for (constant, expected) in [(-60.0, 60.0), (-20, 20), (-300, 100), (-80, 80)] {
            solver.setConstant(constant, of: limit)
            try solver.restoreFeasibility()
            XCTAssertEqual(solver.value(of: x), expected, accuracy: 1e-9)
        }
    }

    func testARemovedConstraintHasNoEffect() async throws {
        let x = makeVariables(1)[0]
        try add([(x, 1)], -100, .equal, at: 250)
        let limit = try add([(x, 1)], -60, .lessThanOrEqual)
        solver.optimize()
        solver.remove(limit)
        solver.optimize()
        XCTAssertEqual(solver.value(of: x), 100, accuracy: 1e-9)
    }

    func testADuplicateConstraintReplacesARemovedOne() async throws {
        let v = makeVariables(2)
        let first = try add([(v[0], 1)], -10)
        try add([(v[1], 1), (v[0], -1)], 0)
        // The same constraint again, expressed with the other variable.
        let repetition = try add([(v[1], 1)], -10)
        solver.remove(first)
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[0]), 10, accuracy: 1e-9)
        solver.remove(repetition)
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[0]), solver.value(of: v[1]), accuracy: 1e-9)
        XCTAssertNoThrow(try add([(v[0], 1)], -77))
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[1]), 77, accuracy: 1e-9)
    }

    func testAConflictNamesOnlyTheConstraintsInvolved() async throws {
        let v = makeVariables(3)
        let left = try add([(v[0], 1)], -10)
        try add([(v[2], 1)], -5)
        let right = try add([(v[1], 1), (v[0], -1)], -20)
        XCTAssertThrowsError(try add([(v[1], 1)], -100)) { error in
            XCTAssertEqual(Set((error as? SimplexSolver.Conflict)?.handles ?? []), [left, right])
        }
        solver.optimize()
        XCTAssertEqual(solver.value(of: v[1]), 30, accuracy: 1e-9)
    }

    func testConflictOfInequalitiesNamesThem() async throws {
        let v = makeVariables(2)
        let lower = try add([(v[0], 1)], -50, .greaterThanOrEqual)
        let order = try add([(v[1], 1), (v[0], -1)], -10, .greaterThanOrEqual)
        XCTAssertThrowsError(try add([(v[1], 1)], -55, .lessThanOrEqual)) { error in
            XCTAssertEqual(Set((error as? SimplexSolver.Conflict)?.handles ?? []), [lower, order])
        }
    }

    func testAChangedConstantThatConflictsIsReportedWithBothConstraints() async throws {
        let x = makeVariables(1)[0]
        let lower = try add([(x, 1)], -50, .greaterThanOrEqual)
        let upper = try add([(x, 1)], -80, .lessThanOrEqual)
        solver.setConstant(-20, of: upper)
        XCTAssertThrowsError(try solver.restoreFeasibility()) { error in
            XCTAssertEqual(Set((error as? SimplexSolver.Conflict)?.handles ?? []), [lower, upper])
        }
    }
}
