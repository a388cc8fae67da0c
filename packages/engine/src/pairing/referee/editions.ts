import type { Outcome } from '../../model/outcome.ts'
import type { ScoringSystem } from '../../model/scoring.ts'
import { type DueColour, dueColour, dueColour1998, dueColour2012 } from './colours.ts'
import type { readingsDeclared } from './declared.ts'
import { type CardLine, measures } from './measures.ts'
import { card1998, card2012 } from './measures-2012.ts'
import { measures2026 } from './measures-2026.ts'

/** What the referee has to know of an edition. Written from the rules once more, on purpose: nothing here is shared with a rulebook. */
export type RefereeEdition = {
  /** Does a round without a game, worth these points, leave a downfloat? */
  readonly floatsWithoutGame: UnplayedRound
  /** Does a pairing that was forfeited leave the floats of a game, as it was announced or not? */
  readonly forfeitFloats: (readings: Readings) => boolean
  /** Does a round without a game keep the player from a pairing-allocated bye for good? */
  readonly keepsFromBye: UnplayedRound
  /** C.04.7: are virtual points worth a win, or literally one point? */
  readonly accelerationIsLiteral: boolean
  readonly dueColour: DueColour
  /** E.5 for two players without a game who meet after the first round: the other colour? */
  readonly initialColourTurns: boolean
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
    /** What keeps from floating as in the last round, and as two rounds ago. */
    readonly floats: readonly [last: string, before: string]
    readonly boardOrder: string
    /** What decides between pairings that are equally good; null where the steps of a procedure do. */
    readonly order: string | null
    /** Section E: the five rules of colour allocation in their order. */
    readonly colours: readonly [string, string, string, string, string]
  }
  /** Does the best card win? A procedure ends with the first pairing it accepts, and its cards only describe that. */
  readonly cardsDecide: boolean
  /** The lines of a report card from the top. */
  readonly card: readonly CardLine[]
}

type Readings = ReturnType<typeof readingsDeclared>

type UnplayedRound = (outcome: Outcome, points: number, scoring: ScoringSystem) => boolean

const isBye = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'

export const baku2016: RefereeEdition = {
  floatsWithoutGame: () => true,
  forfeitFloats: () => false,
  keepsFromBye: (outcome) => isBye(outcome) || (outcome.kind === 'forfeit' && outcome.result === 'win'),
  accelerationIsLiteral: true,
  dueColour,
  initialColourTurns: false,
  collapses: true,
  cardsDecide: true,
  articles: {
    completeness: 'A.9',
    absence: 'C.04.2.D.4',
    oddBye: 'C.04.1.c',
    rematch: 'C.1',
    bye: 'C.2',
    byeScore: null,
    absoluteColours: 'C.3',
    floats: ['C.12', 'C.14'],
    boardOrder: 'C.04.2.D.9',
    order: 'B.8',
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

export const february2026: RefereeEdition = {
  floatsWithoutGame: (outcome, points, { lossWhite, lossBlack }) => isBye(outcome) || points > Math.min(lossWhite, lossBlack),
  forfeitFloats: () => false,
  keepsFromBye: (outcome, points, { winWhite, winBlack }) => isBye(outcome) || points >= Math.max(winWhite, winBlack),
  accelerationIsLiteral: false,
  dueColour,
  initialColourTurns: false,
  collapses: false,
  cardsDecide: true,
  articles: {
    completeness: '1.9',
    absence: 'C.04.2 3.3',
    oddBye: 'C.04.1 3',
    rematch: 'C1',
    bye: 'C2',
    byeScore: 'C5',
    absoluteColours: 'C3',
    floats: ['C14', 'C16'],
    boardOrder: 'C.04.2 3.6',
    order: '3.8',
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

export const istanbul2012: RefereeEdition = {
  floatsWithoutGame: (outcome, points) => isBye(outcome) || points > 0,
  forfeitFloats: () => false,
  keepsFromBye: (outcome, points) => isBye(outcome) || points > 0,
  accelerationIsLiteral: true,
  dueColour: dueColour2012,
  initialColourTurns: true,
  collapses: false,
  cardsDecide: false,
  articles: {
    completeness: 'A.5',
    absence: 'F.5',
    oddBye: 'A.5',
    rematch: 'B.1.a',
    bye: 'B.1.b',
    byeScore: null,
    absoluteColours: 'B.2',
    floats: ['B.5', 'B.6'],
    boardOrder: 'F.1',
    order: null,
    colours: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
  },
  card: card2012,
}

export const basedOnRating1998: RefereeEdition = {
  ...istanbul2012,
  floatsWithoutGame: isBye,
  forfeitFloats: (readings) => !readings.includes('A.4-played'),
  keepsFromBye: (outcome, points, { winWhite, winBlack }) => isBye(outcome) || points >= Math.max(winWhite, winBlack),
  dueColour: dueColour1998,
  articles: { ...istanbul2012.articles, rematch: 'B.1', bye: 'B.1' },
  card: card1998,
}
