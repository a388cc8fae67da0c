import type { Outcome } from '../../model/outcome.ts'
import { type CardLine, measures } from './measures.ts'

/** What the referee has to know of an edition. Written from the rules once more, on purpose: nothing here is shared with a rulebook. */
export type RefereeEdition = {
  readonly id: string
  /** Does a round without a game leave a downfloat? */
  readonly floatsWithoutGame: (outcome: Outcome) => boolean
  /** Does this outcome keep the player from a pairing-allocated bye for good? */
  readonly keepsFromBye: (outcome: Outcome) => boolean
  /** Articles that a pairing can break outright. */
  readonly articles: {
    readonly completeness: string
    readonly rematch: string
    readonly bye: string
    readonly absoluteColours: string
    readonly boardOrder: string
    /** Section E: the five rules of colour allocation in their order. */
    readonly colours: readonly [string, string, string, string, string]
  }
  /** The lines of a report card from the top. */
  readonly card: readonly CardLine[]
}

const baku2016: RefereeEdition = {
  id: 'fide-dutch-2017',
  floatsWithoutGame: () => true,
  keepsFromBye: (outcome) =>
    outcome.kind === 'bye' ? outcome.bye === 'pairing-allocated' : outcome.kind === 'forfeit' && outcome.result === 'win',
  articles: {
    completeness: 'A.9',
    rematch: 'C.1',
    bye: 'C.2',
    absoluteColours: 'C.3',
    boardOrder: 'C.04.2.D.9',
    colours: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
  },
  card: [
    { article: 'C.5', measure: measures.downfloaters },
    { article: 'C.6', measure: measures.scoreDifferences },
    { article: 'C.7', measure: measures.following },
    { article: 'C.8', measure: measures.beyondTwo },
    { article: 'C.9', measure: measures.thirdRunning },
    { article: 'C.10', measure: measures.preferenceDenied },
    { article: 'C.11', measure: measures.strongPreferenceDenied },
    { article: 'C.12', measure: measures.sameFloat('down', 1) },
    { article: 'C.13', measure: measures.sameFloat('up', 1) },
    { article: 'C.14', measure: measures.sameFloat('down', 2) },
    { article: 'C.15', measure: measures.sameFloat('up', 2) },
    { article: 'C.16', measure: measures.sameFloatDifferences('down', 1) },
    { article: 'C.17', measure: measures.sameFloatDifferences('up', 1) },
    { article: 'C.18', measure: measures.sameFloatDifferences('down', 2) },
    { article: 'C.19', measure: measures.sameFloatDifferences('up', 2) },
  ],
}

export const refereeEditions: readonly RefereeEdition[] = [baku2016]
