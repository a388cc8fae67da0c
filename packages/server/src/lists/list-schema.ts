import { z } from '@hono/zod-openapi'
import { listRatingsSchema, officialSchema } from '../tournaments/command-schema.ts'
import { listFields } from './read/mapping.ts'

const figuresSchema = z.object({ rating: z.number().nullable(), games: z.number().nullable(), k: z.number().nullable() })

export const entrySchema = z.object({
  id: z.string(),
  fideId: z.string(),
  name: z.string(),
  federation: z.string(),
  sex: z.enum(['m', 'w']).nullable(),
  title: z.string(),
  womenTitle: z.string(),
  otherTitles: z.string(),
  arenaTitle: z.string(),
  birth: z.string(),
  club: z.string(),
  inactive: z.boolean(),
  standard: figuresSchema,
  rapid: figuresSchema,
  blitz: figuresSchema,
})

export const mappingSchema = z.object({ columns: z.partialRecord(z.enum(listFields), z.string()), federation: z.string() })

export const listInfoSchema = z.object({
  name: z.string(),
  kind: z.enum(['fide', 'national']),
  month: z.string(),
  source: z.string(),
  importedAt: z.string(),
  rows: z.number(),
  faults: z.number(),
  mapping: mappingSchema.nullable(),
})

export const listsSchema = z.object({ lists: z.array(listInfoSchema) })
export const foundSchema = z.object({
  found: z.array(z.object({ list: z.string(), kind: z.enum(['fide', 'national']), entry: entrySchema, ratings: listRatingsSchema })),
})

export const officialAnswerSchema = z.object({ official: officialSchema, title: z.string(), fideId: z.string() }).openapi('ListedPerson')
