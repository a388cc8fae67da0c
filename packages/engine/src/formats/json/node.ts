import type { JsonIssueData } from '../../model/issues/json.ts'
import { limits } from '../limits.ts'

/** JSON text as a tree that remembers where each value stands, so that every fault can be shown in its place. */
export type JsonNode = { readonly at: number } & (
  | { readonly kind: 'object'; readonly entries: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
)

type Told<Code extends keyof JsonIssueData> = JsonIssueData[Code] extends infer Data
  ? Data extends unknown
    ? Omit<Data, 'path'>
    : never
  : never

export type JsonFault = { readonly at: number } & (
  | { readonly code: 'json-malformed'; readonly told: Told<'json-malformed'> }
  | { readonly code: 'json-too-large'; readonly told: Told<'json-too-large'> }
  | { readonly code: 'key-duplicate'; readonly told: Told<'key-duplicate'> }
)

type Cursor = { readonly text: string; at: number; values: number; fault: JsonFault | null }

/** Strict JSON (RFC 8259), in one pass; keys may not come twice. */
export const parseJsonNode = (text: string): JsonNode | JsonFault => {
  const cursor: Cursor = { text, at: text.startsWith('\uFEFF') ? 1 : 0, values: 0, fault: null }
  if (text.length > limits.characters) return { code: 'json-too-large', at: 0, told: { what: 'characters', most: limits.characters } }
  const node = parseValue(cursor, 0)
  skipBlanks(cursor)
  if (node !== null && cursor.at < text.length) return malformed(cursor, { what: 'after-the-end' })
  return node ?? cursor.fault ?? malformed(cursor, { what: 'value-missing' })
}

const malformed = (cursor: Cursor, told: Told<'json-malformed'>, at = cursor.at): JsonFault => ({ code: 'json-malformed', at, told })

const fail = (cursor: Cursor, told: Told<'json-malformed'>, at = cursor.at): null => {
  cursor.fault ??= malformed(cursor, told, at)
  return null
}

const skipBlanks = (cursor: Cursor): void => {
  for (;;) {
    const code = cursor.text.charCodeAt(cursor.at)
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
    cursor.at++
  }
}

const take = (cursor: Cursor, character: string): boolean => {
  skipBlanks(cursor)
  if (cursor.text[cursor.at] !== character) return false
  cursor.at++
  return true
}

const parseValue = (cursor: Cursor, depth: number): JsonNode | null => {
  skipBlanks(cursor)
  const { at } = cursor
  if (++cursor.values > limits.values) {
    cursor.fault ??= { code: 'json-too-large', at, told: { what: 'values', most: limits.values } }
    return null
  }
  if (depth > limits.depth) return fail(cursor, { what: 'depth', most: limits.depth })
  switch (cursor.text[at]) {
    case '{':
      return parseObject(cursor, depth)
    case '[':
      return parseArray(cursor, depth)
    case '"': {
      const value = parseString(cursor)
      return value === null ? null : { kind: 'string', at, value }
    }
    default:
      return parseWord(cursor)
  }
}

const parseObject = (cursor: Cursor, depth: number): JsonNode | null => {
  const at = cursor.at++
  const entries = new Map<string, JsonNode>()
  if (take(cursor, '}')) return { kind: 'object', at, entries }
  do {
    skipBlanks(cursor)
    const keyAt = cursor.at
    if (cursor.text[keyAt] !== '"') return fail(cursor, { what: 'key' })
    const key = parseString(cursor)
    if (key === null) return null
    if (!take(cursor, ':')) return fail(cursor, { what: 'colon' })
    const value = parseValue(cursor, depth + 1)
    if (value === null) return null
    if (entries.has(key)) {
      cursor.fault ??= { code: 'key-duplicate', at: keyAt, told: { key } }
      return null
    }
    entries.set(key, value)
  } while (take(cursor, ','))
  return take(cursor, '}') ? { kind: 'object', at, entries } : fail(cursor, { what: 'comma-or-brace' })
}

const parseArray = (cursor: Cursor, depth: number): JsonNode | null => {
  const at = cursor.at++
  const items: JsonNode[] = []
  if (take(cursor, ']')) return { kind: 'array', at, items }
  do {
    const value = parseValue(cursor, depth + 1)
    if (value === null) return null
    items.push(value)
  } while (take(cursor, ','))
  return take(cursor, ']') ? { kind: 'array', at, items } : fail(cursor, { what: 'comma-or-bracket' })
}

/** Finds the end of the string here and leaves escapes to the platform. */
const parseString = (cursor: Cursor): string | null => {
  const start = cursor.at
  let end = start + 1
  let escaped = false
  for (; end < cursor.text.length; end++) {
    const code = cursor.text.charCodeAt(end)
    if (code === 34) break
    if (code < 32) return fail(cursor, { what: 'line-end-in-string' }, end)
    if (code === 92) {
      escaped = true
      end++
    }
  }
  if (end >= cursor.text.length) return fail(cursor, { what: 'string-open' }, start)
  cursor.at = end + 1
  if (!escaped) return cursor.text.slice(start + 1, end)
  try {
    return JSON.parse(cursor.text.slice(start, end + 1)) as string
  } catch {
    return fail(cursor, { what: 'escape' }, start)
  }
}

const numberPattern = /-?(?:0|[1-9]\d{0,19})(?:\.\d{1,19})?(?:[eE][+-]?\d{1,3})?/y
const wordPattern = /[\w.+-]{1,40}/y

const parseWord = (cursor: Cursor): JsonNode | null => {
  const { at } = cursor
  wordPattern.lastIndex = at
  numberPattern.lastIndex = at
  const word = wordPattern.exec(cursor.text)?.[0] ?? ''
  cursor.at = at + word.length
  if (word === 'null') return { kind: 'null', at }
  if (word === 'true' || word === 'false') return { kind: 'boolean', at, value: word === 'true' }
  const number = numberPattern.exec(cursor.text)?.[0]
  if (number !== undefined && number === word) return { kind: 'number', at, value: Number(number) }
  return fail(cursor, word === '' ? { what: 'value-missing' } : { what: 'word', text: word }, at)
}
