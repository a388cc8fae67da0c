import type { DeskCommand } from '../desk/commands.ts'
import { type Desk, emptyDesk, execute } from '../desk/desk.ts'
import { lateArrivals } from '../desk/late-arrivals.ts'
import type { BoardResult, SideResult } from '../desk/result.ts'
import { staleCausesOf } from '../desk/stale.ts'
import type { DeskState } from '../desk/state.ts'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import type { DeclaredRules, RulebookId } from '../model/rules.ts'
import type { TeamBoard } from '../model/team.ts'
import { rulebookById } from '../pairing/rulebook-of.ts'
import type { Dice } from './random/dice.ts'

const sides: readonly (readonly [SideResult, SideResult])[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
  ['forfeit-win', 'forfeit-loss'],
  ['forfeit-loss', 'forfeit-loss'],
  ['adjourned', 'adjourned'],
  ['win', 'win'],
]

const randomResult = (dice: Dice, state: DeskState, round: number, board: number): BoardResult => {
  const [white, black] = dice.pick(sides)
  const pair = state.rounds.find((entry) => entry.round === round)?.boards[board]
  const teams = pair === undefined ? [] : [state.teams.get(pair.white), state.teams.get(pair.black)]
  if (teams[0] === undefined || teams[1] === undefined || dice.chance(0.1)) return { white, black, rated: true }
  const { boardsPerMatch } = state.settings!
  const length = boardsPerMatch ?? Math.max(1, Math.min(teams[0].boards.length, teams[1].boards.length) - (dice.chance(0.05) ? 1 : 0))
  const results = Array.from({ length }, () => dice.pick(dice.chance(0.9) ? sides.slice(0, 4) : sides))
  const line = (at: 0 | 1): readonly TeamBoard[] => {
    const members = [...teams[at]!.boards, ...(dice.chance(0.2) ? teams[at]!.alternates : [])].slice(-length)
    return results.map((result, index) => ({ player: dice.chance(0.03) ? null : (members[index] ?? null), result: result[at] }))
  }
  const match = { white: line(0), black: line(1) }
  return { white, black, rated: true, match: boardsPerMatch === undefined ? match : withForfeits(match) }
}

/** Boards on which a team has nobody are lost by forfeit. */
const withForfeits = ({ white, black }: NonNullable<BoardResult['match']>): NonNullable<BoardResult['match']> => {
  const side = (own: readonly TeamBoard[], other: readonly TeamBoard[]): readonly TeamBoard[] =>
    own.map((seat, at) => {
      if (seat.player === null) return { player: null, result: 'forfeit-loss' }
      return other[at]!.player === null ? { ...seat, result: 'forfeit-win' } : seat
    })
  return { white: side(white, black), black: side(black, white) }
}

/** Commands about teams: sensible ones mostly, with members who are free or known. */
const teamCommands = (dice: Dice, { teams, players, rounds, settings }: DeskState): readonly (() => DeskCommand)[] => {
  const team = dice.pick([...teams.values()])
  const taken = new Set([...teams.values()].flatMap(({ boards, alternates }) => [...boards, ...alternates]))
  const free = [...players.keys()].filter((id) => !taken.has(id))
  if (team === undefined) return []
  const members = dice.shuffle([...team.boards, ...team.alternates, ...(dice.chance(0.3) ? free.slice(0, 1) : [])])
  const size = settings!.boardsPerMatch ?? team.boards.length
  const ofBoards: readonly (() => DeskCommand)[] =
    settings!.boardsPerMatch === undefined
      ? []
      : [
          () => ({ kind: 'change-settings', changes: { boardsPerMatch: dice.between(0, 4) }, confirmed: true }),
          () => ({
            kind: 'change-line-up',
            team: team.id,
            boards: members.slice(0, dice.between(1, size)),
            alternates: [],
            round: roundNumber(Math.max(1, rounds.length)),
            confirmed: true,
          }),
        ]
  return [
    ...ofBoards,
    () => ({ kind: 'enter-team', name: `T${dice.between(1, 20)}`, boards: free.slice(0, size), alternates: free.slice(size, size + 1) }),
    () => ({ kind: 'change-line-up', team: team.id, boards: members.slice(0, size), alternates: members.slice(size) }),
    () => ({
      kind: 'change-line-up',
      team: team.id,
      boards: members.slice(0, size),
      alternates: members.slice(size),
      round: roundNumber(Math.max(1, rounds.length)),
    }),
    () => ({ kind: 'correct-team', team: team.id, name: dice.chance(0.9) ? `Renamed ${dice.between(1, 9)}` : ' ' }),
    () => ({ kind: 'remove-team', team: team.id }),
    () => ({ kind: 'withdraw', player: team.id }),
    () => ({ kind: 're-enter', player: team.id }),
    () => ({
      kind: 'forbid-pair',
      prohibition: {
        strength: dice.pick(['law', 'wish']),
        who: { kind: 'players', players: [team.id, dice.pick([...teams.keys()])] },
        firstRound: roundNumber(1),
        lastRound: roundNumber(2),
      },
      confirmed: true,
    }),
  ]
}

