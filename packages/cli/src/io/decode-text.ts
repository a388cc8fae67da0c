import { decodeLegacy } from '@zug/engine/files'

/** The text of a file and, when it had to be guessed, the encoding. */
export type DecodedText = { readonly text: string; readonly guessed: string | null }

/**
 * UTF-8 with or without a byte order mark, UTF-16 with one. Older programs write files in the code page of their machine: the engine tells which one it probably is.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: null }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: null }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // ASCII in UTF-16 is UTF-8 with noughts.
    if (!text.slice(0, 1000).includes('\0')) return { text, guessed: null }
  } catch {
    // Not UTF-8.
  }
  const { text, encoding } = decodeLegacy(bytes)
  return { text, guessed: encoding }
}
