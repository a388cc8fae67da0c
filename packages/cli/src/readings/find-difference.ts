import { type Outcome, roundNumber, type Tournament } from '@zug/engine/model'
import { compareSheets, type OpenReading, type PairingSystem, type Sheet, sheetOf } from '@zug/engine/pairing'
import { atRate, defaultSimulation, quietSimulation, type SimulationSettings, simulate } from '@zug/engine/simulation'
import { minimise } from '../minimise/minimise.ts'
import { upToRound } from '../minimise/reductions.ts'

/** A tournament whose last round the two readings pair differently. */
export type Parted = {
  readonly tournament: Tournament
  readonly round: number
  readonly ours: Sheet
  readonly other: Sheet
  /** How many random tournaments were looked at. */
  readonly drawn: number
}

export type Search = {
  readonly seed: string
  /** Players of the largest tournament that is drawn. */
  readonly most: number
  readonly outOfTime: () => boolean
  /** Called when a smaller one is found. */
  readonly found?: (parted: Parted) => void
}

const underReading = (system: PairingSystem, tournament: Tournament, declared: object): Tournament =>
  system.declared({ ...tournament, rules: { ...system.defaults, ...tournament.rules, ...declared } as Tournament['rules'] })

/** Numbers are made under each reading, where the rulebook has an order of its own. */
const sheetUnder = (system: PairingSystem, tournament: Tournament, round: number, declared: object): Sheet => {
  const own = underReading(system, tournament, declared)
  const numbered = system.numberPlayers === undefined ? own : { ...own, players: system.numberPlayers(own as never) }
  return sheetOf(system.pairRound(numbered, roundNumber(round)))
}

/** Both pairings of the last round, when the readings part in it; of a round that either of them cannot pair nothing is said. */
export const partingOf = (system: PairingSystem, { ours, other }: OpenReading, tournament: Tournament, round: number) => {
  const mine = sheetUnder(system, tournament, round, ours)
  const theirs = sheetUnder(system, tournament, round, other)
  if (mine === null || theirs === null || mine.boards.length === 0) return null
  return compareSheets(mine, theirs) === null ? null : { ours: mine, other: theirs }
}

/** Nothing but what a file says of players: of teams that are players here, their matches alone, and whole ratings. */
const plain = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    rating: player.rating === null ? null : Math.round(player.rating),
    outcomes: player.outcomes.map((outcome) => {
      const { gameScore: _, boardOneUnplayed: __, ...rest } = outcome as Outcome & Record<'gameScore' | 'boardOneUnplayed', unknown>
      return rest as Outcome
    }),
  })),
})

/** Small events in which a lot happens; where the field grows the rounds do. */
const settingsOf = (players: number, wild: boolean): SimulationSettings => ({
  ...(wild ? defaultSimulation : quietSimulation),
  ...(wild ? { forfeits: atRate(0, 25), halfPointByes: atRate(0, 20), zeroPointByes: atRate(0, 20), lateEntries: atRate(0, 30) } : {}),
  players: { low: Math.max(3, players - 1), high: players },
  rounds: { low: 1, high: Math.max(2, Math.min(7, players - 2)) },
  boards: { low: 2, high: 2 },
  unratedPlayers: atRate(0, 50),
  draws: atRate(10, 60),
  forbiddenGroups: quietSimulation.forbiddenGroups,
  acceleration: 'none',
  scoring: 'standard',
  tieBreaks: 'usual',
  variations: false,
})

/**
 * The smallest tournament found in which two readings of a rulebook part: random ones, small fields first, each shrunk until nothing more can go; then smaller ones
 * are looked for until the time is over. null: none was found.
 */
export const findDifference = (system: PairingSystem, reading: OpenReading, { seed, most, outOfTime, found }: Search): Parted | null => {
  let best: Parted | null = null
  const sizeOf = ({ tournament, round }: Pick<Parted, 'tournament' | 'round'>): number => 100 * tournament.players.length + round
  for (let drawn = 1; !outOfTime(); drawn++) {
    const largest: number = best === null ? most : Math.min(most, best.tournament.players.length + 2)
    const players = 4 + ((drawn - 1) % Math.max(1, Math.min(largest - 3, 1 + Math.floor(drawn / 8))))
    const simulated = simulate(system, settingsOf(players, drawn % 4 !== 0), `${seed}-${drawn}`)
    if (simulated === null) continue
    const event = plain(system.entrants(simulated.tournament))
    const rounds = Math.max(...event.players.map(({ outcomes }) => outcomes.length))
    for (let round = 1; round <= rounds && !outOfTime(); round++) {
      const start = upToRound(event, round)
      if (partingOf(system, reading, start, round) === null) continue
      const small = minimise(start, round, (candidate, at) => partingOf(system, reading, candidate, at) !== null, outOfTime)
      if (best !== null && sizeOf(small) >= sizeOf(best)) break
      best = { ...small, ...partingOf(system, reading, small.tournament, small.round)!, drawn }
      found?.(best)
      break
    }
  }
  return best
}
