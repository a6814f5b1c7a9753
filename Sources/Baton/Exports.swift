// Release rules, springs and curves are part of what an app says to Baton.
@_exported public import BatonMotion
