import { type DeskEvent, emptyDesk, execute, type PlayerData, refuse } from '@zug/engine/desk'
import { err, ok, type Result, type RulebookId, roundsPaired, type Tournament, teamRounds } from '@zug/engine/model'
import { checkRecordedRounds, inferInitialColour, isRulebookId, rulebookById, rulebookTaken } from '@zug/engine/pairing'
import { type Problem, problem, refused } from '../http/problem.ts'
import type { Tell } from '../http/steps.ts'
import { limits } from '../limits.ts'
import { importOf } from './desk-events.ts'
import { deskIssue, type FileIssue, type ToldIssue, told } from './issues.ts'
import { type ImportFormat, readFile, type Sheets } from './read-file.ts'
import { entered, type ReadLines, readLines } from './read-lines.ts'
import { boardsIn } from './team-events.ts'

/** A file as it was sent, for a thread to read: whatever is in it keeps nobody else waiting. */
export type ImportJob =
  | {
      readonly kind: 'import'
      readonly of: 'lines'
      readonly bytes: Uint8Array
      readonly teams: boolean
      readonly today: string
      readonly sheet?: string
    }
  | {
      readonly kind: 'import'
      readonly of: 'tournament'
      readonly bytes: Uint8Array
      readonly rulebook: string | undefined
      readonly wanted: 'preview' | 'everything'
      readonly fideMode?: boolean
      readonly sheet?: string
    }

/** A tournament out of a file: what people are shown of it, and what the desk makes of it. */
export type ImportedFile = {
  readonly format: ImportFormat
  readonly name: string
  readonly rulebook: RulebookId
  readonly players: readonly (PlayerData & { readonly id: number })[]
  readonly teams: readonly Pick<NonNullable<Tournament['teams']>[number], 'id' | 'name' | 'boards' | 'alternates'>[]
  /** null: not a team event, or matches of the file have fewer boards than others. */
  readonly boardsPerMatch: number | null
  readonly rounds: number
  readonly adjustments: readonly ToldIssue[]
  readonly sheets: Sheets | null
  /** Rounds that are not as the rules pair them; null where FIDE mode did not ask. */
  readonly differing: readonly number[] | null
  /** None for a preview: the rounds of a large event take a while. */
  readonly events: readonly DeskEvent[]
}

export type FileRead =
  | { readonly kind: 'lines-read'; readonly read: Result<ReadLines, Problem> }
  | { readonly kind: 'tournament-read'; readonly read: Result<ImportedFile, Problem> }

const mostPlayers = limits.players

export const unreadable = (issues: readonly FileIssue[]): Problem => problem(422, 'unreadable', {}, { issues: told(issues.slice(0, 200)) })

const tooMany = (players: number): Problem => unreadable([deskIssue('too-many-players', 'error', { players, most: mostPlayers })])

export const readUpload = async (job: ImportJob, tell: Tell): Promise<FileRead> => {
  tell({ stage: 'reading' })
  return job.of === 'lines'
    ? { kind: 'lines-read', read: await linesOf(job) }
    : { kind: 'tournament-read', read: await tournamentIn(job, tell) }
}

const linesOf = async ({ bytes, teams, today, sheet }: Extract<ImportJob, { of: 'lines' }>): Promise<Result<ReadLines, Problem>> => {
  const read = await readLines(bytes, teams, today, sheet)
  if (!read.ok) return err(unreadable(read.error))
  return read.value.lines.length > mostPlayers ? err(tooMany(read.value.lines.length)) : read
}

const tournamentIn = async (
  { bytes, rulebook: asked, wanted, fideMode = false, sheet }: Extract<ImportJob, { of: 'tournament' }>,
  tell: Tell,
): Promise<Result<ImportedFile, Problem>> => {
  const read = await readFile(bytes, sheet)
  if (!read.ok) return err(unreadable(read.error))
  const { tournament, format, adjustments, sheets } = read.value
  if (tournament.players.length > mostPlayers) return err(tooMany(tournament.players.length))
  const rulebook = rulebookFor(asked, tournament)
  if (!rulebook.ok) return rulebook
  const { id } = rulebook.value
  const unfit = fideMode
    ? execute(emptyDesk, { kind: 'create-tournament', settings: { fideMode, rules: { rulebook: id } as never } })
    : null
  if (unfit?.ok === false) return err(refused(unfit.error))
  const differing = fideMode ? differingIn(tournament, id) : null
  const { adjustments: changed, eventsOf } = importOf(tournament, id, differing === null ? null : { differing })
  return ok({
    format,
    name: tournament.info.name,
    rulebook: rulebook.value.id,
    players: tournament.players.map((player) => ({ id: player.id, ...entered(player) })),
    teams: (tournament.teams ?? []).map(({ id, name, boards, alternates }) => ({ id, name, boards, alternates })),
    boardsPerMatch: rulebookById(id).traits.pairs === 'players' ? null : (boardsIn(tournament).boardsPerMatch ?? null),
    rounds: Math.max(roundsPaired(tournament), teamRounds(tournament)),
    adjustments: told([...adjustments, ...rulebook.value.issues, ...changed]),
    sheets,
    differing,
    events: wanted === 'preview' ? [] : eventsOf(tell),
  })
}

/** Each recorded round, paired again from what the file says was known then. */
const differingIn = (given: Tournament, rulebook: RulebookId): readonly number[] => {
  const system = rulebookById(rulebook)
  const tournament = system.entrants(system.declared(given))
  const initialColour = tournament.initialColour ?? inferInitialColour(tournament)
  return checkRecordedRounds({ ...tournament, initialColour }, system).differences.map(({ round }) => round)
}

/** What was asked for, else what the file says, else the one in force when it starts. Rounds that players have played are no rounds of teams. */
const rulebookFor = (
  asked: string | undefined,
  tournament: Tournament,
): Result<{ readonly id: RulebookId; readonly issues: readonly FileIssue[] }, Problem> => {
  if (asked !== undefined && !isRulebookId(asked)) return err(refused(refuse('unknown-rulebook', { rulebook: asked })))
  const { rulebook, issues } = asked === undefined ? rulebookTaken(tournament) : { rulebook: rulebookById(asked), issues: [] }
  const { id, traits } = rulebook
  const ofPlayers = tournament.teams === undefined && roundsPaired(tournament) > 0
  return ofPlayers && traits.pairs === 'teams' ? err(problem(422, 'no-teams', { rulebook: id })) : ok({ id, issues })
}
