/** No rating, in so many words: "unr", "unrated", "none", a dash; in German and French too. */
const unrated = /^(?:unr\.?|unrated|n\/?[ra]|-+|–|\?|no(?:ne)?|ohne|keine?|k\. ?a\.|non[- ]class[ée]e?|nc|aucune?|sans)$/i

/** A published rating. CFC and USCF write a provisional one with the number of its games, "1500/12" or "1500P12": the rating is what stands before it (CFC 612). A DWZ has the number of its evaluations behind a hyphen, "1834-45". The French one says whose it is, "1650 F", "1399N" or "1200E". */
const published = /^(\d{1,4})(?:\s*[/-]\s*\d{1,3}|\s*p\d{0,3}|\s*[fne])?$/i

/** A figure with decimals, for lists that have them: BCF grades and Ingo figures. */
const figure = /^\d{1,4}(?:[.,]\d{1,3})?$/

/** What a cell says of a strength: a number above 0, or nobody's rating (null). undefined: it cannot be read. */
export const readStrength = (text: string, decimals: boolean): number | null | undefined => {
  if (text === '' || unrated.test(text)) return null
  const value = decimals && figure.test(text) ? Number(text.replace(',', '.')) : Number(published.exec(text)?.[1] ?? Number.NaN)
  if (Number.isNaN(value)) return undefined
  return value > 0 ? value : null
}
