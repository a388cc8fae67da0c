/**
 * An article of a rulebook, so that code, tests and explanations can name it. `title` paraphrases it in a few words.
 * `where` is the file under `rulebook/` or `model/` that implements it; an article without code says why in `notApplicable`.
 */
export type Article = {
  readonly rulebook: string
  readonly number: string
  readonly title: string
} & ({ readonly where: string } | { readonly notApplicable: string })
