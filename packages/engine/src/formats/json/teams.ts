import { colours } from '../../model/colour.ts'
import type { PlayerId } from '../../model/ids.ts'
import { byeKinds, type Outcome } from '../../model/outcome.ts'
import { type BoardResult, boardResults, type TeamBoard, type TeamEntry, type TeamOutcome } from '../../model/team.ts'
import type { Tournament } from '../../model/tournament.ts'
import { findGameFaults } from '../game-faults.ts'
import {
  arrayOf,
  type Check,
  type Context,
  integer,
  nullable,
  object,
  omittable,
  oneOf,
  optional,
  reportJson,
  required,
  type Told,
  text,
} from './checks.ts'
import type { JsonIssueCode } from './issues.ts'

const id = integer(1, 9999) as Check<number> as Check<PlayerId>
const board = object<TeamBoard>({ player: optional(nullable(id), null), result: required(oneOf(...boardResults)) })

const outcomes: Readonly<Record<TeamOutcome['kind'], Check<TeamOutcome>>> = {
  match: object<Extract<TeamOutcome, { kind: 'match' }>>({
    kind: required(oneOf('match')),
    opponent: required(id),
    colour: required(oneOf(...colours)),
    boards: required(arrayOf(board, 100)),
  }),
  forfeit: object<Extract<TeamOutcome, { kind: 'forfeit' }>>({
    kind: required(oneOf('forfeit')),
    opponent: required(id),
    colour: optional(nullable(oneOf(...colours)), null),
    result: required(oneOf('win', 'loss')),
    lineUp: omittable(arrayOf(nullable(id), 100)),
  }),
  bye: object<Extract<TeamOutcome, { kind: 'bye' }>>({ kind: required(oneOf('bye')), bye: required(oneOf(...byeKinds)) }),
  absent: object<Extract<TeamOutcome, { kind: 'absent' }>>({ kind: required(oneOf('absent')) }),
}

const outcome: Check<TeamOutcome> = (node, path, context) => {
  const kind = node.kind === 'object' ? node.entries.get('kind') : undefined
  const check = kind?.kind === 'string' && Object.hasOwn(outcomes, kind.value) ? outcomes[kind.value as TeamOutcome['kind']] : undefined
  if (check !== undefined) return check(node, path, context)
  const options = Object.keys(outcomes)
  return reportJson(context, 'value-unknown', kind?.at ?? node.at, `${path}/kind`, { what: 'option', options, text: null })
}

export const team = object<TeamEntry>({
  id: required(id),
  name: required(text()),
  boards: required(arrayOf(id, 100)),
  alternates: optional(arrayOf(id, 100), []),
  outcomes: optional(arrayOf(outcome, 999), []),
  nickname: omittable(text(100)),
  strength: omittable(text(20)),
  rank: omittable(integer(1, 9999)),
})

type Report = <Code extends Exclude<JsonIssueCode, 'too-many-issues'>>(code: Code, path: string, told: Told<Code>) => void

/** What no single value of the teams can show: members who do not exist or belong to two teams, and matches told in two ways. */
export const checkTeams = ({ teams = [], players }: Tournament, at: (path: string) => number, context: Context): void => {
  const report: Report = (code, path, told) => reportJson(context, code, at(path), path, told)
  const known = new Set(players.map((player) => player.id))
  const members = new Set<PlayerId>()
  const position = new Map<PlayerId, number>()
  const rounds = teams[0]?.outcomes.length ?? 0
  for (const [index, each] of teams.entries()) {
    const path = `/teams/${index}`
    if (position.has(each.id)) report('player-duplicate', `${path}/id`, { what: 'team', id: each.id })
    position.set(each.id, index)
    for (const list of ['boards', 'alternates'] as const)
      for (const [entry, player] of each[list].entries()) {
        if (!known.has(player)) report('player-unknown', `${path}/${list}/${entry}`, { what: 'player', id: player })
        else if (members.has(player)) report('player-duplicate', `${path}/${list}/${entry}`, { what: 'member', id: player })
        members.add(player)
      }
    if (each.outcomes.length !== rounds)
      report('rounds-uneven', `${path}/outcomes`, { what: 'team', id: each.id, rounds: each.outcomes.length, first: rounds })
  }
  checkLineUps(teams, known, report)
  const table = new Map(teams.map(({ id: teamId, outcomes: rows }) => [teamId, rows.map(asGame)] as const))
  findGameFaults(table, true, ({ code, field, told }) =>
    report(code, `/teams/${position.get(told.own as PlayerId)}/outcomes/${told.round - 1}/${field}`, { of: 'team', ...told } as never),
  )
  for (const [index, { outcomes: rows }] of teams.entries())
    for (const [round, own] of rows.entries()) {
      const other = own.kind === 'match' ? teams[position.get(own.opponent) ?? -1]?.outcomes[round] : undefined
      if (own.kind !== 'match' || other?.kind !== 'match' || (position.get(own.opponent) ?? 0) < index) continue
      const fits =
        own.boards.length === other.boards.length && own.boards.every(({ result }, at) => agree(result, other.boards[at]!.result))
      if (!fits) report('results-incompatible', `/teams/${index}/outcomes/${round}/boards`, { what: 'boards' })
    }
}

/** Whoever sits at a board exists, and nobody sits at two boards of a round. */
const checkLineUps = (teams: readonly TeamEntry[], known: ReadonlySet<PlayerId>, report: Report): void => {
  const seated = new Set<string>()
  for (const [index, { outcomes: rows }] of teams.entries())
    for (const [round, own] of rows.entries())
      for (const [seat, player] of seatsOf(own).entries()) {
        if (player === null) continue
        const path = `/teams/${index}/outcomes/${round}/${own.kind === 'match' ? `boards/${seat}/player` : `lineUp/${seat}`}`
        if (!known.has(player)) report('player-unknown', path, { what: 'player', id: player })
        else if (seated.has(`${round} ${player}`)) report('player-duplicate', path, { what: 'seat', id: player, round: round + 1 })
        seated.add(`${round} ${player}`)
      }
}

const seatsOf = (own: TeamOutcome): readonly (PlayerId | null)[] =>
  own.kind === 'match' ? own.boards.map(({ player }) => player) : own.kind === 'forfeit' ? (own.lineUp ?? []) : []

/** A match as a game of unknown result, so that opponents and colours can be checked like those of players. */
const asGame = (own: TeamOutcome): Outcome =>
  own.kind === 'match' ? { kind: 'game', opponent: own.opponent, colour: own.colour, result: 'adjourned', rated: true } : own

/** Both may lose, or lose points by decision of the arbiter; both cannot win, and only both can be unfinished or not have been played. */
const agree = (a: BoardResult, b: BoardResult): boolean => {
  const played = (result: BoardResult): boolean => !result.startsWith('forfeit')
  if (played(a) !== played(b) || (a === 'adjourned') !== (b === 'adjourned')) return false
  return !(a.endsWith('win') && !b.endsWith('loss')) && !(b.endsWith('win') && !a.endsWith('loss'))
}
