/** What this device remembers of its user's taste; a browser that forbids it forgets. */
const prefix = 'zug.'

export const remembered = (name: string): string | null => {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

export const remember = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, value)
  } catch {
    // Private windows may refuse.
  }
}
