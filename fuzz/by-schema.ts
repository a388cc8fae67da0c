import type { Dice } from './dice.ts'
import { strangeNumber, strangeText, strangeValue } from './strange.ts'

export type Schema = Readonly<Record<string, unknown>>

/** What makes a value of a schema: the schemas it refers to, and how often something else than it allows is put in a place. */
export type Maker = { readonly schemas: Readonly<Record<string, Schema>>; readonly dice: Dice; readonly wrong: number }

const plausible = [
  'Ann',
  'Bob',
  'a',
  'open',
  'SUI',
  'seed',
  'BH',
  'BH/C1',
  'SB',
  'DE',
  '2026/11/15',
  '2026-11-15T10:00:00Z',
  'https://example.org/',
  'why',
  'a long password',
]

/** A value as the document describes it, mostly; the closer it is, the further into the desk it comes. */
export const valueBy = (schema: Schema, maker: Maker, depth = 0): unknown => {
  const { dice, schemas, wrong } = maker
  if (dice.chance(wrong)) return strangeValue(dice)
  if (typeof schema.$ref === 'string') return valueBy(schemas[schema.$ref.split('/').at(-1)!] ?? {}, maker, depth + 1)
  const choices = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined
  if (choices !== undefined) return valueBy(dice.pick(choices), maker, depth + 1)
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...(schema.allOf as Schema[]).map((each) => valueBy(each, maker, depth + 1)))
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type as string[]) : schema.type
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return dice.chance(0.5)
    case 'integer':
    case 'number':
      return numberBy(schema, dice)
    case 'string':
      return textBy(schema, dice)
    case 'array':
      return listBy(schema, maker, depth)
    case 'object':
      return objectBy(schema, maker, depth)
    default:
      return strangeValue(dice)
  }
}

/** Small ones name players, rounds and boards that there are. */
const numberBy = ({ minimum, maximum }: Schema, dice: Dice): number => {
  if (dice.chance(0.1)) return strangeNumber(dice)
  if (dice.chance(0.1) && typeof maximum === 'number') return maximum
  return (typeof minimum === 'number' ? minimum : 0) + dice.below(9)
}

const textBy = ({ maxLength, pattern }: Schema, dice: Dice): string => {
  if (dice.chance(0.1)) return strangeText(dice)
  if (dice.chance(0.03) && typeof maxLength === 'number') return 'x'.repeat(maxLength)
  return typeof pattern === 'string' && dice.chance(0.5) ? String(dice.below(20)) : dice.pick(plausible)
}

const listBy = ({ items, minItems, maxItems }: Schema, maker: Maker, depth: number): unknown[] => {
  const { dice } = maker
  const most = Math.min(typeof maxItems === 'number' ? maxItems : 6, depth > 8 ? 0 : 6)
  const long = Math.max(typeof minItems === 'number' ? minItems : 0, dice.below(most + 1))
  return Array.from({ length: long }, () => valueBy((items ?? {}) as Schema, maker, depth + 1))
}

const objectBy = ({ properties = {}, required = [], additionalProperties }: Schema, maker: Maker, depth: number): object => {
  const { dice, wrong } = maker
  const needed = new Set(required as readonly string[])
  const entries = Object.entries(properties as Record<string, Schema>)
    .filter(([name]) => (needed.has(name) ? !dice.chance(wrong) : depth < 8 && dice.chance(0.4)))
    .map(([name, each]) => [name, valueBy(each, maker, depth + 1)] as const)
  const more = typeof additionalProperties === 'object' && additionalProperties !== null && dice.chance(0.5)
  const extra =
    more || dice.chance(wrong)
      ? [[strangeText(dice), valueBy(more ? (additionalProperties as Schema) : {}, maker, depth + 1)] as const]
      : []
  return Object.fromEntries([...entries, ...extra])
}
