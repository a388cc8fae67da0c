import { z } from '@hono/zod-openapi'
import { type DeskState, isOpen } from '@zug/engine/desk'

/** How much there is of a tournament, in numbers. */
export const contentsSchema = z.object({
  players: z.int(),
  teams: z.int(),
  rounds: z.int().openapi({ description: 'Published' }),
  results: z.int(),
})

export type Contents = z.output<typeof contentsSchema>

export const contentsOf = ({ players, teams, rounds }: DeskState): Contents => ({
  players: players.size,
  teams: teams.size,
  rounds: rounds.length,
  results: rounds.reduce((sum, { boards }) => sum + boards.filter(({ result }) => result !== null && !isOpen(result)).length, 0),
})
