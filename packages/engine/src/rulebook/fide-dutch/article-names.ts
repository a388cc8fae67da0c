/** What an edition calls the articles that explanations cite. */
export type ArticleNames = {
  readonly order: string
  readonly brackets: string
  readonly parameters: string
  readonly subgroups: string
  readonly candidate: string
  readonly best: string
  readonly rematch: string
  readonly byeBar: string
  readonly absoluteColours: string
  readonly round: string
  readonly completion: string
  readonly bye: string
  readonly float: string
  /** Announced absences are not paired. */
  readonly absence: string
  readonly transpositions: string
  readonly exchanges: string
  readonly mdpSets: string
  /** Both, stronger, latest difference, higher ranked, initial colour. */
  readonly colours: readonly [string, string, string, string, string]
}
