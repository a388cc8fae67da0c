import type { Place } from '../../model/issues/issues-of.ts'
import type { JsonIssue, JsonIssueData } from '../../model/issues/json.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import { limits } from '../limits.ts'
import type { JsonIssueCode } from './issues.ts'
import type { JsonNode } from './node.ts'

/** Where faults go; `place` turns an offset into line and column. */
export type Context = { readonly issues: JsonIssue[]; readonly place: (at: number) => { readonly line: number; readonly column: number } }

/** A value of the wanted type, or undefined after the fault was reported. `path` is a JSON pointer. */
export type Check<T> = (node: JsonNode, path: string, context: Context) => T | undefined

const maximumIssues = 1000

/** All but the pointer: what words the fault, and whom and which round it concerns. */
export type Told<Code extends JsonIssueCode> = Omit<Place, 'line' | 'column'> &
  (JsonIssueData[Code] extends infer Data ? (Data extends unknown ? Omit<Data, 'path'> : never) : never)

export const reportJson = <Code extends Exclude<JsonIssueCode, 'too-many-issues'>>(
  context: Context,
  code: Code,
  at: number,
  path: string,
  told: Told<Code>,
): undefined => {
  const { issues, place } = context
  const head = { source: 'json', severity: 'error', ...place(at) } as const
  if (issues.length < maximumIssues) issues.push({ ...head, code, path, ...told } as unknown as JsonIssue)
  else if (issues.length === maximumIssues) issues.push({ ...head, code: 'too-many-issues', most: maximumIssues })
  return undefined
}

type Wanted = Exclude<JsonIssueData['type-wrong']['what'], 'option'>

const wrong = (node: JsonNode, path: string, context: Context, what: Wanted): undefined =>
  reportJson(context, 'type-wrong', node.at, path, { what, found: node.kind })

export const text =
  (maximum: number = limits.lineLength): Check<string> =>
  (node, path, context) => {
    if (node.kind !== 'string') return wrong(node, path, context, 'text')
    if (node.value.length <= maximum) return node.value
    return reportJson(context, 'value-out-of-range', node.at, path, { what: 'text', most: maximum })
  }

export const integer =
  (minimum: number, maximum: number): Check<number> =>
  (node, path, context) => {
    if (node.kind !== 'number') return wrong(node, path, context, 'whole-number')
    if (Number.isInteger(node.value) && node.value >= minimum && node.value <= maximum) return node.value
    return reportJson(context, 'value-out-of-range', node.at, path, { what: 'number', least: minimum, most: maximum, value: node.value })
  }

/** Points are numbers with at most one decimal. */
export const points: Check<Points> = (node, path, context) => {
  if (node.kind !== 'number') return wrong(node, path, context, 'points')
  const tenths = Math.round(node.value * 10)
  if (Math.abs(tenths - node.value * 10) < 1e-6 && Math.abs(tenths) < 100_000) return pointsFromTenths(tenths === 0 ? 0 : tenths)
  return reportJson(context, 'value-out-of-range', node.at, path, { what: 'points', value: node.value })
}

export const boolean: Check<boolean> = (node, path, context) =>
  node.kind === 'boolean' ? node.value : wrong(node, path, context, 'boolean')

export const oneOf =
  <T extends string>(...values: readonly T[]): Check<T> =>
  (node, path, context) => {
    if (node.kind !== 'string')
      return reportJson(context, 'type-wrong', node.at, path, { what: 'option', options: values, found: node.kind })
    const value = values.find((known) => known === node.value)
    return value ?? reportJson(context, 'value-unknown', node.at, path, { what: 'option', options: values, text: node.value })
  }

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (node, path, context) =>
    node.kind === 'null' ? null : check(node, path, context)

/** All items, or undefined when one of them is wrong; the others are checked all the same. */
export const arrayOf =
  <T>(check: Check<T>, maximum: number): Check<readonly T[]> =>
  (node, path, context) => {
    if (node.kind !== 'array') return wrong(node, path, context, 'list')
    if (node.items.length > maximum) return reportJson(context, 'value-out-of-range', node.at, path, { what: 'list', most: maximum })
    const values = node.items.map((item, index) => check(item, `${path}/${index}`, context))
    return values.every((value): value is T & {} => value !== undefined) ? values : undefined
  }

/** One field of an object: how to check it, and what it is when left out. A field without a default must be there, unless it may be missing. */
export type Entry<T> = { readonly check: Check<T>; readonly otherwise?: T; readonly mayBeMissing?: true }

export const required = <T>(check: Check<T>): Entry<T> => ({ check })
export const optional = <T>(check: Check<T>, otherwise: T): Entry<T> => ({ check, otherwise })
/** Left out, the key stays out of the value as well. */
export const omittable = <T>(check: Check<T>): Entry<T> => ({ check, mayBeMissing: true })

/** An object with these keys and no others. */
export const object =
  <T extends object>(fields: { readonly [Key in keyof T]: Entry<Exclude<T[Key], undefined>> }): Check<T> =>
  (node, path, context) => {
    if (node.kind !== 'object') return wrong(node, path, context, 'object')
    const before = context.issues.length
    for (const [key, value] of node.entries)
      if (!Object.hasOwn(fields, key)) reportJson(context, 'key-unknown', value.at, `${path}/${key}`, { known: Object.keys(fields) })
    const values = (Object.keys(fields) as (keyof T & string)[]).flatMap((key): (readonly [string, unknown])[] => {
      const field = fields[key]!
      const child = node.entries.get(key)
      if (child !== undefined) return [[key, field.check(child, `${path}/${key}`, context)]]
      if (field.mayBeMissing) return []
      if (!('otherwise' in field)) reportJson(context, 'key-missing', node.at, `${path}/${key}`, { what: 'key' })
      return [[key, field.otherwise]]
    })
    return context.issues.length > before ? undefined : (Object.fromEntries(values) as T)
  }