/** Sensible and senseless commands alike: the desk must keep its word under both. */
export const randomCommand = (dice: Dice, { state }: Desk): DeskCommand => {
  const anyone = playerId(dice.between(1, Math.max(1, state.nextId)))
  const round = roundNumber(dice.between(1, state.rounds.length + 2))
  const board = dice.between(0, 4)
  const last = state.rounds.at(-1)
  const open = last?.boards.findIndex(({ result }) => result === null) ?? -1
  if (last !== undefined && open !== -1 && dice.chance(0.6))
    return { kind: 'enter-result', round: last.round, board: open, result: randomResult(dice, state, last.round, open) }
  if (staleCausesOf(state).length > 0 && state.manual === null && dice.chance(0.8))
    return dice.chance(0.5) ? { kind: 'discard-draft' } : { kind: 'keep-draft', reason: 'announced', confirmed: dice.chance(0.8) }
  if (state.draft !== null && state.manual === null && dice.chance(0.2)) return { kind: 'publish-round' }
  const result = randomResult(dice, state, round, board)
  const teamOr = (id: PlayerId): PlayerId => dice.pick([...state.teams.keys()]) ?? id
  const leaveOut = lateArrivals(state).map(({ player }) => player)
  return dice.pick<() => DeskCommand>([
    ...teamCommands(dice, state),
    () => ({
      kind: 'enter-player',
      player: { name: `P${dice.between(1, 40)}`, rating: dice.between(1000, 2500), club: `C${dice.between(1, 3)}` },
    }),
    () => ({ kind: 'correct-player', player: anyone, changes: { rating: dice.between(1000, 2500) } }),
    () => ({ kind: 'remove-player', player: anyone }),
    () => ({ kind: 'withdraw', player: anyone }),
    () => ({ kind: 're-enter', player: anyone }),
    () => ({ kind: 'check-in', player: anyone, present: dice.chance(0.8), ...(board > 2 ? { cancelBye: round } : {}) }),
    () => (dice.chance(0.1) ? { kind: 'close-check-in' } : { kind: 'check-in', player: anyone, present: true }),
    () => ({
      kind: 'request-bye',
      bye: { player: anyone, round, bye: dice.pick(['half-point', 'zero-point', 'full-point']) },
      confirmed: dice.chance(0.5),
    }),
    () => ({ kind: 'cancel-bye', player: anyone, round }),
    () => ({ kind: 'give-numbers' }),
    () => ({
      kind: 'fix-board',
      player: teamOr(anyone),
      number: dice.chance(0.8) ? dice.between(0, 6) : null,
      rounds: dice.chance(0.5) ? null : [round],
      published: dice.chance(0.3),
    }),
    () => ({ kind: 'draw-lots', seed: String(dice.between(1, 9)) }),
    () => ({
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-club' }, firstRound: round, lastRound: null },
      confirmed: true,
    }),
    () => ({ kind: 'pair-round', confirmed: dice.chance(0.5) }),
    () => ({ kind: 'pair-round', confirmed: true, leaveOut }),
    () => ({ kind: 'publish-round' }),
    () => ({ kind: 'publish-round', leaveOut }),
    () => ({ kind: 'discard-draft' }),
    () => ({ kind: 'start-manual', reason: 'test' }),
    () => ({ kind: 'change-draft', change: { kind: 'flip', board }, confirmed: dice.chance(0.7) }),
    () => ({ kind: 'change-draft', change: { kind: 'swap', a: anyone, b: playerId(dice.between(1, 8)) }, confirmed: true }),
    () => ({ kind: 'change-draft', change: { kind: 'unpair', board }, confirmed: true }),
    () => ({ kind: 'change-draft', change: { kind: 'pair', white: anyone, black: playerId(dice.between(1, 20)) }, confirmed: true }),
    () => ({ kind: 'change-draft', change: { kind: 'give-bye', player: anyone }, confirmed: true }),
    () => ({ kind: 'finish-manual' }),
    () => ({ kind: 'amend-pairing', change: { kind: 'flip', board }, reason: 'competition-rules' }),
    () => ({
      kind: 'amend-pairing',
      change: { kind: 'pair', white: anyone, black: playerId(dice.between(1, state.nextId)) },
      reason: 'late-entry',
    }),
    () => ({
      kind: 'recall-round',
      round: dice.chance(0.7) ? roundNumber(Math.max(1, state.rounds.length)) : round,
      reason: dice.chance(0.9) ? 'wrong result' : ' ',
      joins: dice.chance(0.5) ? [anyone] : [],
      confirmed: dice.chance(0.5),
    }),
    () => ({ kind: 'enter-result', round, board, result, reason: 'typing error' }),
    () => ({ kind: 'report-result', round, board, by: anyone, result }),
    () => ({ kind: 'dispute-result', round, board, result, ...(board > 2 ? { by: anyone } : {}) }),
    () => ({ kind: 'dismiss-dispute', round, board }),
    () => ({ kind: 'change-settings', changes: { numberOfRounds: dice.between(1, 9) }, confirmed: dice.chance(0.5) }),
    () => ({ kind: 'finish-tournament' }),
    () => ({ kind: 'undo' }),
    () => ({ kind: 'redo' }),
  ])()
}

