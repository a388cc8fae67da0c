/** The text of a file and, when it had to be guessed, the encoding. */
export type DecodedText = { readonly text: string; readonly guessed: string | null }

/** What Windows-1252 has where Latin-1 has controls: 0x80 to 0x9f, of which five are free. Node 20 reads them as Latin-1. */
const beyondLatin1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => beyondLatin1[character.charCodeAt(0) - 0x80]!)

/**
 * UTF-8 with or without a byte order mark, UTF-16 with one. Older programs write TRF in the code page of their machine; bytes that are no UTF-8
 * are read as Windows-1252, in which every byte means something.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: null }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: null }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: null }
  } catch {
    return { text: fromWindows1252(bytes), guessed: 'Windows-1252' }
  }
}
