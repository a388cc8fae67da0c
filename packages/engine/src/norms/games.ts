/** FIDE B.01 1.4.2: which games count towards a norm. */
import type { PlayerId } from '../model/ids.ts'
import { type Player, ratingIn, type Title } from '../model/player.ts'
import type { Tournament } from '../model/tournament.ts'
import { remembered } from '../remembered.ts'
import type { NormEvent } from './event.ts'

export type NormGame = {
  readonly round: number
  readonly opponent: PlayerId
  readonly federation: string
  readonly title: Title | null
  /** null: unrated. */
  readonly rating: number | null
  /** Half points, on the scale of 1, ½ and 0 whatever the event gives. */
  readonly halves: 0 | 1 | 2
}

const halvesOf = { win: 2, draw: 1, loss: 0 } as const

export const byId = remembered(({ players }: Tournament): ReadonlyMap<PlayerId, Player> => new Map(players.map((one) => [one.id, one])))

/** Games over the board, in the order of their rounds: no byes, no forfeits. What is not rated for its shortness counts. */
export const gamesOf = (player: Player, tournament: Tournament, event: NormEvent): readonly NormGame[] => {
  const players = byId(tournament)
  return player.outcomes.flatMap((outcome, at): readonly NormGame[] => {
    if (outcome.kind !== 'game' || outcome.result === 'adjourned') return []
    const opponent = players.get(outcome.opponent)
    if (opponent === undefined || isLeftOut(opponent, players, event)) return []
    return [gameAgainst(opponent, at + 1, halvesOf[outcome.result])]
  })
}

export const gameAgainst = (opponent: Player, round: number, halves: NormGame['halves']): NormGame => ({
  round,
  opponent: opponent.id,
  federation: opponent.federation,
  title: opponent.title,
  rating: ratingIn(opponent, round),
  halves,
})

/** 1.4.2a: whose federation is none of FIDE's. Those without one who play under FIDE's flag count. */
export const isOfNoFederation = ({ federation }: Pick<Player, 'federation'>): boolean => federation === 'NON'

/** 1.4.2a; 1.4.2b: in a round robin, unrated players who score nothing against rated ones. */
const isLeftOut = (opponent: Player, players: ReadonlyMap<PlayerId, Player>, { system }: NormEvent): boolean => {
  if (isOfNoFederation(opponent)) return true
  if (!system.endsWith('round-robin') || opponent.rating !== null) return false
  return !opponent.outcomes.some(
    (outcome) => outcome.kind === 'game' && outcome.result !== 'loss' && (players.get(outcome.opponent)?.rating ?? null) !== null,
  )
}
