type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Signs stand elsewhere on every keyboard. */
const signs: Readonly<Record<string, string>> = { '?': 'Shift+Slash', '/': 'Slash' }

/**
 * What a key is called, the surest name first. A letter is the one that is printed on the key, so that Ctrl+Z is Z on every layout; where the layout has no Latin
 * letters, and for digits and everything else, it is the place of the key (`KeyboardEvent.code`), so that digits need no Shift in France.
 */
export const keyNames = ({ key, code, ctrlKey, metaKey, shiftKey }: Pressed): readonly string[] => {
  const modified = ctrlKey || metaKey
  const sign = modified ? undefined : signs[key]
  if (sign !== undefined) return [sign]
  const prefix = `${modified ? 'Mod+' : ''}${shiftKey ? 'Shift+' : ''}`
  const place = code === 'Slash' ? [] : [`${prefix}${code}`]
  if (!/^[a-z]$/i.test(key)) return place
  const letter = `${prefix}Key${key.toUpperCase()}`
  // With Ctrl the place of a key is never meant: where Z is, Y may be printed.
  return modified ? [letter] : [...new Set([letter, ...place])]
}
