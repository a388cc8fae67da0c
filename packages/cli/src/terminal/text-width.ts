let segmenter: Intl.Segmenter | undefined
/** Made when a text needs it: that takes as long as to pair a small round. */
const segments = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** East Asian wide and fullwidth characters, and emoji: two columns on a terminal. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}/u
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u
/** Latin, Greek and Cyrillic letters with the signs that go with them: each stands for itself and takes one column. */
const plainLetters = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/

const graphemeWidth = (grapheme: string): number => (invisible.test(grapheme) ? 0 : wide.test(grapheme) ? 2 : 1)

/** Columns a text takes on a terminal. */
export const textWidth = (text: string): number => {
  if (plainLetters.test(text)) return text.length
  let width = 0
  for (const { segment } of segments(text)) width += graphemeWidth(segment)
  return width
}

/** The text cut to at most `columns`, the cut marked by an ellipsis. */
export const truncate = (text: string, columns: number): string => {
  if (textWidth(text) <= columns) return text
  let kept = ''
  let width = 0
  for (const { segment } of segments(text)) {
    const next = graphemeWidth(segment)
    if (width + next > columns - 1) break
    kept += segment
    width += next
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`
}

export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - textWidth(text)))
export const padStart = (text: string, columns: number): string => ' '.repeat(Math.max(0, columns - textWidth(text))) + text
