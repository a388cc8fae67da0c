import { alongTheHall } from '@zug/engine/desk'
import type { Tournament } from '../api/types.ts'
import { nameIn, whoPlays } from '../features/round/who-plays.ts'

type Round = Tournament['rounds'][number]
type Board = Round['boards'][number]

/** Boards of one round, by their printed numbers. */
export type Boards = { readonly round: number; readonly boards: readonly number[] }

export type Waiting = {
  /** The round whose draft is to be paired again before it can be published. */
  readonly staleDraft: number | null
  /** Players of open games who say different things. */
  readonly disagreeing: readonly Boards[]
  /** Boards whose result a helper or a player disputes. */
  readonly disputed: readonly Boards[]
  /** Games of earlier rounds that are still adjourned. */
  readonly adjourned: readonly Boards[]
  /** More rounds are planned than a field of so many can play without meeting twice. */
  readonly tooManyRounds: { readonly entrants: number; readonly most: number; readonly rounds: number } | null
  /** Who is expected while the others are being checked in. */
  readonly notCheckedIn: number
  /** Who is present although a round is to be paired, or was paired, without them; by round. */
  readonly late: readonly { readonly round: number; readonly published: boolean; readonly names: string }[]
}

const disagree = ({ reports }: Board): boolean => new Set((reports ?? []).map(({ result }) => JSON.stringify(result))).size > 1
const isOpen = ({ result }: Board): boolean => result === null || result.white === 'adjourned'

/** What waits for somebody to decide, wherever they are. Nothing of it is urgent for people who only look. */
export const waitingIn = (tournament: Tournament): Waiting => {
  const { rounds, draft, finished, byes, settings } = tournament
  const where = (among: readonly Round[], holds: (board: Board) => boolean): readonly Boards[] =>
    among
      .map((round) => ({
        round: round.round,
        boards: alongTheHall(round, settings.firstBoard).flatMap(({ board, number }) => (holds(board) ? [number] : [])),
      }))
      .filter(({ boards }) => boards.length > 0)
  const last = rounds.at(-1)
  const next = (last?.round ?? 0) + 1
  const away = new Set(byes.filter(({ round }) => round === next).map(({ player }) => player))
  const expected = [...whoPlays(tournament).values()].filter(
    ({ id, withdrawnFrom, firstRound }) => withdrawnFrom === null && firstRound <= next && !away.has(id),
  )
  // Somebody is checked in and the next round is about to be made: check-in is under way.
  const between = !finished && draft === null && last?.boards.some(isOpen) !== true
  const checking = between && next <= settings.numberOfRounds && expected.some(({ checkedIn }) => checkedIn)
  return {
    staleDraft: draft !== null && draft.stale.length > 0 ? draft.round : null,
    disagreeing: where(rounds, (board) => isOpen(board) && disagree(board)),
    disputed: where(rounds, ({ disputes }) => (disputes ?? []).length > 0),
    adjourned: where(rounds.slice(0, -1), ({ result }) => result?.white === 'adjourned'),
    tooManyRounds: tooManyRounds(tournament),
    late: finished
      ? []
      : [false, true].flatMap((published) => {
          // Before the results are in, the next check-in has not begun.
          const here = tournament.lateArrivals.filter((one) => one.published === published && (published || between || draft !== null))
          const names = here.map(({ player }) => nameIn(whoPlays(tournament), player)).join('; ')
          return here.length === 0 ? [] : [{ round: here[0]!.round, published, names }]
        }),
    notCheckedIn: checking ? expected.filter(({ checkedIn }) => !checkedIn).length : 0,
  }
}

/** An odd field has a bye for everybody, so that it can play one round more. Tables have as many rounds as their field. */
const tooManyRounds = (tournament: Tournament): Waiting['tooManyRounds'] => {
  const { settings, rounds, finished, traits } = tournament
  const entrants = whoPlays(tournament).size
  const most = entrants % 2 === 0 ? entrants - 1 : entrants
  if (finished || traits.drawnFrom === 'tables' || entrants < 2 || rounds.length >= settings.numberOfRounds) return null
  return settings.numberOfRounds > most ? { entrants, most, rounds: settings.numberOfRounds } : null
}

export const countOf = (list: readonly Boards[]): number => list.reduce((sum, { boards }) => sum + boards.length, 0)
