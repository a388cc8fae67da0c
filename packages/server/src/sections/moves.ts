import { z } from '@hono/zod-openapi'
import { type Desk, type DeskEvent, type Move, movePlayer, type Refusal } from '@zug/engine/desk'
import { ok, type PlayerId, playerId, type Result } from '@zug/engine/model'
import { guardFor } from '../accounts/permissions.ts'
import { actorOf } from '../accounts/principal.ts'
import { endpoint } from '../http/endpoint.ts'
import { notFound, refused } from '../http/problem.ts'
import { routes } from '../http/routes.ts'
import { idempotencyKeySchema, tournamentIdSchema, wholeNumberText } from '../http/texts.ts'
import { problemOf } from '../tournaments/problem-of.ts'
import { playerIdSchema } from '../tournaments/rules-schema.ts'

const tournament = z.object({ tournament: tournamentIdSchema })

const moveRequest = z
  .strictObject({ key: idempotencyKeySchema, player: playerIdSchema, to: tournamentIdSchema, confirmed: z.boolean().optional() })
  .openapi('MoveRequest')

const way = z.enum(['whole', 'withdrawn']).openapi({ description: 'Gone from the first section, or withdrawn there with the games played' })

const moveDone = z
  .object({
    way,
    repeated: z.boolean(),
    from: z.object({ tournament: z.string(), sequence: z.int() }),
    to: z.object({ tournament: z.string(), sequence: z.int(), player: z.int(), fromRound: z.int() }),
  })
  .openapi('MoveDone')

const moveMeaning = z
  .object({
    way,
    games: z.int().openapi({ description: 'Played in the first section; they stay there' }),
    leavesFrom: z.int().nullable().openapi({ description: 'The round from which the player is withdrawn there' }),
    fromRound: z.int().openapi({ description: 'The first round to be played in the other section' }),
    missed: z.int().openapi({ description: 'Rounds of the other section that are over by then' }),
    byes: z.int().openapi({ description: 'Announced byes that go along' }),
    fixedBoard: z.object({ number: z.int(), goesAlong: z.boolean(), first: z.int(), last: z.int() }).nullable().openapi({
      description: 'A fixed board, and whether it is fixed in the other section as well: only where that has a board of the number',
    }),
    back: z.boolean().openapi({ description: 'The player was there before and comes back' }),
    twin: z.string().nullable().openapi({ description: 'Somebody there who seems to be the same person' }),
  })
  .openapi('MoveMeaning')

type Meaning = z.output<typeof moveMeaning>

/** How many rounds of the section were published without whoever arrives for `fromRound`. */
const missedBefore = ({ state }: Desk, arriving: DeskEvent, fromRound: number): number => {
  const gone = arriving.kind === 'player-re-entered' ? (state.players.get(arriving.player)?.withdrawnFrom ?? fromRound) : 1
  return Math.max(0, fromRound - gone)
}

const gamesOf = ({ state }: Desk, player: PlayerId): number =>
  state.rounds.filter(({ boards }) => boards.some(({ white, black }) => white === player || black === player)).length

const twinIn = (question: Refusal): string | null => {
  if (question.code === 'move-withdraws') return question.twin?.name ?? null
  return question.code === 'duplicate-player' ? question.player.name : null
}

/** What a move would do, decided as the move itself would be and written nowhere. */
const meaningOf = (here: Desk, there: Desk, move: Move): Result<Meaning, Refusal> => {
  const asked = movePlayer(here, there, move)
  const moved = asked.ok ? asked : movePlayer(here, there, { ...move, confirmed: true })
  if (!moved.ok) return moved
  const events = moved.value.to.recorded.map(({ event }) => event)
  const left = moved.value.from.recorded[0]!.event
  const meaning: Meaning = {
    way: moved.value.way,
    games: gamesOf(here, move.player),
    leavesFrom: left.kind === 'player-withdrawn' ? left.fromRound : null,
    fromRound: moved.value.fromRound,
    missed: missedBefore(there, events[0]!, moved.value.fromRound),
    byes: events.filter(({ kind }) => kind === 'bye-requested').length,
    fixedBoard: moved.value.fixedBoard,
    back: events[0]!.kind === 'player-re-entered',
    twin: asked.ok ? null : twinIn(asked.error),
  }
  return ok(meaning)
}

export const moveEndpoints = routes({
  'GET /tournaments/{tournament}/moves': endpoint({
    summary: 'What a move of a player to another section would mean; writes nothing',
    least: 'deputy',
    params: tournament,
    query: z.object({ player: wholeNumberText, to: tournamentIdSchema }),
    answers: moveMeaning,
    handle: async ({ tournaments, directory }, { params, query }, { principal }) => {
      const there = await tournaments.get(query.to)
      if (!directory.standing(principal, query.to).visible || there.desk.state.settings === null) return notFound({ what: 'section' })
      const here = await tournaments.get(params.tournament)
      const meaning = meaningOf(here.desk, there.desk, { player: playerId(query.player), from: params.tournament, to: query.to })
      return meaning.ok ? { json: meaning.value } : refused(meaning.error)
    },
  }),
  'POST /tournaments/{tournament}/moves': endpoint({
    summary: 'Move a player to another section: wholly before the player is paired, as a withdrawal and a late entry afterwards',
    least: 'deputy',
    params: tournament,
    body: moveRequest,
    answers: moveDone,
    handle: async (context, { params, body }, { principal, standing }) => {
      const there = context.directory.standing(principal, body.to)
      if (!there.visible || (await context.tournaments.get(body.to)).desk.state.settings === null) return notFound({ what: 'section' })
      const actor = actorOf(principal)
      const done = await context.tournaments.move(
        params.tournament,
        body.to,
        {
          player: body.player,
          confirmed: body.confirmed ?? false,
          actor,
          at: context.now().toISOString(),
          idempotencyKey: `${actor}/${body.key}`,
        },
        [
          guardFor(principal, standing, { kind: 'withdraw', player: body.player }),
          guardFor(principal, there, { kind: 'enter-player', player: { name: '' } }),
        ],
      )
      context.metrics.count('zug_commands_total', { kind: 'move-player', outcome: done.ok ? 'done' : done.error.kind })
      return done.ok ? { json: done.value } : problemOf(done.error)
    },
  }),
})
