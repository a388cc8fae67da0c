import { boardNumbers, correctionEffect, type Desk, type DeskCommand, emptyDesk, execute } from '@zug/engine/desk'
import { playerId } from '@zug/engine/model'
import type { Board } from '../../rows.ts'
import type { Sheet } from '../sheet.ts'

export const kinds = ['individual', 'round robin', 'scores', 'team'] as const
export type Kind = (typeof kinds)[number]

const rules = {
  individual: { rulebook: 'fide-dutch-2026' },
  'round robin': { rulebook: 'round-robin' },
  scores: { rulebook: 'ssm' },
  team: { rulebook: 'cfc-team' },
} as const

/** Boards of a match in the team events of the tests. */
export const matchBoards = 4

export const after = (desk: Desk, ...commands: readonly DeskCommand[]): Desk =>
  commands.reduce((at, command) => {
    const done = execute(at, command)
    if (!done.ok) throw new Error(`${command.kind}: ${done.error.code}`)
    return done.value.desk
  }, desk)

/** A real desk whose first round is published, with so many boards, or matches. */
export const deskOf = (kind: Kind, boards: number): Desk => {
  const squad = matchBoards + 1
  const people = 2 * boards * (kind === 'team' ? squad : 1)
  const teams = Array.from({ length: kind === 'team' ? 2 * boards : 0 }, (_, team): DeskCommand => {
    const members = Array.from({ length: squad }, (_, at) => playerId(team * squad + at + 1))
    return { kind: 'enter-team', name: `Team ${team + 1}`, boards: members.slice(0, matchBoards), alternates: members.slice(matchBoards) }
  })
  return after(
    emptyDesk,
    { kind: 'create-tournament', settings: { rules: rules[kind], numberOfRounds: kind === 'round robin' ? Math.min(99, people - 1) : 5 } },
    { kind: 'draw-lots', seed: 'x' },
    { kind: 'import-players', players: Array.from({ length: people }, (_, at) => ({ name: `Player ${at + 1}`, rating: 2800 - at })) },
    ...teams,
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  )
}

/** The round as a page has it that was read now. */
export const sheetFrom = ({ state, history }: Desk, kind: Kind, round = 1): Sheet => {
  const { round: number, boards, fixed } = state.rounds[round - 1]!
  return {
    tournament: 't',
    round: number,
    sequence: history.at(-1)!.sequence,
    boards: boards.map((board) => ({ ...board, entered: null }) as unknown as Board),
    numbers: boardNumbers({ boards, fixed }, 1),
    range: null,
    mayEnter: true,
    effect: correctionEffect(state, number),
    teams: kind === 'team' ? [...state.teams.values()] : null,
    scored: kind === 'scores',
    fideMode: state.settings!.fideMode === true,
    scoring: state.settings!.scoring,
  }
}
