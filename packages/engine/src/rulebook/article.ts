/**
 * An article of a rulebook, so that code, tests and explanations can name it. `title` paraphrases it in a few words.
 * `where` is the file that decides it, and cites the number in a heading (CONTRIBUTING.md); an article without code says why in `notApplicable`.
 */
export type Article = {
  readonly rulebook: string
  readonly number: string
  readonly title: string
} & ({ readonly where: string } | { readonly notApplicable: string })

type Row = readonly [number: string, title: string, text: string]

/** A rulebook's articles: those that decide something with the file that does, and those that do not, with the reason. */
export const registry = (rulebook: string, decided: readonly Row[], notApplicable: readonly Row[]): readonly Article[] => [
  ...decided.map(([number, title, where]): Article => ({ rulebook, number, title, where })),
  ...notApplicable.map(([number, title, why]): Article => ({ rulebook, number, title, notApplicable: why })),
]
