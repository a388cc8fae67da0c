/**
 * Is a tag, a comment or a run of text of this XML longer than that? A reader that is given a file in parts looks at an unfinished piece again with
 * every part: bounded pieces make its work grow with the file, and not with its square. No cell has more than 32,767 characters.
 */
export const hasLongPiece = (xml: string, most: number): boolean => {
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if ((tag === -1 ? xml.length : tag) - at > most) return true
    if (tag === -1) return false
    const end = endOfTag(xml, tag)
    if (end - tag > most) return true
    at = end
  }
  return false
}

/** Where each tag, comment and the like begins and ends. */
export const tagsOf = function* (xml: string): Generator<readonly [from: number, to: number]> {
  for (let tag = xml.indexOf('<'); tag !== -1; ) {
    const end = endOfTag(xml, tag)
    yield [tag, end]
    tag = xml.indexOf('<', end)
  }
}

const brackets = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** What is never closed ends with the text. */
const endOfTag = (xml: string, tag: number): number => {
  for (const [open, close] of brackets) if (xml.startsWith(open, tag)) return after(xml, close, tag + open.length)
  // A tag goes on over what stands in quotes.
  const marks = /["'>]/g
  marks.lastIndex = tag
  for (let mark = marks.exec(xml); mark !== null; mark = marks.exec(xml)) {
    if (mark[0] === '>') return marks.lastIndex
    marks.lastIndex = after(xml, mark[0], marks.lastIndex)
  }
  return xml.length
}

const after = (xml: string, text: string, from: number): number => {
  const at = xml.indexOf(text, from)
  return at === -1 ? xml.length : at + text.length
}
