/** What a list may be called: short, one line, and good for a file. */
export const isListName = (name: string): boolean => /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}])?$/u.test(name)

/** Names that differ in capitals only are one. */
export const keyOf = (name: string): string => Buffer.from(name.toLowerCase().normalize('NFC')).toString('hex')
