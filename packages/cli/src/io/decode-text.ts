/** The text of a file and, when it had to be guessed, the encoding. */
export type DecodedText = { readonly text: string; readonly guessed: string | null }

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
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: 'Windows-1252' }
  }
}
