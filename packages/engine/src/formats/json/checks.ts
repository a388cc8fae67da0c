import type { Issue } from '../../model/issue.ts'
import { type Points, pointsFromTenths } from '../../model/points.ts'
import type { JsonIssueCode } from './issues.ts'
import type { JsonNode } from './node.ts'

/** Where faults go; `place` turns an offset into line and column. */
export type Context = { readonly issues: Issue[]; readonly place: (at: number) => { readonly line: number; readonly column: number } }

/** A value of the wanted type, or undefined after the fault was reported. `path` is a JSON pointer. */
export type Check<T> = (node: JsonNode, path: string, context: Context) => T | undefined

const maximumIssues = 1000

export const reportJson = (
  context: Context,
  code: JsonIssueCode,
  at: number,
  path: string,
  message: string,
  subject: { readonly player?: number; readonly round?: number } = {},
): undefined => {
  const { issues, place } = context
  const issue = (which: JsonIssueCode, text: string): Issue => ({ code: which, severity: 'error', ...place(at), ...subject, message: text })
  if (issues.length < maximumIssues) issues.push(issue(code, `${path === '' ? '/' : path}: ${message}`))
  else if (issues.length === maximumIssues) issues.push(issue('too-many-issues', `More than ${maximumIssues} faults; mend these first.`))
  return undefined
}

const wrong = (node: JsonNode, path: string, context: Context, wanted: string): undefined =>
  reportJson(
    context,
    'type-wrong',
    node.at,
    path,
    `${wanted} is expected, not ${node.kind === 'null' ? 'null' : `a value of type ${node.kind}`}.`,
  )

export const text =
  (maximum = 10_000): Check<string> =>
  (node, path, context) => {
    if (node.kind !== 'string') return wrong(node, path, context, 'Text')
    if (node.value.length <= maximum) return node.value
    return reportJson(context, 'value-out-of-range', node.at, path, `The text has more than ${maximum} characters.`)
  }

export const integer =
  (minimum: number, maximum: number): Check<number> =>
  (node, path, context) => {
    if (node.kind !== 'number') return wrong(node, path, context, 'A whole number')
    if (Number.isInteger(node.value) && node.value >= minimum && node.value <= maximum) return node.value
    return reportJson(
      context,
      'value-out-of-range',
      node.at,
      path,
      `A whole number from ${minimum} to ${maximum} is expected, not ${node.value}.`,
    )
  }

/** Points are numbers with at most one decimal. */
export const points: Check<Points> = (node, path, context) => {
  if (node.kind !== 'number') return wrong(node, path, context, 'A number of points')
  const tenths = Math.round(node.value * 10)
  if (Math.abs(tenths - node.value * 10) < 1e-6 && Math.abs(tenths) < 100_000) return pointsFromTenths(tenths === 0 ? 0 : tenths)
  return reportJson(context, 'value-out-of-range', node.at, path, `Points have at most one decimal and are below 10000, not ${node.value}.`)
}

export const boolean: Check<boolean> = (node, path, context) =>
  node.kind === 'boolean' ? node.value : wrong(node, path, context, 'true or false')

export const oneOf =
  <T extends string>(...values: readonly T[]): Check<T> =>
  (node, path, context) => {
    if (node.kind !== 'string') return wrong(node, path, context, `One of ${values.join(', ')}`)
    const value = values.find((known) => known === node.value)
    return value ?? reportJson(context, 'value-unknown', node.at, path, `One of ${values.join(', ')} is expected, not "${node.value}".`)
  }

export const nullable =
  <T>(check: Check<T>): Check<T | null> =>
  (node, path, context) =>
    node.kind === 'null' ? null : check(node, path, context)

/** All items, or undefined when one of them is wrong; the others are checked all the same. */
export const arrayOf =
  <T>(check: Check<T>, maximum: number): Check<readonly T[]> =>
  (node, path, context) => {
    if (node.kind !== 'array') return wrong(node, path, context, 'A list')
    if (node.items.length > maximum)
      return reportJson(context, 'value-out-of-range', node.at, path, `The list has more than ${maximum} entries.`)
    const values = node.items.map((item, index) => check(item, `${path}/${index}`, context))
    return values.every((value): value is T & {} => value !== undefined) ? values : undefined
  }

/** One field of an object: how to check it, and what it is when left out. A field without a default must be there, unless it may be missing. */
export type Field<T> = { readonly check: Check<T>; readonly otherwise?: T; readonly mayBeMissing?: true }

export const required = <T>(check: Check<T>): Field<T> => ({ check })
export const optional = <T>(check: Check<T>, otherwise: T): Field<T> => ({ check, otherwise })
/** Left out, the key stays out of the value as well. */
export const omittable = <T>(check: Check<T>): Field<T> => ({ check, mayBeMissing: true })

/** An object with these keys and no others. */
export const object =
  <T extends object>(fields: { readonly [Key in keyof T]: Field<Exclude<T[Key], undefined>> }): Check<T> =>
  (node, path, context) => {
    if (node.kind !== 'object') return wrong(node, path, context, 'An object')
    const before = context.issues.length
    for (const [key, value] of node.entries)
      if (!Object.hasOwn(fields, key))
        reportJson(
          context,
          'key-unknown',
          value.at,
          `${path}/${key}`,
          `This key is not known; known are ${Object.keys(fields).join(', ')}.`,
        )
    const values = (Object.keys(fields) as (keyof T & string)[]).flatMap((key): (readonly [string, unknown])[] => {
      const field = fields[key]!
      const child = node.entries.get(key)
      if (child !== undefined) return [[key, field.check(child, `${path}/${key}`, context)]]
      if (field.mayBeMissing) return []
      if (!('otherwise' in field)) reportJson(context, 'key-missing', node.at, `${path}/${key}`, 'This key is missing.')
      return [[key, field.otherwise]]
    })
    return context.issues.length > before ? undefined : (Object.fromEntries(values) as T)
  }
