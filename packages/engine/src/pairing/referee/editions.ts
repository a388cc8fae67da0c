import type { Outcome } from '../../model/outcome.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import { type CardLine, measures } from './measures.ts'
import { measures2026 } from './measures-2026.ts'

/** What the referee has to know of an edition. Written from the rules once more, on purpose: nothing here is shared with a rulebook. */
export type RefereeEdition = {
  readonly id: string
  /** Does a round without a game, worth these points, leave a downfloat? */
  readonly floatsWithoutGame: UnplayedRound
  /** Does a round without a game keep the player from a pairing-allocated bye for good? */
  readonly keepsFromBye: UnplayedRound
  /** C.04.7: are virtual points worth a win, or literally one point? */
  readonly accelerationIsLiteral: boolean
  /** Does a failed completion test make a PPB and a CLB? */
  readonly collapses: boolean
  /** Articles that a pairing can break outright. */
  readonly articles: {
    readonly completeness: string
    readonly absence: string
    readonly oddBye: string
    readonly rematch: string
    readonly bye: string
    /** The bye goes to the lowest score possible; null where no article says so. */
    readonly byeScore: string | null
    readonly absoluteColours: string
    readonly boardOrder: string
    /** Section E: the five rules of colour allocation in their order. */
    readonly colours: readonly [string, string, string, string, string]
  }
  /** The lines of a report card from the top. */
  readonly card: readonly CardLine[]
}

type UnplayedRound = (outcome: Outcome, points: number, scoring: ScoringSystem) => boolean

const isBye = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'

const baku2016: RefereeEdition = {
  id: 'fide-dutch-2017',
  floatsWithoutGame: () => true,
  keepsFromBye: (outcome) => isBye(outcome) || (outcome.kind === 'forfeit' && outcome.result === 'win'),
  accelerationIsLiteral: true,
  collapses: true,
  articles: {
    completeness: 'A.9',
    absence: 'C.04.2.D.4',
    oddBye: 'C.04.1.c',
    rematch: 'C.1',
    bye: 'C.2',
    byeScore: null,
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

const february2026: RefereeEdition = {
  id: 'fide-dutch-2026',
  floatsWithoutGame: (outcome, points, { lossWhite, lossBlack }) => isBye(outcome) || points > Math.min(lossWhite, lossBlack),
  keepsFromBye: (outcome, points, { winWhite, winBlack }) => isBye(outcome) || points >= Math.max(winWhite, winBlack),
  accelerationIsLiteral: false,
  collapses: false,
  articles: {
    completeness: '1.9',
    absence: 'C.04.2 3.3',
    oddBye: 'C.04.1 3',
    rematch: 'C1',
    bye: 'C2',
    byeScore: 'C5',
    absoluteColours: 'C3',
    boardOrder: 'C.04.2 3.6',
    colours: ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'],
  },
  card: [
    { article: 'C5', measure: measures2026.byeScore },
    { article: 'C6', measure: measures.downfloaters },
    { article: 'C7', measure: measures2026.downfloaterScores },
    { article: 'C8', measure: measures2026.following },
    { article: 'C9', measure: measures2026.unplayedGamesOfBye },
    { article: 'C10', measure: measures.beyondTwo },
    { article: 'C11', measure: measures.thirdRunning },
    { article: 'C12', measure: measures.preferenceDenied },
    { article: 'C13', measure: measures.strongPreferenceDenied },
    { article: 'C14', measure: measures2026.residentsDown(1) },
    { article: 'C15', measure: measures2026.opponentsUp(1) },
    { article: 'C16', measure: measures2026.residentsDown(2) },
    { article: 'C17', measure: measures2026.opponentsUp(2) },
    { article: 'C18', measure: measures2026.mdpDifferences(1) },
    { article: 'C19', measure: measures2026.opponentDifferences(1) },
    { article: 'C20', measure: measures2026.mdpDifferences(2) },
    { article: 'C21', measure: measures2026.opponentDifferences(2) },
  ],
}

export const refereeEditions: readonly RefereeEdition[] = [baku2016, february2026]
