import Foundation

extension LayoutEngine {
    /// Installs a constraint with the next pass.
    func install(_ constraint: NSLayoutConstraint) {
        waiting[ObjectIdentifier(constraint)] = constraint
        isDirty = true
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        let id = ObjectIdentifier(constraint)
        waiting[id] = nil
        baselined[id] = nil
        reported.remove(id)
        guard let handle = installed.removeValue(forKey: id)?.handle else { return }
        solver.remove(handle)
        purposes[handle] = nil
        constraint.holder?.markConstraintsDirty()
    }

    func reinstall(_ constraint: NSLayoutConstraint) {
        uninstall(constraint)
        install(constraint)
        constraint.holder?.markConstraintsDirty()
    }

    func noteEdit(of constraint: NSLayoutConstraint) {
        edited[ObjectIdentifier(constraint)] = constraint
        constraint.holder?.markConstraintsDirty()
    }

    /// Adds the waiting constraints to the solver, in the order of their complexity and then of their activation.
    ///
    /// Sizes come before positions, since positions that depend only on known numbers are cheap to add. Broken
    /// constraints are tried again, since the constraints that they conflicted with may be gone.
    func installWaiting() {
        let due = waiting.values.sorted { ($0.complexity, $0.serial) < ($1.complexity, $1.serial) }
        waiting = [:]
        for constraint in due where constraint.items.count == constraint.first.count + constraint.second.count {
            guard let holder = constraint.holder else { continue }
            let isMirrored = constraint.isDirectional && holder.isMirrored
            var lowered = lowered(constraint, in: holder, isMirrored: isMirrored)
            let offset = lowered.constant
            lowered.constant -= constraint.constant
            guard let handle = add(lowered, for: .constraint(constraint)) else { continue }
            installed[ObjectIdentifier(constraint)] = Installed(
                handle: handle, isMirrored: isMirrored, offset: offset)
            if constraint.usesBaseline { baselined[ObjectIdentifier(constraint)] = constraint }
            reported.remove(ObjectIdentifier(constraint))
        }
    }

    /// Adds a constraint to the solver and breaks conflicting constraints. Returns nil if the constraint is not added.
    func add(_ constraint: LinearConstraint, for purpose: LayoutPurpose) -> SimplexSolver.Handle? {
        while true {
            do throws(SimplexSolver.Conflict) {
                let handle = try solver.add(constraint)
                purposes[handle] = purpose
                return handle
            } catch {
                let involved = error.handles.compactMap { purposes[$0] } + [purpose]
                guard let victim = involved.compactMap(\.constraint).max(by: { $0.rank < $1.rank }) else {
                    return nil
                }
                report(involved, breaking: victim)
                if let handle = installed.removeValue(forKey: ObjectIdentifier(victim))?.handle {
                    solver.remove(handle)
                    purposes[handle] = nil
                }
                waiting[ObjectIdentifier(victim)] = victim
                if victim === purpose.constraint { return nil }
            }
        }
    }

    private func report(_ involved: [LayoutPurpose], breaking victim: NSLayoutConstraint) {
        guard !isMeasuring, reported.insert(ObjectIdentifier(victim)).inserted else { return }
        let list = involved.map { "    \($0.words)" }.joined(separator: "\n")
        let hasFrames = list.contains("NSAutoresizingMaskLayoutConstraint")
        let advice =
            hasFrames
            ? "A view whose frame is listed takes part with that frame: set its "
                + "translatesAutoresizingMaskIntoConstraints to false if constraints are to place it.\n"
            : "Remove one of them, or give it a priority below required.\n"
        HeadlessLog.warn(
            "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\(advice)"
                + "Will attempt to recover by breaking constraint\n\(victim.words)")
    }
}
