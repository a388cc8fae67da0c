/**
 * UTF-8 with or without a byte order mark, UTF-16 with one. Bytes that are no UTF-8 come from older programs and are read as Windows-1252, in which
 * every byte means something; `guessed` says so.
 */
export const decodeText = (bytes: Uint8Array): { readonly text: string; readonly guessed: string | null } => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), guessed: null }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), guessed: null }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: null }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), guessed: 'Windows-1252' }
  }
}
