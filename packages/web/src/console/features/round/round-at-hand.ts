import { type DeskBoardResult as BoardResult, boardNumbers } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { Tournament } from '../../api/types.ts'

/** Where a round is. `next` is the one to pair now, `later` comes after it. */
export type RoundPhase = 'later' | 'next' | 'draft' | 'published' | 'playing' | 'complete'

export type Seats = { readonly white: PlayerId; readonly black: PlayerId; readonly result: BoardResult | null }

export type RoundAtHand = {
  readonly round: number
  readonly phase: RoundPhase
  readonly boards: readonly Seats[]
  readonly bye: PlayerId | null
  /** By request or absent, the bye of the pairing aside. */
  readonly unpaired: NonNullable<Tournament['draft']>['unpaired']
  readonly open: number
  readonly published: Tournament['rounds'][number] | null
  readonly fixed?: NonNullable<Tournament['draft']>['fixed']
  /** What stands on the boards, where not all of them are shown. */
  readonly numbers?: Tournament['rounds'][number]['numbers']
}

/** What stands on each board. */
export const numbersOf = ({ settings }: Tournament, round: RoundAtHand): readonly number[] => boardNumbers(round, settings.firstBoard)

export const isOpen = (result: BoardResult | null): boolean => result === null || result.white === 'adjourned'

export const nextRound = ({ rounds }: Tournament): number => rounds.length + 1

/** Which round an arbiter wants to see: the draft, the one being played, else the one to pair. */
export const roundToShow = (tournament: Tournament): number => {
  const { rounds, draft, settings } = tournament
  const last = rounds.at(-1)
  if (draft !== null) return draft.round
  if (last !== undefined && (last.boards.some(({ result }) => isOpen(result)) || rounds.length >= settings.numberOfRounds))
    return last.round
  return nextRound(tournament)
}

export const phaseOf = (tournament: Tournament, round: number): RoundPhase => {
  const { draft, rounds } = tournament
  if (draft?.round === round) return 'draft'
  const published = rounds.find((entry) => entry.round === round)
  if (published === undefined) return round === nextRound(tournament) ? 'next' : 'later'
  const open = published.boards.filter(({ result }) => isOpen(result)).length
  if (open === 0) return 'complete'
  return published.boards.some(({ result }) => result !== null) ? 'playing' : 'published'
}

export const roundAtHand = (tournament: Tournament, round: number): RoundAtHand => {
  const phase = phaseOf(tournament, round)
  const { draft } = tournament
  if (phase === 'draft') {
    const boards = draft!.boards.map(({ white, black }) => ({ white, black, result: null }))
    return { round, phase, boards, bye: draft!.bye, unpaired: draft!.unpaired, open: 0, published: null, fixed: draft!.fixed }
  }
  const published = tournament.rounds.find((entry) => entry.round === round) ?? null
  if (published === null) return { round, phase, boards: [], bye: null, unpaired: [], open: 0, published }
  return {
    round,
    phase,
    boards: published.boards,
    bye: published.unpaired.find(({ bye }) => bye === 'pairing-allocated')?.player ?? null,
    unpaired: published.unpaired.filter(({ bye }) => bye !== 'pairing-allocated'),
    open: published.boards.filter(({ result }) => isOpen(result)).length,
    published,
    fixed: published.fixed,
    numbers: published.numbers,
  }
}

/** Where a player sits now: a pairing may change under a name that was pointed at. */
export const boardOf = ({ boards }: RoundAtHand, player: PlayerId): number | null => {
  const at = boards.findIndex(({ white, black }) => white === player || black === player)
  return at === -1 ? null : at
}

/** The other one at a player's board. */
export const opponentIn = (round: RoundAtHand, board: number | null, player: PlayerId): PlayerId | null => {
  const seats = board === null ? undefined : round.boards[board]
  return seats === undefined ? null : seats.white === player ? seats.black : seats.white
}
