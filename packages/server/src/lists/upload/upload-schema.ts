import { z } from '@hono/zod-openapi'
import type { ListIssueData } from '@zug/messages/lists/words'
import { described } from '../../http/schema.ts'
import { line } from '../../http/texts.ts'
import { entrySchema, listInfoSchema, mappingSchema } from '../list-schema.ts'
import { listFields } from '../read/mapping.ts'

const previewSchema = z.object({
  kind: z.enum(['fide', 'national']),
  name: z.string().nullable(),
  month: z.string(),
  headings: z.array(z.string()).nullable(),
  sample: z.array(z.array(z.string())),
  mapping: mappingSchema.nullable(),
  entries: z.array(entrySchema),
})

const issueSchema = described<ListIssueData>(z.looseObject({ code: z.string() }))

export const uploadSchema = z
  .object({
    id: z.string(),
    file: z.string(),
    bytes: z.number(),
    state: z.discriminatedUnion('stage', [
      z.object({ stage: z.literal('receiving'), received: z.number() }),
      z.object({ stage: z.literal('reading') }),
      z.object({ stage: z.literal('ready'), preview: previewSchema }),
      z.object({ stage: z.literal('importing'), phase: z.enum(['reading', 'ordering']), share: z.number() }),
      z.object({ stage: z.literal('done'), list: listInfoSchema }),
      z.object({ stage: z.literal('refused'), issue: issueSchema, preview: previewSchema.nullable() }),
    ]),
  })
  .openapi('ListUpload')

const heading = line(200)

export const wantedSchema = z.strictObject({
  name: line(40).nullable(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullable(),
  mapping: z
    .strictObject({ columns: z.partialRecord(z.enum(listFields), heading), federation: z.string().regex(/^[A-Z]{0,3}$/) })
    .nullable(),
  smaller: z.boolean(),
})
