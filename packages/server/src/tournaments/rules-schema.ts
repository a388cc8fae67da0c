import { z } from '@hono/zod-openapi'
import { type DeclaredRules, type PlayerId, type Points, playerId, type RoundNumber, type Rules } from '@zug/engine/model'
import { type PairingSystem, rulebookIds, rulebooks, type SettingField } from '@zug/engine/pairing'
import { branded, described } from '../http/schema.ts'
import { line } from '../http/texts.ts'

export const playerIdSchema = branded<PlayerId>(z.int().min(1).max(playerId(1_000_000)))
export const roundSchema = branded<RoundNumber>(z.int().min(1).max(999))
export const pointsSchema = branded<Points>(z.int().min(0).max(100_000))

const each = new Intl.ListFormat('en')
const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** Each at most once, and not two that answer the same question. */
const choices = ({ options, exclusive }: Extract<SettingField, { kind: 'choices' }>): z.ZodType =>
  z
    .array(z.enum(options))
    .max(options.length)
    .superRefine((chosen, { addIssue }) => {
      if (!isOnce(chosen)) addIssue({ code: 'custom', message: 'One of them is named twice' })
      for (const both of exclusive)
        if (both.every((one) => chosen.includes(one)))
          addIssue({ code: 'custom', message: `Only one of ${each.format(both)} can be announced` })
    })

const groups = ({ apart, none }: Extract<SettingField, { kind: 'groups' }>): z.ZodType => {
  const lists = z.array(z.array(playerIdSchema).max(1000)).max(1000)
  const checked = apart ? lists.refine((all) => isOnce(all.flat()), 'Somebody is in two of them, or twice in one') : lists
  return none ? checked.nullable() : checked
}

const schemaOf = (field: SettingField): z.ZodType => {
  switch (field.kind) {
    case 'flag':
      return z.boolean()
    case 'choice':
      return field.none ? z.enum(field.options).nullable() : z.enum(field.options)
    case 'choices':
      return choices(field)
    case 'text':
      return line(field.longest)
    case 'whole':
      return z.int().min(field.least).max(field.most)
    case 'points':
      return field.none ? pointsSchema.nullable() : pointsSchema
    case 'excuses':
      return z.array(z.union([playerIdSchema, z.strictObject({ player: playerIdSchema, round: roundSchema })])).max(100_000)
    case 'groups':
      return groups(field)
    case 'adjudications':
      return z.array(z.strictObject({ round: roundSchema, player: playerIdSchema, result: z.enum(['win', 'draw', 'loss']) })).max(10_000)
    case 'restriction':
      return z
        .strictObject({ by: z.enum(field.by), groups: z.array(line(100)).max(1000).nullable(), rounds: z.int().min(1).max(99) })
        .nullable()
  }
}

const rulesUnder = ({ id, settings }: PairingSystem) =>
  z.strictObject({ rulebook: z.literal(id), ...Object.fromEntries(settings.map((field) => [field.name, schemaOf(field)])) })

const [first, ...others] = rulebooks.map(rulesUnder)
const [firstDeclared, ...othersDeclared] = [first!, ...others].map((rules) => rules.partial().required({ rulebook: true }))

/** Interfaces, so that the types of what they are part of can name them. */
export interface RulesSchema extends z.ZodType<Rules, Rules> {}
export interface DeclaredRulesSchema extends z.ZodType<DeclaredRules, DeclaredRules> {}

/** What an event is played by: a rulebook, with exactly the settings that it has. A rulebook of the engine is one here. */
export const rulesSchema: RulesSchema = described<Rules>(z.discriminatedUnion('rulebook', [first!, ...others])).openapi('Rules')

/** The same as it is sent: what is left out stays as it was, or is as the rulebook has it. */
export const declaredRulesSchema: DeclaredRulesSchema = described<DeclaredRules>(
  z.discriminatedUnion('rulebook', [firstDeclared!, ...othersDeclared], `A rulebook is one of ${rulebookIds.join(', ')}`),
).openapi('DeclaredRules')
