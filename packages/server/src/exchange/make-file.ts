import type { DeskState } from '@zug/engine/desk'
import { makePlayersCsv, makeTournamentJson, underPairingNumbers } from '@zug/engine/files'
import type { Tournament, TrfWriteIssue } from '@zug/engine/model'
import { makeTrf, trfDialects } from '@zug/engine/trf'
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
      const { text, issues } = makeTrf(underPairingNumbers(named(state, tournament)), { dialect: format })
      return { kind: 'file', body: text, issues }
    }
  }
}

/** Whoever rates the sections of a festival has only the name of each file to tell them apart by. */
const named = ({ settings }: DeskState, tournament: Tournament): Tournament =>
  settings === null ? tournament : { ...tournament, info: { ...tournament.info, name: fullNameOf(settings) } }

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
