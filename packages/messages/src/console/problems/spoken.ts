type Word = string | ((data: never) => string)
type Asked = { readonly code: string }

/** Several things said at once: the sentence of each, and one after them. */
export const spoken = (words: object, asks: readonly Asked[], after: string): string => {
  const sentences = asks.map(({ code, ...data }) => {
    const word = (words as Readonly<Record<string, Word | undefined>>)[code]
    return typeof word === 'function' ? word(data as never) : (word ?? '')
  })
  return [...sentences, after].filter((sentence) => sentence !== '').join(' ')
}
