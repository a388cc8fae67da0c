/** The upper half of code pages: what each byte from 0x80 means. */
const codePages = {
  'Windows-1252':
    '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  'Mac Roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  'Windows-1250':
    '€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  CP850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
} as const
type CodePage = keyof typeof codePages
export type LegacyEncoding = CodePage | 'UTF-16'

/** So much is looked at to tell which it is. */
const mostLooked = 200_000
const mostAtOnce = 8192

/**
 * Bytes that are neither UTF-8 nor marked as UTF-16, as the text they probably are: every second byte of UTF-16 is nought; of the code pages the one in which the
 * letters look most like names, and Windows-1252 among equals.
 */
export const decodeLegacy = (bytes: Uint8Array): { readonly text: string; readonly encoding: LegacyEncoding } => {
  const wide = wideOrder(bytes)
  if (wide !== null)
    return { text: textOf(bytes.length >> 1, (at) => bytes[2 * at + wide]! + 256 * bytes[2 * at + 1 - wide]!), encoding: 'UTF-16' }
  const sample = bytes.subarray(0, mostLooked)
  const pages = Object.keys(codePages) as CodePage[]
  const scores = new Map(pages.map((page) => [page, oddities(decode(sample, page))]))
  const encoding = pages.reduce((best, page) => (scores.get(page)! < scores.get(best)! ? page : best))
  return { text: decode(bytes, encoding), encoding }
}

/** Which byte of two is the low one; null where it is no UTF-16. */
const wideOrder = (bytes: Uint8Array): 0 | 1 | null => {
  const looked = Math.min(bytes.length & ~1, 2000)
  if (looked < 4 || bytes.length % 2 === 1) return null
  const noughts = [0, 0]
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) noughts[at % 2]! += 1
  if (noughts[1]! > looked / 4 && noughts[0] === 0) return 0
  return noughts[0]! > looked / 4 && noughts[1] === 0 ? 1 : null
}

const decode = (bytes: Uint8Array, page: CodePage): string => {
  const upper = codePages[page]
  return textOf(bytes.length, (at) => (bytes[at]! < 0x80 ? bytes[at]! : upper.charCodeAt(bytes[at]! - 0x80)))
}

const textOf = (length: number, codeAt: (at: number) => number): string => {
  const pieces: string[] = []
  for (let from = 0; from < length; from += mostAtOnce) {
    const codes = new Uint16Array(Math.min(mostAtOnce, length - from))
    for (let at = 0; at < codes.length; at++) codes[at] = codeAt(from + at)
    pieces.push(String.fromCharCode(...codes))
  }
  return pieces.join('')
}

/** Letters that names in German, French and their neighbours have. */
const usual = /[äöüßéèêëàâçôîïûùñáíóúÄÖÜÉÈÀÇ]/

/** How little the letters beyond ASCII look like those of names: signs in words, capitals behind small letters, rare letters. */
const oddities = (text: string): number => {
  let odd = 0
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7f]/g)) {
    const [before, after] = [text[index - 1] ?? ' ', text[index + 1] ?? ' ']
    if (/[\u0080-\u009f]/.test(sign)) odd += 6
    else if (!/\p{L}/u.test(sign))
      odd += /\p{L}/u.test(before) && /\p{L}/u.test(after) && sign !== '’' ? 5 : /[‘’“”„–—«»…€°§\u00a0]/.test(sign) ? 1 : 4
    else if (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) odd += 5
    else if (!usual.test(sign)) odd += 2
  }
  return odd
}
