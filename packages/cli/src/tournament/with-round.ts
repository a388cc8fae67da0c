import { boardCount, type Outcome, openBoards, type PlayerId, type TeamEntry, type TeamOutcome, type Tournament } from '@zug/engine/model'
import type { NonNullSheet } from '@zug/engine/pairing'

/** A round recorded as paired and not yet played: every game is open, a bye is one, and byes that were asked for are had. */
export const withRecordedRound = (tournament: Tournament, round: number, sheet: NonNullSheet): Tournament => {
  const { players, teams } = tournament
  const rest = { ...tournament, requestedByes: tournament.requestedByes.filter((bye) => bye.round !== round) }
  const asked = new Map(tournament.requestedByes.filter((bye) => bye.round === round).map(({ player, bye }) => [player, bye]))
  const unpaired = (id: PlayerId): Unpaired => {
    const bye = sheet.byes.includes(id) ? 'pairing-allocated' : asked.get(id)
    return bye === undefined ? { kind: 'absent' } : { kind: 'bye', bye }
  }
  if (teams !== undefined) {
    const matches = matchesOf(sheet, teams, boardCount(tournament))
    return {
      ...rest,
      teams: teams.map((team) => ({ ...team, outcomes: lengthened(team.outcomes, round, matches.get(team.id) ?? unpaired(team.id)) })),
    }
  }
  const games = gamesOf(sheet)
  return {
    ...rest,
    players: players.map((player) => ({
      ...player,
      outcomes: lengthened(player.outcomes, round, games.get(player.id) ?? unpaired(player.id)),
    })),
  }
}

type Unpaired = Extract<Outcome, { kind: 'bye' | 'absent' }>

const lengthened = <O extends Outcome | TeamOutcome>(before: readonly O[], round: number, outcome: O): readonly O[] => [
  ...Array.from({ length: round - 1 }, (_, at) => before[at] ?? ({ kind: 'absent' } as O)),
  outcome,
]

const gamesOf = ({ boards }: NonNullSheet): ReadonlyMap<PlayerId, Outcome> => {
  const open = (opponent: PlayerId, colour: 'white' | 'black'): Outcome => ({
    kind: 'game',
    opponent,
    colour,
    result: 'adjourned',
    rated: true,
  })
  return new Map(boards.flatMap(({ white, black }) => [[white, open(black, 'white')] as const, [black, open(white, 'black')] as const]))
}

/** By the regular players; a team with fewer players than boards loses the others by forfeit. */
const matchesOf = ({ boards }: NonNullSheet, teams: readonly TeamEntry[], count: number): ReadonlyMap<PlayerId, TeamOutcome> => {
  const seatsOf = new Map(teams.map(({ id, boards: seats }) => [id, seats]))
  const open = (own: PlayerId, opponent: PlayerId, colour: 'white' | 'black'): TeamOutcome => ({
    kind: 'match',
    opponent,
    colour,
    boards: openBoards(seatsOf.get(own)!, seatsOf.get(opponent)!, count),
  })
  return new Map(
    boards.flatMap(({ white, black }) => [[white, open(white, black, 'white')] as const, [black, open(black, white, 'black')] as const]),
  )
}
