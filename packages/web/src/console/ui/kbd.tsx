import './kbd.css'

/** A key, as it is written on it. */
export const Kbd = ({ children }: { readonly children: string }) => <kbd className="kbd">{children}</kbd>
