#if !canImport(ObjectiveC)
    public import Foundation

    // The parameters of the two removals are objects, and those of Foundation's are any values, so that the compiler
    // takes these wherever it can.
    extension NotificationCenter {
        /// Calls a method of an observer with each notification that has a name and comes from an object.
        ///
        /// Nil stands for all names, or for all objects. Neither the observer nor the object is retained, and an observer
        /// need not be removed.
        public func addObserver(
            _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
        ) {
            SelectorObservation.add(
                SelectorObservation(observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject }), to: self
            )
        }

        /// Removes all that was added for an observer, which is also what
        /// `addObserver(forName:object:queue:using:)` returns.
        public func removeObserver(_ observer: AnyObject) {
            removeObserver(observer, name: nil, object: nil)
        }

        /// Removes what was added for an observer with a name and an object. Nil stands for all of them.
        public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
            SelectorObservation.remove(from: self) {
                $0.isOf(observer) && (aName == nil || $0.name == aName)
                    && (anObject == nil || $0.isFor(anObject as AnyObject))
            }
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }
#endif
