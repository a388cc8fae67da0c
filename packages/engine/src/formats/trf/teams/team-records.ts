import { type PlayerId, playerId } from '../../../model/ids.ts'
import { type Points, parsePoints } from '../../../model/points.ts'
import { limits } from '../../limits.ts'
import {
  type Columns,
  lineUpFields,
  matchForfeitFields,
  nth,
  oldTeamFields,
  type Repeated,
  readField,
  teamByeFields,
  teamFields,
} from '../columns.ts'
import { type IssueList, issueList, type Place, report } from '../issues.ts'
import type { TrfLine } from '../lines.ts'
import { parseNatural } from '../tokens.ts'

/** Records that make a team event of a file, by their ids. */
export const teamRecordIds: ReadonlySet<string> = new Set(['013', '310', '300', '320', '330'])

type SaidMember = { readonly id: PlayerId; readonly place: Place }

/** 310 or 013. */
export type SaidTeam = {
  readonly id: PlayerId
  readonly name: string
  readonly nickname: string
  /** As written. */
  readonly strength: string
  readonly rank: number | null
  readonly matchPoints: Points | null
  readonly gamePoints: Points | null
  readonly members: readonly SaidMember[]
  readonly place: Place
}

/** 300. */
export type SaidLineUp = {
  readonly round: number
  readonly team: number
  readonly opponent: number
  readonly boards: readonly (PlayerId | null)[]
  readonly place: Place
}

/** 330: what it was for the team with White on board 1, and for the other. */
export type SaidMatchForfeit = {
  readonly round: number
  readonly white: number
  readonly black: number
  readonly results: readonly ['win' | 'loss', 'win' | 'loss']
  readonly place: Place
}

/** 320: teams by round, and what the bye was worth. */
export type SaidTeamByes = {
  readonly matchPoints: Points | null
  readonly gamePoints: Points | null
  readonly teams: readonly { readonly round: number; readonly team: number; readonly place: Place }[]
}

const at = (line: TrfLine, field: Columns): Place => ({ line: line.number, column: field.from })

/** Whole numbers in columns that come again; blanks are left out, what is none is a fault. `digits` as wide as the column. */
const readNumbers = (
  line: TrfLine,
  fields: Repeated,
  digits: number,
  code: 'team-malformed' | 'line-up-malformed' | 'team-bye-malformed',
  list: IssueList,
) => {
  const found: { readonly value: number; readonly index: number; readonly place: Place }[] = []
  for (let index = 0; nth(fields, index).from <= line.text.length && index < limits.rounds; index++) {
    const field = nth(fields, index)
    const text = readField(line.text, field)
    if (text === '') continue
    const value = parseNatural(text, digits)
    if (value === null || (line.text[field.to] ?? ' ') !== ' ') {
      report(list, code, { ...at(line, field), what: 'columns', record: line.id, from: fields.first.from, text })
      return null
    }
    found.push({ value, index, place: { line: line.number, column: field.from } })
  }
  return found
}

/** 310. Only number and members decide; what else cannot be read is left out. */
export const readTeamRecord = (line: TrfLine, list: IssueList): SaidTeam | null => {
  const field = (key: Exclude<keyof typeof teamFields, 'members'>): string => readField(line.text, teamFields[key])
  const number = parseNatural(field('number'), 3)
  if (number === null || number === 0) {
    report(list, 'team-malformed', { ...at(line, teamFields.number), what: 'number' })
    return null
  }
  const members = readNumbers(line, teamFields.members, 4, 'team-malformed', list)
  if (members === null) return null
  const rank = parseNatural(field('rank'), 3)
  return {
    id: playerId(number),
    name: field('name'),
    nickname: field('nickname'),
    strength: field('strength'),
    rank: rank === 0 ? null : rank,
    matchPoints: parsePoints(field('matchPoints')),
    gamePoints: parsePoints(field('gamePoints')),
    members: membersOf(members),
    place: at(line, teamFields.number),
  }
}

const membersOf = (numbers: readonly { readonly value: number; readonly place: Place }[]): readonly SaidMember[] =>
  numbers.flatMap(({ value, place }) => (value === 0 ? [] : [{ id: playerId(value), place: { ...place, player: value } }]))

/** 013: teams have no numbers but their order. */
export const readOldTeamRecord = (line: TrfLine, number: number, list: IssueList): SaidTeam | null => {
  const members = readNumbers(line, oldTeamFields.members, 4, 'team-malformed', list)
  if (members === null) return null
  const nothing = { nickname: '', strength: '', rank: null, matchPoints: null, gamePoints: null }
  const name = readField(line.text, oldTeamFields.name)
  return { id: playerId(number), name, ...nothing, members: membersOf(members), place: at(line, oldTeamFields.name) }
}

export const readLineUpRecord = (line: TrfLine, list: IssueList): SaidLineUp | null => {
  const [round, team, opponent] = (['round', 'team', 'opponent'] as const).map((key) =>
    parseNatural(readField(line.text, lineUpFields[key]), 3),
  )
  if (!round || !team || !opponent) {
    report(list, 'line-up-malformed', { ...at(line, lineUpFields.round), what: 'head' })
    return null
  }
  const numbers = readNumbers(line, lineUpFields.boards, 4, 'line-up-malformed', list)
  if (numbers === null) return null
  const count = (numbers.at(-1)?.index ?? -1) + 1
  const boards = Array.from({ length: count }, (_, index) => {
    const value = numbers.find((entry) => entry.index === index)?.value ?? 0
    return value === 0 ? null : playerId(value)
  })
  return { round, team, opponent, boards, place: at(line, lineUpFields.team) }
}

export const readTeamByesRecord = (line: TrfLine, list: IssueList): SaidTeamByes | null => {
  const teams = readNumbers(line, teamByeFields.teams, 3, 'team-bye-malformed', list)
  if (teams === null) return null
  return {
    matchPoints: parsePoints(readField(line.text, teamByeFields.matchPoints)),
    gamePoints: parsePoints(readField(line.text, teamByeFields.gamePoints)),
    teams: teams.flatMap(({ value, index, place }) => (value === 0 ? [] : [{ round: index + 1, team: value, place }])),
  }
}

const forfeits: Readonly<Record<string, SaidMatchForfeit['results']>> = {
  '+-': ['win', 'loss'],
  '-+': ['loss', 'win'],
  '--': ['loss', 'loss'],
}

export const readMatchForfeitRecord = (line: TrfLine, list: IssueList): SaidMatchForfeit | null => {
  const results = forfeits[readField(line.text, matchForfeitFields.result)]
  const [round, white, black] = (['round', 'white', 'black'] as const).map((key) =>
    parseNatural(readField(line.text, matchForfeitFields[key]), 3),
  )
  if (results === undefined || !round || !white || !black) {
    report(list, 'match-forfeit-malformed', at(line, matchForfeitFields.result))
    return null
  }
  return { round, white, black, results, place: at(line, matchForfeitFields.result) }
}

/** The last round that 300, 320 or 330 tell of. */
export const roundsOfTeams = (lines: readonly TrfLine[]): number => {
  const unheard = issueList()
  const of = <T>(id: string, read: (line: TrfLine, list: IssueList) => T | null): readonly T[] =>
    lines.flatMap((line) => (line.id === id ? (read(line, unheard) ?? []) : [])) as readonly T[]
  const named = [
    ...of('300', readLineUpRecord),
    ...of('330', readMatchForfeitRecord),
    ...of('320', readTeamByesRecord).flatMap(({ teams }) => teams),
  ]
  return named.reduce((most, { round }) => Math.max(most, round), 0)
}
