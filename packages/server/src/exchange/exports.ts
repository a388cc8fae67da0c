import { z } from '@hono/zod-openapi'
import {
  type DeskState,
  type Issue,
  makePlayersCsv,
  makeTournamentJson,
  makeTrf,
  type Tournament,
  trfDialects,
  underPairingNumbers,
} from '@zug/engine'
import { atLeast } from '../accounts/roles.ts'
import { type Endpoint, endpoint } from '../http/endpoint.ts'
import { tournamentIdSchema } from '../http/texts.ts'
import { ratingReportNow, reportNow } from './report.ts'
import { workbook } from './workbook.ts'

export const exportFormats = [...trfDialects, 'json', 'csv', 'xlsx'] as const
type ExportFormat = (typeof exportFormats)[number]
type Made = { readonly body: string | Uint8Array; readonly issues: readonly Issue[]; readonly type: string; readonly ending: string }

/** Without what only the desk knows: dates of birth, byes to come, who is kept apart. */
const publicTournament = (tournament: Tournament): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({ ...player, birth: '' })),
  requestedByes: [],
  forbiddenPairs: [],
  ...(tournament.cfc === undefined ? {} : { cfc: { ...tournament.cfc, apart: [] } }),
})

const make = async (state: DeskState, tournament: Tournament, format: ExportFormat): Promise<Made> => {
  switch (format) {
    case 'json':
      return { body: makeTournamentJson(tournament), issues: [], type: 'application/json', ending: 'json' }
    case 'csv':
      return { body: makePlayersCsv(underPairingNumbers(tournament)), issues: [], type: 'text/csv; charset=utf-8', ending: 'csv' }
    case 'xlsx': {
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      return { body: await workbook(state, tournament), issues: [], type, ending: 'xlsx' }
    }
    default: {
      const { text, issues } = makeTrf(underPairingNumbers(tournament), { dialect: format })
      return { body: text, issues, type: 'text/plain; charset=utf-8', ending: 'trf' }
    }
  }
}

export const exportEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/export/{format}',
    summary:
      'The tournament as a file; `issues=true` gives instead what the format cannot carry, `rating=true` (deputies) results as corrected for the rating report',
    access: { kind: 'tournament', needs: 'public' },
    params: z.object({ tournament: tournamentIdSchema, format: z.enum(exportFormats) }),
    query: z.object({ issues: z.enum(['true', 'false']).default('false'), rating: z.enum(['true', 'false']).default('false') }),
    media: 'application/octet-stream',
    handle: async ({ tournaments }, { params, query }, { standing }) => {
      const open = await tournaments.get(params.tournament)
      const deputy = atLeast(standing.role, 'deputy')
      const rating = deputy && query.rating === 'true'
      const whole = rating ? ratingReportNow(open) : reportNow(open)
      const { body, issues, type, ending } = await make(open.desk.state, deputy ? whole : publicTournament(whole), params.format)
      if (query.issues === 'true') return { json: { issues } }
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename="${params.tournament}${rating ? '-rating' : ''}.${ending}"`,
          'cache-control': 'no-store',
          'x-zug-issues': String(issues.length),
        },
      })
    },
  }),
]
