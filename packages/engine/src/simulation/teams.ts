import { playerId } from '../model/ids.ts'
import type { GameResult } from '../model/outcome.ts'
import type { Player } from '../model/player.ts'
import type { BoardResult, TeamBoard, TeamEntry, TeamOutcome } from '../model/team.ts'
import type { Board, RoundPairing } from '../pairing/round-pairing.ts'
import type { Random } from '../random.ts'
import type { Absence } from './attendance.ts'
import { drawResult, type GameConditions } from './games.ts'
import { teamName } from './names.ts'

/** Teams of so many boards, members in the order of their ratings; the team with the strongest members is number 1. */
export const drawTeams = (players: readonly Player[], boards: number, random: Random): readonly TeamEntry[] => {
  const shuffled = random.shuffle(players)
  const count = Math.floor(players.length / boards)
  const rosters = Array.from({ length: count }, (_, team) =>
    shuffled.slice(team * boards, (team + 1) * boards).toSorted((a, b) => a.id - b.id),
  )
  const total = (roster: readonly Player[]): number => roster.reduce((sum, { rating }) => sum + (rating ?? 0), 0)
  return rosters
    .toSorted((a, b) => total(b) - total(a))
    .map((roster, index) => ({
      id: playerId(index + 1),
      name: teamName(index + 1),
      boards: roster.map(({ id }) => id),
      alternates: [],
      outcomes: [],
    }))
}

/** What became of every team; colours alternate down the boards. */
export const playMatches = (
  teams: readonly TeamEntry[],
  pairing: RoundPairing,
  missed: (team: number) => Absence | undefined,
  conditions: GameConditions,
  random: Random,
): readonly TeamEntry[] => {
  const outcomes = new Map<number, TeamOutcome>()
  const byId = new Map(teams.map((team) => [team.id, team]))
  if (pairing.bye !== null) outcomes.set(pairing.bye, { kind: 'bye', bye: 'pairing-allocated' })
  for (const match of pairing.boards) {
    const [white, black] = playMatch(match, byId.get(match.white)!, byId.get(match.black)!, conditions, random)
    outcomes.set(match.white, white)
    outcomes.set(match.black, black)
  }
  const unpaired = (team: number): TeamOutcome => {
    const absence = missed(team)
    return absence === undefined || absence === 'away' ? { kind: 'absent' } : { kind: 'bye', bye: absence }
  }
  return teams.map((team) => ({ ...team, outcomes: [...team.outcomes, outcomes.get(team.id) ?? unpaired(team.id)] }))
}

const playMatch = (
  match: Board,
  white: TeamEntry,
  black: TeamEntry,
  { rates, strengthOf }: GameConditions,
  random: Random,
): readonly [TeamOutcome, TeamOutcome] => {
  const forfeited = (mine: 'win' | 'loss', theirs: 'win' | 'loss'): readonly [TeamOutcome, TeamOutcome] => [
    { kind: 'forfeit', opponent: match.black, colour: 'white', result: mine },
    { kind: 'forfeit', opponent: match.white, colour: 'black', result: theirs },
  ]
  if (random.chance(rates.doubleForfeit / 4)) return forfeited('loss', 'loss')
  if (random.chance(rates.forfeit / 4)) return random.chance(0.5) ? forfeited('win', 'loss') : forfeited('loss', 'win')
  const games = white.boards.map((mine, board): readonly [TeamBoard, TeamBoard] => {
    const theirs = black.boards[board]!
    const [first, second] = board % 2 === 0 ? [mine, theirs] : [theirs, mine]
    const results = playOne(strengthOf(first), strengthOf(second), rates, random)
    const [own, other] = board % 2 === 0 ? results : [results[1], results[0]]
    return [
      { player: mine, result: own },
      { player: theirs, result: other },
    ]
  })
  return [
    { kind: 'match', opponent: match.black, colour: 'white', boards: games.map(([own]) => own) },
    { kind: 'match', opponent: match.white, colour: 'black', boards: games.map(([, other]) => other) },
  ]
}

const playOne = (white: number, black: number, rates: GameConditions['rates'], random: Random): readonly [BoardResult, BoardResult] => {
  if (random.chance(rates.forfeit)) return random.chance(0.5) ? ['forfeit-win', 'forfeit-loss'] : ['forfeit-loss', 'forfeit-win']
  const [first, second] = drawResult(white, black, { ...rates, unusualResult: 0 }, random)
  return [asBoard(first), asBoard(second)]
}

const asBoard = (result: GameResult): BoardResult => result
