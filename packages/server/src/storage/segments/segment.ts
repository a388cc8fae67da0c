import { hash } from 'node:crypto'
import { linesOf } from '../backup/lines.ts'
import { createSealer, isSealed, unsealed } from '../backup/sealed.ts'
import type { StoredEvent } from '../port.ts'
import { StorageError } from '../storage-error.ts'

/**
 * A segment: the events of one log between two positions, and what else changed. Text like that of a backup: a line that says what it is, one record a line, and a last line
 * with their number and the SHA-256 of all before it, which is in the name and in the next segment.
 */
export type SegmentHead = {
  readonly format: 'zug-segment'
  readonly version: 1
  /** The history that it belongs to, and the database. */
  readonly line: string
  readonly log: string
  /** 1, 2, 3, … */
  readonly number: number
  /** Positions of the log: what follows `after`, up to `through`. */
  readonly after: number
  readonly through: number
  /** Hash of the one before; the line for the first. */
  readonly previous: string
  readonly at: string
  /** How many segments the other logs had by then, so that one that is gone is missed. */
  readonly others: Readonly<Record<string, number>>
  /** Are these all settings, and not only those that changed? */
  readonly allSettings: boolean
}

export type SegmentRecord =
  | { readonly kind: 'setting'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'setting-gone'; readonly name: string }
  | { readonly kind: 'stream'; readonly stream: string; readonly createdAt: string }
  | ({ readonly kind: 'event' } & StoredEvent)

export type Segment = { readonly head: SegmentHead; readonly records: readonly SegmentRecord[]; readonly hash: string }

const extension = '.zug-segment'
export const padded = (number: number): string => String(number).padStart(12, '0')

export const folderOf = (line: string, log: string): string => `${line}/${log}/`

/** Its range and its hash; in the order of names they are in the order of numbers. */
const nameOf = ({ line, log, number, after, through }: SegmentHead, digest: string): string =>
  `${folderOf(line, log)}${padded(number)}-${padded(after)}-${padded(through)}-${digest}${extension}`

export type SegmentName = {
  readonly name: string
  readonly line: string
  readonly log: string
  readonly number: number
  readonly after: number
  readonly through: number
  readonly hash: string
}

export const parseName = (name: string): SegmentName | null => {
  const found = /^([\w-]+)\/([\w-]+)\/(\d{12})-(\d{12})-(\d{12})-([0-9a-f]{64})\.zug-segment$/.exec(name)
  if (found === null) return null
  const [, line, log, number, after, through, digest] = found as unknown as readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return { name, line, log, number: Number(number), after: Number(after), through: Number(through), hash: digest }
}

/** `key`: of the line; null: plain. */
export const writeSegment = async (
  head: SegmentHead,
  records: readonly SegmentRecord[],
  key: string | null,
): Promise<{ readonly name: string; readonly hash: string; readonly bytes: Buffer }> => {
  const text = [head, ...records].map((line) => `${JSON.stringify(line)}\n`).join('')
  const digest = hash('sha256', text)
  const whole = `${text}${JSON.stringify({ kind: 'end', records: records.length, sha256: digest })}\n`
  // The key of a line cannot be guessed, so that nothing is gained by making it expensive to try some.
  const sealer = key === null ? null : await createSealer(key, lowCost)
  const bytes = sealer === null ? Buffer.from(whole) : Buffer.concat([sealer.take(whole), sealer.end()])
  return { name: nameOf(head, digest), hash: digest, bytes }
}

/** Throws where it is not what its name says. */
export const readSegment = async (of: SegmentName, bytes: Buffer, key: string | null): Promise<Segment> => {
  const damaged = (why: string): StorageError => new StorageError('backup-damaged', `The segment ${of.name} ${why}. Nothing was written.`)
  // Whoever can write there, and has not the key, could have put it there.
  if (key !== null && !isSealed(bytes)) throw damaged('is not encrypted, as its line is')
  const lines: string[] = []
  for await (const line of linesOf(unsealed(of.name, chunks(bytes), key), () => damaged('has no end'))) lines.push(line)
  const parse = (text: string | undefined): object => {
    try {
      const value: unknown = JSON.parse(text ?? '')
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // Said below.
    }
    throw damaged('cannot be read')
  }
  const end = parse(lines.at(-1)) as { readonly kind?: unknown; readonly records?: unknown; readonly sha256?: unknown }
  const head = parse(lines[0]) as SegmentHead
  if (head.format !== 'zug-segment') throw damaged('is none')
  if (head.version !== 1) throw new StorageError('schema-newer', `${of.name} was written by a newer Zug: update Zug.`)
  const text = lines
    .slice(0, -1)
    .map((line) => `${line}\n`)
    .join('')
  if (end.kind !== 'end' || end.records !== lines.length - 2 || end.sha256 !== hash('sha256', text) || end.sha256 !== of.hash)
    throw damaged('is not what was written')
  if (nameOf(head, of.hash) !== of.name) throw damaged('lies under the name of another')
  return { head, records: lines.slice(1, -1).map((line) => parse(line) as SegmentRecord), hash: of.hash }
}

/** The least for which there is memory enough. */
const lowCost = 4

const chunks = async function* (bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
