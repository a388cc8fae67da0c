import { z } from '@hono/zod-openapi'
import type { DeskPrizes } from '@zug/engine/desk'
import { eachKinds } from '@zug/engine/prizes'
import { maybe } from '../http/schema.ts'
import { line } from '../http/texts.ts'
import { limits } from '../limits.ts'
import { playerIdSchema } from '../tournaments/rules-schema.ts'

const amount = z.number().min(0).max(100_000_000)
const sharing = z.union([z.enum(['none', 'equal', 'hort']), z.int().min(0).max(100)])
const years = z.int().min(0).max(150)
const rating = z.int().min(0).max(4000)

const filter = z.strictObject({
  sex: maybe(z.enum(['m', 'w'])),
  rating: maybe(z.strictObject({ from: maybe(rating), below: maybe(rating) })),
  unrated: maybe(z.enum(['out', 'in', 'only'])),
  age: maybe(z.strictObject({ from: maybe(years), to: maybe(years) })),
  club: maybe(line(100)),
  federation: maybe(line(100)),
  firstTime: maybe(z.literal(true)),
})

const prize = z.union([amount, line(100), z.strictObject({ money: maybe(amount), thing: maybe(line(100)), worth: maybe(amount) })])

const category = z.strictObject({
  name: line(100),
  prizes: z.array(prize).max(limits.prizesOfCategory),
  for: maybe(filter),
  by: maybe(z.enum(['rank', 'gain'])),
  sharing: maybe(sharing),
})

const fund = z
  .strictObject({
    currency: maybe(line(100)),
    coin: maybe(amount),
    least: maybe(amount),
    ages: maybe(z.union([z.strictObject({ inYear: z.int().min(1900).max(9999) }), z.strictObject({ onDay: line(10) })])),
    each: maybe(z.enum(eachKinds)),
    sharing: maybe(sharing),
    categories: z
      .array(category)
      .max(limits.prizeCategories)
      .refine((all) => all.reduce((sum, { prizes }) => sum + prizes.length, 0) <= limits.prizes, `At most ${limits.prizes} prizes`),
  })
  .openapi('PrizeFund', { description: 'What can be won, as docs/prizes.md describes it' })

export const prizesSchema = z
  .strictObject({
    fund,
    firstTime: z.array(playerIdSchema).max(limits.players),
    public: z.boolean().openapi({ description: 'Everybody may see who takes which' }),
  } satisfies Record<keyof DeskPrizes, z.ZodType>)
  .openapi('Prizes')
