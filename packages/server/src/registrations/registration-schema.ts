import { z } from '@hono/zod-openapi'
import { line } from '../http/texts.ts'
import { foundSchema } from '../lists/list-schema.ts'
import { nameMatches } from './names.ts'
import { comparedFields, numberMatches, verdictReasons } from './verdict.ts'

/** More are asked about in several requests, so that a page can say how far it is. */
export const mostAtOnce = 50

export const registrationSchema = z.strictObject({
  name: line(100),
  fideId: line(40),
  nationalId: line(40),
  birth: line(40),
  federation: line(40),
  rating: z.int().nullable(),
})

const candidates = z.array(
  z.object({
    entries: foundSchema.shape.found,
    name: z.enum(nameMatches),
    number: z.enum(numberMatches).nullable(),
    agrees: z.array(z.enum(comparedFields)),
    differs: z.array(z.enum(comparedFields)),
  }),
)

const proposed = z
  .int()
  .nullable()
  .openapi({ description: 'Which candidate one key may accept; null if none may: a person with another given name is never proposed' })

export const matchesSchema = z
  .object({
    matches: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('certain'), reason: z.enum(verdictReasons.certain), candidates, proposed }),
        z.object({ kind: z.literal('confirm'), reason: z.enum(verdictReasons.confirm), candidates, proposed }),
        z.object({ kind: z.literal('unknown'), reason: z.enum(verdictReasons.unknown), candidates, proposed }),
      ]),
    ),
  })
  .openapi('Matches')
