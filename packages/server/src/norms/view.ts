import type { DeskState } from '@zug/engine/desk'
import { createMemory, type Player, type PlayerId } from '@zug/engine/model'
import { isStandardPlay, type Norm, type NormEvent, normEventOf, normsOf, type TitleNorm } from '@zug/engine/norms'
import { eventTraits } from '@zug/engine/pairing'
import { tournamentNow } from '../tournaments/moments.ts'

/** Norms are made in single games of chess that are won, drawn or lost, in standard play. */
export const hasNorms = (state: DeskState): boolean => {
  const { teams, games } = eventTraits(state.settings!.rules)
  return state.rounds.length > 0 && !teams && games === 'results' && isStandardPlay(tournamentNow(state))
}

/** The event as the desk knows it, with what its organiser says. */
export const normEventAt = (state: DeskState, round: number): NormEvent =>
  normEventOf(tournamentNow(state), round, state.settings!.norms ?? {})

/** Check-lists of single players that are kept of a state. */
const most = 100

type PlayerNorms = { readonly player: Player; readonly titles: readonly TitleNorm[] }

const everybody = (state: DeskState, round: number): readonly PlayerNorms[] => {
  const tournament = tournamentNow(state)
  const event = normEventAt(state, round)
  return tournament.players.map((player) => ({ player, titles: normsOf(tournament, player, event, round) }))
}

const kept = createMemory<DeskState, string, readonly TitleNorm[]>(most)

const roundOf = ({ rounds }: DeskState, asked: number | null): number => Math.max(1, Math.min(asked ?? rounds.length, rounds.length))

const figuresOf = (norm: Norm) => {
  if (norm.kind === 'not-asked') return { games: 0, halves: 0, average: 0, performance: 0 }
  const { performance } = norm.kind === 'made' ? norm.choice : norm.evaluation
  const { games } = norm.kind === 'made' ? norm.choice : norm
  return { games: games.length, halves: performance.halves, average: performance.average, performance: performance.performance }
}

/** Made, or still open; false hopes are left out. */
export const normsView = (state: DeskState, asked: number | null) => {
  if (!hasNorms(state)) return null
  const round = roundOf(state, asked)
  return {
    round,
    event: normEventAt(state, round),
    rows: everybody(state, round).flatMap(({ player, titles }) =>
      titles.flatMap(({ norm, need }) =>
        norm.kind === 'made' || (need !== null && need.now !== 'out-of-reach')
          ? [
              {
                player: player.id,
                name: player.name,
                title: norm.title,
                state: norm.kind === 'made' ? ('made' as const) : ('open' as const),
                length: norm.kind === 'made' ? norm.length : null,
                ...figuresOf(norm),
                next: need?.next ?? null,
              },
            ]
          : [],
      ),
    ),
  }
}

/** Every title with its check-list; undefined: there is nobody by this number. */
export const playerNormsView = (state: DeskState, asked: number | null, player: PlayerId) => {
  if (!hasNorms(state)) return null
  const round = roundOf(state, asked)
  const tournament = tournamentNow(state)
  const found = tournament.players.find(({ id }) => id === player)
  if (found === undefined) return undefined
  const event = normEventAt(state, round)
  const titles = kept.of(state, `${round} ${player}`, () => normsOf(tournament, found, event, round))
  return { round, event, player, titles: titles.map(titleView) }
}

const titleView = ({ norm, need }: TitleNorm) => {
  const asked = norm.kind === 'not-asked' ? null : norm.kind === 'made' ? norm.choice : norm.evaluation
  return {
    title: norm.title,
    state: norm.kind === 'not-asked' ? norm.because : norm.kind,
    by: norm.kind === 'made' ? norm.by : null,
    length: norm.kind === 'made' ? norm.length : null,
    requirements: [...(asked?.requirements ?? [])],
    games: norm.kind === 'made' ? [...norm.choice.games] : norm.kind === 'not-made' ? [...norm.games] : [],
    ignored: norm.kind === 'made' ? [...norm.choice.ignoredWins] : [],
    afterRound: norm.kind === 'made' ? norm.choice.afterRound : null,
    raised: asked?.performance.raised ?? null,
    now: need?.now ?? null,
    next: need?.next ?? null,
  }
}
