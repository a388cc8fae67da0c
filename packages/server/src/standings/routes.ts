import { z } from '@hono/zod-openapi'
import { asMembersPlayed, crosstable, type DeskState, playerCard, playerId, ratingReport, toNumber, wallChart } from '@zug/engine'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { type Caller, type Endpoint, endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { keptJson } from '../tournaments/kept-json.ts'
import { entrantsNow, tournamentNow } from '../tournaments/moments.ts'
import { asOf } from '../tournaments/views/desk-view.ts'
import { boardsSchema, cardSchema, crosstableSchema, standingsSchema, wallChartSchema, workingSchema } from './standings-schema.ts'
import { countingNothing, stillOpen } from './still-open.ts'
import { boardsView, standingsOf, standingsView, workingView } from './table.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const onePlayer = tournament.extend({ player: wholeNumberText })
/** `at`, for the desk: as it was after that event. */
const afterRound = z.object({ round: wholeNumberText.optional(), at: wholeNumberText.optional() })
const access = { kind: 'tournament', needs: 'public' } as const

const stateAt = async ({ tournaments }: ServerContext, id: string, at: number | undefined, { standing }: Caller) => {
  const open = await tournaments.get(id)
  return (at === undefined || !atLeast(standing.role, 'deputy') ? open : asOf(open, at)).desk.state
}

/** The desk sees what an open game counts for pairing; everybody else that it is open. */
const openFor = ({ standing }: Caller, state: DeskState): ReturnType<typeof stillOpen> =>
  atLeast(standing.role, 'deputy') ? () => false : stillOpen(state)

export const standingsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/standings',
    summary: 'Ranks, points and tie-breaks after a round',
    access,
    params: tournament,
    query: afterRound,
    answers: standingsSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateAt(context, params.tournament, query.at, caller)
      return keptJson(state, `standings ${query.round}`, () => standingsView(standingsOf(state, query.round ?? null)))
    },
  }),
  // Before the working of a player, whose address would take this one in.
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/standings/boards',
    summary: 'The members of a team event by the board they played',
    access,
    params: tournament,
    query: afterRound,
    answers: boardsSchema,
    handle: async (context, { params, query }, caller) => ({
      json: boardsView(await stateAt(context, params.tournament, query.at, caller), query.round ?? null),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/standings/{player}',
    summary: 'How the tie-breaks of a player come about, term by term',
    access,
    params: onePlayer,
    query: afterRound,
    answers: workingSchema,
    handle: async (context, { params, query }, caller) => {
      const table = standingsOf(await stateAt(context, params.tournament, query.at, caller), query.round ?? null)
      const row = table.rows.find(({ player }) => player.id === params.player)
      return row === undefined ? notFound({ what: 'player' }) : { json: workingView(table, row) }
    },
  }),
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/crosstable',
    summary: 'Everybody against everybody, or round by round',
    access,
    params: tournament,
    query: afterRound,
    answers: crosstableSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateAt(context, params.tournament, query.at, caller)
      return keptJson(state, `crosstable ${query.round}`, () => {
        const { kind, rows } = crosstable(standingsOf(state, query.round ?? null))
        return {
          kind,
          rows: rows.map(({ line, row, cells }) => ({ line, rank: row.rank, player: row.player.id, points: row.points / 10, cells })),
        }
      })
    },
  }),
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/wall-chart',
    summary: 'All players by number with every round and the progressive score',
    access,
    params: tournament,
    query: afterRound,
    answers: wallChartSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateAt(context, params.tournament, query.at, caller)
      const forDesk = atLeast(caller.standing.role, 'deputy')
      return keptJson(state, `wall-chart ${query.round} ${forDesk}`, () => {
        const { rounds, rows } = wallChart(entrantsNow(state), query.round)
        const isOpen = openFor(caller, state)
        const shown = rows.map(({ player, cells }) => ({
          player: player.id,
          cells: countingNothing(
            cells.map((cell, at) => ({ ...cell, round: at + 1 })),
            (round) => isOpen(round, player.id),
          ).map(({ outcome, open, progressive }) => ({ outcome, ...(open ? { open } : {}), points: progressive / 10 })),
        }))
        return { rounds, rows: shown }
      })
    },
  }),
  endpoint({
    method: 'get',
    path: '/tournaments/{tournament}/players/{player}/card',
    summary: 'The pairing card of a player, with performance and rating change',
    access,
    params: onePlayer,
    query: z.object({ k: z.enum(['10', '20', '40']).default('20'), at: wholeNumberText.optional() }),
    answers: cardSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateAt(context, params.tournament, query.at, caller)
      const now = asMembersPlayed(tournamentNow(state))
      const isOpen = openFor(caller, state)
      const card = playerCard(now, playerId(params.player))
      const report = ratingReport(now, playerId(params.player), { k: Number(query.k) as 10 | 20 | 40 })
      if (card === null || report === null) return notFound({ what: 'player' })
      return {
        json: {
          player: card.player.id,
          rounds: countingNothing(card.rounds, (round) => isOpen(round, params.player)).map((entry) => ({
            ...entry,
            points: entry.open ? 0 : entry.points / 10,
            progressive: entry.progressive / 10,
          })),
          rating: {
            ...report,
            score: toNumber(report.score),
            expected: report.expected === null ? null : toNumber(report.expected),
            change: report.change === null ? null : toNumber(report.change),
          },
        },
      }
    },
  }),
]
