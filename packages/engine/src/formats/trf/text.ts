/** Blanks for control characters, which would break a line, and nothing at the end. */
export const cleanLine = (text: string): string => {
  let clean = ''
  for (const character of text) clean += character < ' ' ? ' ' : character
  return clean.trimEnd()
}