/** A new event: 4 to 11 players, or as many members and a few more in 3 to 7 teams of two or three boards. With declared boards the last team is one player short. */
export const randomStart = (dice: Dice, rulebook: RulebookId, teamEvent: boolean, declaresBoards = false): Desk => {
  const rules = (rulebookById(rulebook).traits.pairs === 'either' && teamEvent ? { rulebook, of: 'teams' } : { rulebook }) as DeclaredRules
  const teams = teamEvent ? dice.between(3, 7) : 0
  const boards = dice.between(2, 3)
  const players = teamEvent ? teams * (boards + 1) + 2 : dice.between(4, 11)
  const memberOf = (team: number, place: number): PlayerId => playerId(team * (boards + 1) + place + 1)
  const commands: readonly DeskCommand[] = [
    {
      kind: 'create-tournament',
      settings: { rules, numberOfRounds: dice.between(3, 7), ...(declaresBoards ? { boardsPerMatch: boards } : {}) },
    },
    { kind: 'draw-lots', seed: 'start' },
    {
      kind: 'import-players',
      players: Array.from({ length: players }, (_, i) => ({ name: `Start ${i}`, rating: 2000 - i, club: `C${i % 4}` })),
    },
    ...Array.from(
      { length: teams },
      (_, team): DeskCommand => ({
        kind: 'enter-team',
        name: `Team ${team}`,
        boards: Array.from({ length: declaresBoards && team === teams - 1 ? boards - 1 : boards }, (_, place) => memberOf(team, place)),
        alternates: declaresBoards && team === teams - 1 ? [] : [memberOf(team, boards)],
      }),
    ),
  ]
  return commands.reduce((desk, command) => {
    const result = execute(desk, command)
    if (!result.ok) throw new Error(result.error.code)
    return result.value.desk
  }, emptyDesk)
}
