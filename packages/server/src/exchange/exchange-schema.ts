import { z } from '@hono/zod-openapi'
import { titles } from '@zug/engine/model'
import { rulebookIds } from '@zug/engine/pairing'
import { described, playerSchema } from '../http/schema.ts'
import { personSchema } from '../tournaments/views/view-schema.ts'
import type { ToldIssue } from './issues.ts'
import { importFormats } from './read-file.ts'
import { type LineField, lineFields } from './read-lines.ts'

/** What is answered about files, for the document. */
const issueSchema = z
  .looseObject({
    source: z.string().openapi({ description: 'Which part found it; with the code it says which data follow' }),
    code: z.string(),
    message: z.string().openapi({ description: 'In English' }),
    severity: z.enum(['error', 'warning']),
    article: z.string().optional(),
    line: z.int().optional(),
    column: z.int().optional(),
    player: z.int().optional(),
    round: z.int().optional(),
  })
  .openapi('Issue')
const issues = described<readonly ToldIssue[]>(z.array(issueSchema))
export const issuesSchema = z.object({ issues })

const data = personSchema.extend({ title: z.enum(titles).nullable(), birth: z.string() })
const cells = described<Readonly<Record<LineField, string>>>(z.object(Object.fromEntries(lineFields.map((field) => [field, z.string()]))))

const sheets = z
  .object({ names: z.array(z.string()), chosen: z.string() })
  .nullable()
  .openapi({ description: 'The sheets of a workbook, and the one that was read: ask for another one with `sheet`' })

export const linesSchema = z
  .object({
    format: z.enum(importFormats),
    players: z.array(data).openapi({ description: 'To be sent as import-players' }),
    lines: z.array(z.object({ line: z.int().nullable(), cells, player: data.nullable(), issues })),
    adjustments: issues,
    sheets,
    enteredAlready: z.array(z.object({ index: z.int(), player: playerSchema })),
  })
  .openapi('ImportLines')

export const importPreviewSchema = z
  .object({
    format: z.enum(importFormats),
    name: z.string(),
    rulebook: z.enum(rulebookIds),
    players: z.array(data.extend({ id: z.int() })),
    teams: z.array(z.object({ id: z.int(), name: z.string(), boards: z.array(z.int()), alternates: z.array(z.int()) })),
    boardsPerMatch: z.int().nullable().openapi({ description: 'Of a team event, as far as the file shows it' }),
    rounds: z.int(),
    adjustments: issues,
    sheets,
    differing: z.array(z.int()).nullable().openapi({ description: 'With fideMode: rounds that are not as the rules pair them' }),
  })
  .openapi('ImportPreview')
