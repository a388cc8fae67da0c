import type { Excuse } from '../../model/excuse.ts'
import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { Points } from '../../model/points.ts'
import type { OtherRules, Rules } from '../../model/rules.ts'
import { descriptionById, descriptions, isRulebookId, rulebookIds } from '../../pairing/description-of.ts'
import type { Description } from '../../pairing/pairing-system.ts'
import type { SettingField } from '../../pairing/setting-field.ts'
import type { RulesVersion1 } from '../../pairing/version-1.ts'
import {
  arrayOf,
  boolean,
  type Check,
  type Entry,
  integer,
  nullable,
  object,
  omittable,
  oneOf,
  optional,
  points,
  reportJson,
  required,
  text,
} from './checks.ts'

const id = integer(1, 9999) as Check<number> as Check<PlayerId>
const round = integer(1, 999) as Check<number> as Check<RoundNumber>
const groups = arrayOf(arrayOf(id, 9999), 9999)

/** CFC 616: the default of a player in a round; as version 1 had it, the player alone. */
const excuse: Check<Excuse> = (node, path, context) =>
  (node.kind === 'object' ? object({ player: required(id), round: required(round) }) : id)(node, path, context)

/** Each at most once, and not two that answer the same question. */
const choices =
  ({ options, exclusive }: Extract<SettingField, { kind: 'choices' }>): Check<readonly string[]> =>
  (node, path, context) => {
    const value = arrayOf(oneOf(...options), options.length)(node, path, context)
    if (value === undefined) return undefined
    if (new Set(value).size < value.length) return reportJson(context, 'value-unknown', node.at, path, { what: 'variation-twice' })
    const clash = exclusive.find((both) => both.every((one) => value.includes(one)))
    if (clash === undefined) return value
    return reportJson(context, 'value-unknown', node.at, path, { what: 'exclusive', variations: clash })
  }

/** Nobody is in two of them. */
const groupsApart: Check<readonly (readonly PlayerId[])[]> = (node, path, context) => {
  const value = groups(node, path, context)
  if (value === undefined || new Set(value.flat()).size === value.flat().length) return value
  return reportJson(context, 'player-duplicate', node.at, path, { what: 'sections' })
}

const atLeastNothing: Check<Points> = (node, path, context) => {
  const value = points(node, path, context)
  if (value === undefined || value >= 0) return value
  return reportJson(context, 'value-out-of-range', node.at, path, { what: 'margin' })
}

const checkOf = (field: SettingField): Check<unknown> => {
  switch (field.kind) {
    case 'flag':
      return boolean
    case 'choice':
      return field.none ? nullable(oneOf(...field.options)) : oneOf(...field.options)
    case 'choices':
      return choices(field)
    case 'text':
      return text(field.longest)
    case 'whole':
      return integer(field.least, field.most)
    case 'points':
      return field.none ? nullable(atLeastNothing) : atLeastNothing
    case 'excuses':
      return arrayOf(excuse, 99_999)
    case 'groups': {
      const check: Check<unknown> = field.apart ? groupsApart : groups
      return field.none ? nullable(check) : check
    }
    case 'adjudications':
      return arrayOf(object({ round: required(round), player: required(id), result: required(oneOf('win', 'draw', 'loss')) }), 9999)
    case 'restriction':
      return nullable(
        object({
          by: required(oneOf(...field.by)),
          groups: optional(nullable(arrayOf(text(100), 9999)), null),
          rounds: required(integer(1, 999)),
        }),
      )
  }
}

type Checked = Readonly<Record<string, unknown>>
const fieldsOf = ({ settings, defaults }: Description): Readonly<Record<string, Entry<unknown>>> =>
  Object.fromEntries(settings.map((field) => [field.name, optional(checkOf(field), (defaults as Checked)[field.name])]))

/** The rulebook with its settings; what is left out is as the rulebook has it. Of a system that no rulebook here is, the name alone. */
export const rules: Check<Rules | OtherRules> = (node, path, context) => {
  const name = node.kind === 'object' ? node.entries.get('rulebook') : undefined
  if (name?.kind === 'string' && isRulebookId(name.value)) {
    const system = descriptionById(name.value)
    return object({ rulebook: required(oneOf(name.value)), ...fieldsOf(system) })(node, path, context) as Rules | undefined
  }
  if (name?.kind === 'string' && name.value === 'other')
    return object<OtherRules>({ rulebook: required(oneOf('other')), name: required(text()) })(node, path, context)
  return object({ rulebook: required(oneOf(...rulebookIds, 'other')) })(node, path, context) as undefined
}

/** The keys by which version 1 said the same. */
export const rulesVersion1 = {
  rulebook: optional(nullable(text(100)), null),
  ...(Object.fromEntries(
    descriptions.flatMap((system) => {
      if (system.inVersion1 === null) return []
      const fields = Object.entries(fieldsOf(system)).filter(([name]) => name !== 'of')
      if (system.inVersion1 === 'tournament') return fields.map(([name, { check }]) => [name, omittable(check)])
      return [[system.inVersion1, omittable(object<Checked>(Object.fromEntries(fields)))]]
    }),
  ) as { readonly [Key in 'acceleration' | 'parity' | 'colourless' | 'cfc' | 'ssm' | 'roundRobin']: Entry<RulesVersion1['cfc']> }),
}

/** Everybody whom the rules name, with the place in the text; `at` is where the settings stand. */
export const namedInRules = (declared: Rules | OtherRules | null, at: string): readonly (readonly [player: PlayerId, path: string])[] => {
  if (declared === null || declared.rulebook === 'other') return []
  return descriptionById(declared.rulebook).settings.flatMap(({ name, kind }): readonly (readonly [PlayerId, string])[] => {
    const value = (declared as unknown as Checked)[name]
    const path = `${at}/${name}`
    if (kind === 'excuses')
      return (value as readonly Excuse[]).map((one, index) =>
        typeof one === 'number' ? [one, `${path}/${index}`] : [one.player, `${path}/${index}/player`],
      )
    if (kind === 'adjudications')
      return (value as readonly { readonly player: PlayerId }[]).map(({ player }, index) => [player, `${path}/${index}/player`])
    if (kind !== 'groups') return []
    const lists = (value ?? []) as readonly (readonly PlayerId[])[]
    return lists.flatMap((group, index) => group.map((player, entry) => [player, `${path}/${index}/${entry}`] as const))
  })
}

/** As they are written: points as numbers. */
export const rulesForm = (declared: Rules | OtherRules | null): object | null => {
  if (declared === null || declared.rulebook === 'other') return declared
  const { settings } = descriptionById(declared.rulebook)
  const value = (name: string): unknown => (declared as unknown as Checked)[name]
  const entries = settings.map(({ name, kind }) => {
    const said = value(name)
    return [name, kind === 'points' && said !== null ? (said as Points) / 10 : said] as const
  })
  return { rulebook: declared.rulebook, ...Object.fromEntries(entries) }
}
