import type { Colour } from '../../model/colour.ts'
import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { KeptBrackets } from '../../pairing/kept-brackets.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { compareBoards } from './board-order.ts'
import type { Bracket, BracketPairing } from './bracket.ts'
import { allocateColours } from './colour-allocation.ts'
import type { Competitor } from './competitor.ts'
import { competitorsOf } from './competitors.ts'
import { canBeCompleted, whoIsStuck } from './completion.ts'
import type { DutchEdition } from './edition.ts'
import type { LookAhead } from './look-ahead.ts'
import type { PairBracket } from './pair-bracket.ts'
import { dutchRules } from './rules.ts'

/** A bracket with its pairing, what of the players below it was bound to, and, for a PPB, the pairing that failed the completion test. */
export type PairedBracket = {
  readonly bracket: Bracket
  readonly ahead: LookAhead
  readonly pairing: BracketPairing
  readonly failed: BracketPairing | null
}

/**
 * The round-pairing of an edition: brackets from the top. Only called when the field can be paired at all. Whoever knows more of the players than the
 * rules do, that two of them have nobody but each other, may bring a quicker way to pair one bracket.
 */
export type PairBrackets = (competitors: readonly Competitor[], pairOne?: PairBracket, kept?: KeptBrackets) => readonly PairedBracket[]

/** FIDE Dutch 2017 A.5, C.04.1.c, 2026 1.5, C.04.1 3: the pairing of one round, its boards in order; whoever the last bracket leaves over has the bye. */
export const pairDutchRound = (
  tournament: Tournament,
  round: RoundNumber,
  initialColour: Colour,
  edition: DutchEdition,
  pairBrackets: PairBrackets,
  kept?: KeptBrackets,
): PairingAnswer => {
  const competitors = competitorsOf(tournament, round, edition)
  const header = { rulebook: edition.id, round }
  if (!canBeCompleted(competitors, edition)) {
    const { stuck, only, bye } = whoIsStuck(competitors, edition)
    const ids = { stuck: stuck.map((p) => p.id), only: only.map((p) => p.id) }
    return { kind: 'no-legal-pairing', ...header, ...ids, ...(bye ? { bye } : {}) }
  }
  const brackets = pairBrackets(competitors, undefined, kept)
  const unpaired = brackets.at(-1)?.pairing.downfloaters ?? []
  if (unpaired.length > 1 || unpaired.some((player) => !player.mayTakeBye)) throw new Error('the last bracket is not complete')
  const pairs = brackets.flatMap(({ pairing }) => pairing.pairs).sort(compareBoards)
  const present = new Set(competitors.map((player) => player.id))
  return {
    kind: 'pairing',
    ...header,
    boards: pairs.map(({ higher, lower }) =>
      dutchRules(tournament).colourless || allocateColours(higher, lower, initialColour, edition).higherGets === 'white'
        ? { white: higher.id, black: lower.id }
        : { white: lower.id, black: higher.id },
    ),
    bye: unpaired[0]?.id ?? null,
    ...(dutchRules(tournament).colourless ? { colourless: true } : {}),
    notPaired: tournament.players.map((player) => player.id).filter((id) => !present.has(id)),
  }
}
