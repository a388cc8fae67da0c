/** What may give the colours of a board, in this order. */
export type ColourRule = 'both' | 'stronger' | 'alternate' | 'higher-ranked' | 'initial'

/** What an edition calls the articles that explanations of its rounds cite. */
export type ArticleNames = {
  readonly brackets: string
  readonly float: string
  readonly bye: string
  /** The round: everybody must be paired. */
  readonly round: string
  /** How the subgroups are paired. */
  readonly candidate: string
  readonly exchanges: string
  readonly rematch: string
  readonly byeBar: string
  readonly absoluteColours: string
  /** Announced absences are not paired. */
  readonly absence: string
  readonly colours: Readonly<Record<ColourRule, string>>
}

/** What they cite besides where candidates are judged by criteria. */
export type CandidateNames = {
  readonly order: string
  readonly parameters: string
  readonly subgroups: string
  readonly best: string
  readonly completion: string
  readonly transpositions: string
}
