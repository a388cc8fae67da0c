import { z } from '@hono/zod-openapi'
import type { DeskState } from '@zug/engine/desk'
import { asMembersPlayed, playerId } from '@zug/engine/model'
import { type Crosstable, playerCard, ratingReport, toNumber, wallChart } from '@zug/engine/standings'
import { atLeast } from '../accounts/roles.ts'
import type { ServerContext } from '../context.ts'
import { type Caller, endpoint } from '../http/endpoint.ts'
import { notFound } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import type { Told } from '../http/told.ts'
import { createKept } from '../tournaments/kept-json.ts'
import { entrantsNow, tournamentAsListed, tournamentNow } from '../tournaments/moments.ts'
import { boardsSchema, cardSchema, crosstableSchema, standingsSchema, wallChartSchema, workingSchema } from './standings-schema.ts'
import { countingNothing, stillOpen } from './still-open.ts'
import { boardsView, crosstableOf, standingsOf, standingsView, workingView } from './table.ts'

const tournament = z.object({ tournament: tournamentIdSchema })
const onePlayer = tournament.extend({ player: wholeNumberText })
const afterRound = z.object({ round: wholeNumberText.optional() })

const stateOf = async ({ tournaments }: ServerContext, id: string): Promise<DeskState> => (await tournaments.get(id)).desk.state

/** The desk sees what an open game counts for pairing; everybody else that it is open. */
const openFor = ({ standing }: Caller, state: DeskState): ReturnType<typeof stillOpen> =>
  atLeast(standing.role, 'deputy') ? () => false : stillOpen(state)

const crosstableView = ({ kind, rows }: Crosstable) => ({
  kind,
  rows: rows.map(({ line, row, struck, cells }) => ({
    line,
    rank: row.rank,
    player: row.player.id,
    points: row.points / 10,
    ...(struck ? { struck } : {}),
    cells,
  })),
})

const keptStandings = createKept<Told<z.output<typeof standingsSchema>>>()
const keptCrosstable = createKept<Told<z.output<typeof crosstableSchema>>>()
const keptChart = createKept<Told<z.output<typeof wallChartSchema>>>()

export const standingsEndpoints = routes({
  'GET /tournaments/{tournament}/standings': endpoint({
    summary: 'Ranks, points and tie-breaks after a round',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament,
    query: afterRound,
    answers: standingsSchema,
    handle: async (context, { params, query }) => {
      const state = await stateOf(context, params.tournament)
      return { written: keptStandings(state, `${query.round}`, () => standingsView(state, standingsOf(state, query.round ?? null))) }
    },
  }),
  // Before the working of a player, whose address would take this one in.
  'GET /tournaments/{tournament}/standings/boards': endpoint({
    summary: 'The members of a team event by the board they played',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament,
    query: afterRound,
    answers: boardsSchema,
    handle: async (context, { params, query }) => ({
      json: boardsView(await stateOf(context, params.tournament), query.round ?? null),
    }),
  }),
  'GET /tournaments/{tournament}/standings/{player}': endpoint({
    summary: 'How the tie-breaks of a player come about, term by term',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: onePlayer,
    query: afterRound,
    answers: workingSchema,
    handle: async (context, { params, query }) => {
      const table = standingsOf(await stateOf(context, params.tournament), query.round ?? null)
      const row = table.rows.find(({ player }) => player.id === params.player)
      return row === undefined ? notFound({ what: 'player' }) : { json: workingView(table, row) }
    },
  }),
  'GET /tournaments/{tournament}/crosstable': endpoint({
    summary: 'Everybody against everybody, or round by round',
    least: 'public',
    shows: 'standings',
    asOf: true,
    params: tournament,
    query: afterRound,
    answers: crosstableSchema,
    handle: async (context, { params, query }) => {
      const state = await stateOf(context, params.tournament)
      return { written: keptCrosstable(state, `${query.round}`, () => crosstableView(crosstableOf(state, query.round ?? null))) }
    },
  }),
  'GET /tournaments/{tournament}/wall-chart': endpoint({
    summary: 'All players by number with every round and the progressive score',
    least: 'public',
    shows: 'results',
    asOf: true,
    params: tournament,
    query: afterRound,
    answers: wallChartSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateOf(context, params.tournament)
      const forDesk = atLeast(caller.standing.role, 'deputy')
      const written = keptChart(state, `${query.round} ${forDesk}`, () => {
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
      return { written }
    },
  }),
  'GET /tournaments/{tournament}/players/{player}/card': endpoint({
    summary: 'The pairing card of a player, with performance and rating change',
    least: 'public',
    shows: 'results',
    asOf: true,
    params: onePlayer,
    query: z.object({ k: z.enum(['10', '20', '40']).default('20') }),
    answers: cardSchema,
    handle: async (context, { params, query }, caller) => {
      const state = await stateOf(context, params.tournament)
      const isOpen = openFor(caller, state)
      const card = playerCard(asMembersPlayed(tournamentAsListed(state)), playerId(params.player))
      const report = ratingReport(asMembersPlayed(tournamentNow(state)), playerId(params.player), { k: Number(query.k) as 10 | 20 | 40 })
      if (card === null || report === null) return notFound({ what: 'player' })
      return {
        json: {
          player: card.player.id,
          rounds: countingNothing(card.rounds, (round) => isOpen(round, params.player)).map(({ against: _, ...entry }) => ({
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
})
