import { isDeepStrictEqual } from 'node:util'
import { endpoints } from '../endpoints.ts'
import type { Endpoint } from '../http/routes.ts'

const patterns = endpoints.map((entry) => ({ entry, pattern: new RegExp(`^/api${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))

const endpointOf = (method: string, path: string): Endpoint | undefined =>
  patterns.find(({ entry, pattern }) => entry.method === method.toLowerCase() && pattern.test(path))?.entry

/** Where two values differ first. */
export const differenceOf = (a: unknown, b: unknown, at = ''): string => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return at
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const key = keys.find((each) => !isDeepStrictEqual(a[each as keyof typeof a], b[each as keyof typeof b]))
  return key === undefined ? at : differenceOf(a[key as keyof typeof a], b[key as keyof typeof b], `${at}.${key}`)
}

/** Throws when an answer is not what the OpenAPI document says: not of its form, with fields it does not have, or with another status. */
export const holdAgainstDocument = (method: string, address: string, status: number, headers: Headers, body: unknown): void => {
  if (status < 200 || status > 299 || headers.get('content-type') !== 'application/json' || headers.has('content-disposition')) return
  const path = address.split('?')[0]!
  const entry = endpointOf(method, path)
  if (entry === undefined) return
  const said = (fault: string): Error => new Error(`${method} ${path} is not answered as documented: ${fault}`)
  if (status !== (entry.created === true ? 201 : 200)) throw said(`status ${status}`)
  const parsed = entry.answers?.safeParse(body)
  if (parsed === undefined) throw said('no form is documented')
  if (!parsed.success) throw said(parsed.error.message)
  if (!isDeepStrictEqual(parsed.data, body)) throw said(`${differenceOf(parsed.data, body)} is not in the document`)
}
