import { type DeskBoardResult, type DeskState, execute, type FixedSeat, isOpen, lateArrivals, wantsLots } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { type Board, eventTraits } from '@zug/engine/pairing'
import type { Reply } from './jobs.ts'

/** A round to come, tried with what the open games may still bring. */
export type PreviewJob = { readonly kind: 'preview'; readonly state: DeskState; readonly tries: number }

export type Preview = {
  readonly round: number
  /** As it would be paired now: open games count as draws (C.04.2 3.1). */
  readonly boards: readonly (Board & {
    /** The same whatever the open games bring; the same two but perhaps the other way round; or not. */
    readonly certainty: 'fixed' | 'colours-open' | 'open'
  })[]
  /** Who has a fixed board in it. */
  readonly fixed: readonly FixedSeat[]
  readonly bye: PlayerId | null
  readonly openGames: readonly { readonly round: number; readonly board: number; readonly white: PlayerId; readonly black: PlayerId }[]
  /** Were all outcomes of the open games tried? Otherwise `fixed` says only that nothing tried has changed the board. */
  readonly exhaustive: boolean
  readonly tried: number
}

const outcomes: readonly DeskBoardResult[] = [
  { white: 'draw', black: 'draw', rated: true },
  { white: 'win', black: 'loss', rated: true },
  { white: 'loss', black: 'win', rated: true },
]

/** All ways the open games may end, those nearest to all draws first; at most `most`. */
function* endings(games: number, most: number): Generator<readonly number[]> {
  const all = 3 ** games
  if (all <= most) {
    for (let code = 0; code < all; code++) yield Array.from({ length: games }, (_, game) => Math.floor(code / 3 ** game) % 3)
    return
  }
  yield Array.from({ length: games }, () => 0)
  let left = most - 1
  for (let game = 0; game < games; game++)
    for (const outcome of [1, 2]) {
      if (left-- <= 0) return
      yield Array.from({ length: games }, (_, each) => (each === game ? outcome : 0))
    }
}

const withResults = (state: DeskState, results: readonly number[]): DeskState => {
  const last = state.rounds.at(-1)
  if (last === undefined || results.length === 0) return state
  let game = 0
  const boards = last.boards.map((board) => (isOpen(board.result) ? { ...board, result: outcomes[results[game++]!]! } : board))
  return { ...state, rounds: [...state.rounds.slice(0, -1), { ...last, boards }] }
}

/** Of a lot that is not drawn yet; both colours are possible then. */
const anySeed = 'white'

const draftOf = (state: DeskState) => {
  const leaveOut = lateArrivals(state).map(({ player }) => player)
  const done = execute({ history: [], state }, { kind: 'pair-round', seed: anySeed, confirmed: true, leaveOut })
  return done.ok ? { ok: true as const, draft: done.value.desk.state.draft! } : { ok: false as const, refusal: done.error }
}

const pairOf = ({ white, black }: Board): string => (white < black ? `${white} ${black}` : `${black} ${white}`)

export const previewOf = ({ state, tries }: PreviewJob): Reply => {
  const now = draftOf(state)
  if (!now.ok) return { kind: 'refused', refusal: now.refusal }
  const last = state.rounds.at(-1)
  const openGames = (last?.boards ?? []).flatMap(({ white, black, result }, board) =>
    isOpen(result) ? [{ round: last!.round, board, white, black }] : [],
  )
  // The result of a match or of a scored game is more than who has won: there only the pairing as of now can be told.
  const { teams, games: entered } = eventTraits(state.settings!.rules)
  const simple = !teams && entered === 'results'
  const games = simple ? openGames.length : 0
  const same = new Map<string, number>()
  const pairs = new Map<string, number>()
  let tried = 0
  for (const results of endings(games, tries)) {
    const draft = games === 0 ? now : draftOf(withResults(state, results))
    tried += 1
    if (!draft.ok) continue
    for (const board of draft.draft.boards) {
      const exact = `${board.white} ${board.black}`
      same.set(exact, (same.get(exact) ?? 0) + 1)
      pairs.set(pairOf(board), (pairs.get(pairOf(board)) ?? 0) + 1)
    }
  }
  // Either side may get White as long as the initial colour is not drawn.
  const undrawn = wantsLots(state)
  const certain = simple || openGames.length === 0
  const boards = now.draft.boards.map(({ white, black }) => ({
    white,
    black,
    certainty:
      certain && !undrawn && same.get(`${white} ${black}`) === tried
        ? ('fixed' as const)
        : certain && pairs.get(pairOf({ white, black })) === tried
          ? ('colours-open' as const)
          : ('open' as const),
  }))
  const exhaustive = certain && 3 ** games <= tries
  return {
    kind: 'previewed',
    preview: { round: now.draft.round, boards, fixed: now.draft.fixed ?? [], bye: now.draft.bye, openGames, exhaustive, tried },
  }
}
