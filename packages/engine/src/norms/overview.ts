/** FIDE B.01 1.4: the norms of everybody after a round, and what the file of an event says about them. */
import { roundsPaired } from '../model/history.ts'
import type { Player } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { createMemory } from '../remembered.ts'
import { systemOf } from '../standings/edition.ts'
import type { NormEvent } from './event.ts'
import { withFideRatings } from './fide-ratings.ts'
import { byId } from './games.ts'
import { areMany, guestsOf } from './guests.ts'
import { type NormNeed, needOf } from './needs.ts'
import { type Norm, normOf } from './norm.ts'
import { type NormTitle, normTitles } from './titles.ts'

/** What no file says, or says otherwise. */
export type NormEventSaid = Partial<Omit<NormEvent, 'manyGuests' | 'rounds'>>

/** The event after so many rounds: system, rounds, host and guests as the file has them, the rest as it is said. */
export const normEventOf = (tournament: Tournament, round: number, said: NormEventSaid = {}): NormEvent => {
  const rounds = Math.max(tournament.numberOfRounds ?? 0, roundsPaired(tournament))
  const twice = rounds >= 2 * (tournament.players.length - 1)
  const system = said.system ?? (systemOf(tournament) === 'swiss' ? 'swiss' : twice ? 'double-round-robin' : 'round-robin')
  const host = said.host ?? tournament.info.federation
  return {
    system,
    rounds,
    host,
    leastGames: said.leastGames ?? 9,
    exempt: said.exempt ?? null,
    manyGuests: areMany(guestsOf(withFideRatings(tournament), host, round)),
  }
}

/** `need`: null where it is made, or not asked for. */
export type TitleNorm = { readonly norm: Norm; readonly need: NormNeed | null }

export type MadeNorm = { readonly player: Player; readonly norm: Extract<Norm, { kind: 'made' }> }

/** Whom somebody meets in a round; null without a game. */
const opponentIn = (tournament: Tournament, { outcomes }: Player, round: number): Player | null => {
  const outcome = outcomes[round - 1]
  return outcome?.kind === 'game' ? (byId(tournament).get(outcome.opponent) ?? null) : null
}

/** Norms of one player after a round: what came later does not count, but whom they meet next is known. */
export const normsOf = (tournament: Tournament, player: Player, event: NormEvent, round: number): readonly TitleNorm[] => {
  const then = afterRound(tournament, round)
  const me = byId(then).get(player.id)!
  const settled = me.outcomes.findIndex((outcome) => outcome.kind === 'game' && outcome.result === 'adjourned')
  const next = opponentIn(withFideRatings(tournament), player, settled === -1 ? round + 1 : settled + 1)
  return normTitles.map((title) => titleNorm(then, me, title, event, next))
}

const titleNorm = (then: Tournament, me: Player, title: NormTitle, event: NormEvent, next: Player | null): TitleNorm => {
  const norm = normOf(then, me, title, event)
  const asked = norm.kind === 'not-made' || (norm.kind === 'not-asked' && norm.because === 'no-games')
  return { norm, need: asked ? needOf(then, me, title, event, next) : null }
}

/** All norms that are made after a round, by the list of players. */
export const normsMade = (tournament: Tournament, event: NormEvent, round: number): readonly MadeNorm[] => {
  const then = afterRound(tournament, round)
  return then.players.flatMap((player) =>
    normTitles.flatMap((title): readonly MadeNorm[] => {
      const norm = normOf(then, player, title, event)
      return norm.kind === 'made' ? [{ player, norm }] : []
    }),
  )
}

const rounds = createMemory<Tournament, number, Tournament>()

const afterRound = (tournament: Tournament, round: number): Tournament =>
  rounds.of(tournament, round, () => ({
    ...tournament,
    players: withFideRatings(tournament).players.map((player) => ({ ...player, outcomes: player.outcomes.slice(0, round) })),
  }))
