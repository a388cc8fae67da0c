import { type DeskState, isDay } from '@zug/engine/desk'
import { makePlayersCsv, makeTournamentJson, underPairingNumbers } from '@zug/engine/files'
import type { SubmissionIssue, Tournament, TrfWriteIssue } from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import { checkSubmission, makeTrf, trfDialects } from '@zug/engine/trf'
import { fullNameOf } from '../sections/full-name.ts'

export const exportFormats = [...trfDialects, 'json', 'csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A tournament as a file, to be made in a thread of its own where it is large: a workbook of 2,000 players takes seconds. */
export type FileJob = { readonly kind: 'file'; readonly state: DeskState; readonly tournament: Tournament; readonly format: ExportFormat }

export type MadeFile = { readonly kind: 'file'; readonly body: string | Uint8Array; readonly issues: readonly TrfWriteIssue[] }

/** Only dialects of TRF leave something out. */
export const carriesAll = (format: ExportFormat): boolean => format === 'json' || format === 'csv' || format === 'xlsx'

export const makeFile = async ({ state, tournament, format }: FileJob): Promise<MadeFile> => {
  switch (format) {
    case 'json':
      return { kind: 'file', body: makeTournamentJson(tournament), issues: [] }
    case 'csv':
      return { kind: 'file', body: makePlayersCsv(underPairingNumbers(tournament)), issues: [] }
    case 'xlsx': {
      // Not before it is needed: a thread that pairs a round has no use for it.
      const { workbook } = await import('./workbook.ts')
      return { kind: 'file', body: await workbook(state, tournament), issues: [] }
    }
    default: {
      const { text, issues } = makeTrf(underPairingNumbers(asReport(state, tournament)), { dialect: format })
      return { kind: 'file', body: text, issues }
    }
  }
}

/** TRF writes dates of events and births as 2026/07/01. */
const reportDate = (date: string): string => (isDay(date) ? date.replaceAll('-', '/') : date)

/** The rating officer has only the name of each file to tell the sections of a festival apart by. */
const asReport = ({ settings }: DeskState, tournament: Tournament): Tournament => {
  const { info, players } = tournament
  return {
    ...tournament,
    info: {
      ...info,
      name: settings === null ? info.name : fullNameOf(settings),
      startDate: reportDate(info.startDate),
      endDate: reportDate(info.endDate),
    },
    players: players.map((player) => ({ ...player, birth: reportDate(player.birth) })),
  }
}

const sentToFide: readonly ExportFormat[] = ['trf06', 'trf16', 'trf26']

/** What FIDE would miss in this file: of events that are, or were, in FIDE mode, and of every report for rating. Players have their numbers in the file. */
export const missingForFide = ({ state, tournament, format }: FileJob, rating: boolean): readonly SubmissionIssue[] => {
  const { fideMode, rules } = state.settings!
  const submitted = fideMode === true || state.leftFideMode !== undefined || (rating && eventTraits(rules).ofFide)
  return submitted && sentToFide.includes(format) ? checkSubmission(underPairingNumbers(asReport(state, tournament))) : []
}

export const typeOf = (format: ExportFormat): { readonly type: string; readonly ending: string } => {
  switch (format) {
    case 'json':
      return { type: 'application/json', ending: 'json' }
    case 'csv':
      return { type: 'text/csv; charset=utf-8', ending: 'csv' }
    case 'xlsx':
      return { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' }
    default:
      return { type: 'text/plain; charset=utf-8', ending: 'trf' }
  }
}
