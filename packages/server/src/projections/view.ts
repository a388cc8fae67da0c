import { type DeskState, isOpen, isTeamEvent } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import { needsFor, ownResults, type Share, type Turn, turnsElsewhere, turnsOf } from '@zug/engine/projection'
import type { Projected } from './job.ts'
import { normsToTell } from './norms.ts'
import { prizesAtStake } from './prizes.ts'
import type { Run } from './runs.ts'

/** Why there is nothing to tell: the results of teams and of two games are more than who has won; no game is open; or some results are held back. */
export type Untold = 'kind-of-event' | 'no-open-games' | 'held-back'

/** The desk also hears of games adjourned in earlier rounds while all others are over; everybody not, for then a round may be drafted. */
export const untoldOf = (state: DeskState, forDesk: boolean): Untold | null => {
  const last = state.rounds.at(-1)
  if (state.settings === null || isTeamEvent(state) || eventTraits(state.settings.rules).games !== 'results') return 'kind-of-event'
  const rounds = forDesk ? state.rounds : state.rounds.slice(-1)
  const open = rounds.some(({ boards }) => boards.some(({ result }) => isOpen(result)))
  return last === undefined || state.finished || !open ? 'no-open-games' : null
}

/** Six digits say more than anybody reads. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6

/** How it was worked out, which every page says. */
const methodOf = (projection: Projected, run: Run) => {
  const { round, model, exact, done, tried, toTry, error, withoutPairing } = projection
  return {
    kind: 'projected' as const,
    round,
    model,
    exact,
    done,
    over: run.over(),
    tried,
    toTry,
    error: rounded(error),
    withoutPairing: rounded(withoutPairing),
  }
}

/** Nothing is known yet. */
const waiting = (run: Run) => ({ kind: 'waiting' as const, over: run.over() })
const untold = (why: Untold) => ({ kind: 'untold' as const, why })

export { untold as untoldView }

/** A pair that comes out in more than half of the ways: nobody is in two of those. */
const likely = 0.5

const likelyBoards = ({ players, certain }: Projected) => {
  const sure = new Set(certain.map(({ white, black }) => `${white} ${black}`))
  return [...players]
    .flatMap(([white, { next }]) =>
      next.flatMap(({ of: { kind, colour, opponent }, share }) => {
        const first = colour === null ? white < opponent! : colour === 'white'
        return kind === 'game' && first && share > likely
          ? [{ white, black: opponent!, share: rounded(share), certain: sure.has(`${white} ${opponent}`) }]
          : []
      }),
    )
    .sort((a, b) => Number(b.certain) - Number(a.certain) || b.share - a.share || a.white - b.white)
}

/** Who has the bye in more than half of the ways. */
const likelyBye = ({ players, certainBye }: Projected) => {
  for (const [player, { next }] of players) {
    const found = next.find(({ of: { kind }, share }) => kind === 'bye' && share > likely)
    if (found !== undefined) return { player, share: rounded(found.share), certain: player === certainBye }
  }
  return null
}

/** For the arbiter: what the next round waits for, and what of it is certain or likely. */
export const roundView = (state: DeskState, run: Run) => {
  const projection = run.latest()
  if (projection === null) return waiting(run)
  const boards = state.rounds.at(-1)!.boards
  return {
    ...methodOf(projection, run),
    open: projection.open
      .map(({ round, white, black, chances, decides }) => ({
        round,
        board: round === state.rounds.length ? boards.findIndex((board) => board.white === white && board.black === black) : null,
        white,
        black,
        chances: { white: rounded(chances.white), draw: rounded(chances.draw), black: rounded(chances.black) },
        decides,
      }))
      .sort((a, b) => a.round - b.round || (a.board ?? 0) - (b.board ?? 0)),
    boards: likelyBoards(projection),
    bye: likelyBye(projection),
  }
}

const placesOf = (found: readonly Share<number>[]) => {
  const likeliest = found.reduce((best, one) => (one.share > best.share ? one : best))
  return { best: found[0]!.of, worst: found.at(-1)!.of, likeliest: likeliest.of }
}

/** Opponents and games that matter: more nobody reads. */
const mostTold = { opponents: 8, games: 5 }

const roundedOrNone = (share: number | null): number | null => (share === null ? null : rounded(share))

const turnsToTell = (turns: readonly Turn[], player: PlayerId) =>
  turnsElsewhere(turns, player)
    .slice(0, mostTold.games)
    .map(({ white, black, reached, error }) => ({
      white,
      black,
      error: rounded(error),
      reached: { white: roundedOrNone(reached.white), draw: roundedOrNone(reached.draw), black: roundedOrNone(reached.black) },
    }))

/** Of one player: next opponents, places, and what a place needs. */
export const playerView = (state: DeskState, run: Run, player: PlayerId, asked: number | null, forDesk: boolean) => {
  const projection = run.latest()
  if (projection === null) return waiting(run)
  const found = projection.players.get(player)
  if (found === undefined) return null
  const { next, places } = found
  const lines = ownResults.flatMap((result) => {
    const line = places.get(result)
    return line === undefined ? [] : [{ own: result, ...placesOf(line) }]
  })
  const best = Math.min(...lines.map((line) => line.best))
  const place = asked ?? (Number.isFinite(best) ? best : 1)
  const game = projection.open.find(({ white, black }) => white === player || black === player)
  const opponent = game === undefined ? null : game.white === player ? game.black : game.white
  const prizes = prizesAtStake(state, projection, player, forDesk)
  return {
    ...methodOf(projection, run),
    player,
    own: game === undefined ? null : { opponent: opponent!, colour: game.white === player ? ('white' as const) : ('black' as const) },
    next: next.slice(0, mostTold.opponents).map(({ of, share }) => ({ ...of, share: rounded(share) })),
    others: rounded(next.slice(mostTold.opponents).reduce((sum, { share }) => sum + share, 0)),
    places: lines,
    place,
    needs: needsFor(found, place).map((need) => ({ ...need, share: rounded(need.share), error: rounded(need.error) })),
    turns: turnsToTell(turnsOf(projection, { player, place }), player),
    prizes: prizes === null ? null : { ...prizes, turns: turnsToTell(prizes.turns, player) },
    norms: opponent === null ? [] : normsToTell(state, player, opponent, forDesk),
  }
}
