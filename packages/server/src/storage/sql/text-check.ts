const forbidden = /[\p{Cc}\p{Cs}]/u

/** Identifiers, keys and actors are bound by callers of ours. What one database would take and the other not is a bug there, hence thrown. */
export const checkText = (what: string, text: string): void => {
  if (text === '' || text.length > 200 || forbidden.test(text))
    throw new TypeError(`${what} must have 1 to 200 characters and no control characters: ${JSON.stringify(text).slice(0, 80)}`)
}
