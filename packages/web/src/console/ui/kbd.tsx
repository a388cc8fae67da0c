import './kbd.css'

/** A key, as it is written on it. */
export const Kbd = ({ children }: { readonly children: string }) => <kbd className="kbd">{children}</kbd>

/** The key of a button, inside it: said to assistive programs by aria-keyshortcuts. */
export const KeyCap = ({ children }: { readonly children: string }) => (
  <span className="key-cap" aria-hidden="true">
    {children}
  </span>
)
