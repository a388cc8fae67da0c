import { createHash, hash } from 'node:crypto'
import { setImmediate as turnOfOthers } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from '@hono/zod-openapi'
import type { DeskEvent, DeskState } from '@zug/engine/desk'
import { err, ok, type Result } from '@zug/engine/model'
import type { BackupFault } from '@zug/messages/console/problems/en'
import { hallEventIn } from '../hall/event-schema.ts'
import type { HallEvent } from '../hall/events.ts'
import type { Tell } from '../http/steps.ts'
import { limits } from '../limits.ts'
import { createChainChecker } from '../storage/chain/checker.ts'
import type { AppendMetadata } from '../storage/port.ts'
import { stateOf } from './sensible.ts'

/**
 * A backup of one event is text, packed: a first line that says what it is, one record a line in JSON, and a last line with the number of records and the
 * SHA-256 of all before it. Of each tournament it has every event with its hash, the hall, and the names of those who did something; no account, no secret.
 */
const format = 'zug-event'
const version = 1

export type FiledEvent = AppendMetadata & { readonly sequence: number; readonly event: DeskEvent; readonly hash: string }

export type FiledTournament = {
  readonly id: string
  readonly createdAt: string
  readonly head: { readonly sequence: number; readonly hash: string }
  /** Names by actor. */
  readonly people: Readonly<Record<string, string>>
  readonly events: readonly FiledEvent[]
  readonly hall: readonly HallEvent[]
}

export type EventFile = { readonly at: string; readonly tournaments: readonly FiledTournament[] }

/** With each tournament as it stands after all that happened. */
export type EventRead = { readonly at: string; readonly tournaments: readonly (FiledTournament & { readonly state: DeskState })[] }

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export const writeEventFile = async ({ at, tournaments }: EventFile): Promise<Uint8Array<ArrayBuffer>> => {
  const records = tournaments.flatMap(({ events, hall, ...tournament }) => [
    { kind: 'tournament', ...tournament },
    ...events.map((event) => ({ kind: 'event', ...event })),
    ...hall.map((event) => ({ kind: 'hall', event })),
  ])
  const mark = createHash('sha256')
  const pieces: string[] = []
  const lines = [{ format, version, at }, ...records]
  for (let start = 0; start < lines.length; start += linesAtOnce) {
    // A large event takes a while, and others have their turn in between.
    if (start > 0) await turnOfOthers()
    const piece = lines
      .slice(start, start + linesAtOnce)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('')
    mark.update(piece)
    pieces.push(piece)
  }
  const end = JSON.stringify({ kind: 'end', records: records.length, sha256: mark.digest('hex') })
  return new Uint8Array(await pack(`${pieces.join('')}${end}\n`))
}

const linesAtOnce = 1000

const short = z.string().max(300)
const point = z.strictObject({ sequence: z.int().min(0), hash: short })
const named = z.looseObject({ kind: z.string().max(100) })
const recordSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tournament'),
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/),
    createdAt: short,
    head: point,
    people: z.record(short, short),
  }),
  z.strictObject({
    kind: z.literal('event'),
    sequence: z.int().min(1),
    idempotencyKey: z.string().regex(/^[\x21-\x7e]{1,200}$/),
    actor: z.string().regex(/^[\x21-\x7e]{1,200}$|^file:[^\p{Cc}]{1,195}$/u),
    at: z.iso.datetime(),
    event: named,
    hash: short,
  }),
  z.strictObject({ kind: z.literal('hall'), event: named.extend({ tournament: short }) }),
])

const textIn = async (bytes: Uint8Array): Promise<string | null> => {
  try {
    const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? await unpack(bytes, { maxOutputLength: limits.unpackedBytes }) : bytes
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return null
  }
}

const jsonIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
  } catch {
    return {}
  }
}

/** What is in a file, if it is whole, nothing in it was changed, and the desk can follow it. */
export const readEventFile = async (bytes: Uint8Array, tell: Tell): Promise<Result<EventRead, BackupFault>> => {
  const text = await textIn(bytes)
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (text === null) return err(packed ? 'not-whole' : 'no-backup')
  const lines = text.split('\n')
  const header = jsonIn(lines[0])
  if (header.format !== format) return err('no-backup')
  if (header.version !== version) return err(typeof header.version === 'number' && header.version > version ? 'newer' : 'no-backup')
  const end = jsonIn(lines.at(-2))
  const before = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)
  if (lines.at(-1) !== '' || end.kind !== 'end' || end.sha256 !== hash('sha256', before) || end.records !== lines.length - 3)
    return err('not-whole')
  const tournaments: FiledTournament[] = []
  for (const [at, line] of lines.slice(1, -2).entries()) {
    if (at % linesAtOnce === 0) tell({ stage: 'reading', done: at, all: lines.length })
    const parsed = recordSchema.safeParse(jsonIn(line))
    const last = tournaments.at(-1)
    if (!parsed.success) return err('altered')
    const record = parsed.data
    if (record.kind === 'tournament') {
      const { kind: _, ...tournament } = record
      tournaments.push({ ...tournament, events: [], hall: [] })
    } else if (last === undefined) return err('altered')
    else if (record.kind === 'hall') (last.hall as HallEvent[]).push(record.event as unknown as HallEvent)
    else {
      const { kind: _, ...event } = record
      ;(last.events as FiledEvent[]).push({ ...event, event: event.event as DeskEvent })
    }
  }
  if (tournaments.length === 0 || new Set(tournaments.map(({ id }) => id)).size < tournaments.length) return err('altered')
  if (!tournaments.every(isAsWritten)) return err('altered')
  const followed = tournaments.flatMap((filed) => {
    const state = stateAfter(filed)
    return state === null ? [] : [{ ...filed, state }]
  })
  return followed.length === tournaments.length ? ok({ at: String(header.at ?? ''), tournaments: followed }) : err('senseless')
}

/** Every event follows from the one before, by its hash, up to the last. */
const isAsWritten = ({ id, events, head }: FiledTournament): boolean => {
  const checker = createChainChecker()
  try {
    for (const { event, ...rest } of events) checker.take({ stream: id, ...rest, body: JSON.stringify(event) })
  } catch {
    // So many things in each other that they cannot be written again.
    return false
  }
  return events.length > 0 && checker.end(head).breaches.length === 0
}

/** Hashes say that nothing was changed by mistake; anybody can compute them. What the desk cannot follow it does not take. */
const stateAfter = ({ id, events, hall }: FiledTournament): DeskState | null => {
  try {
    const state = stateOf({ id, events })
    if (state === null) return null
    return hall.every((change) => change.tournament === id && hallEventIn(change) !== null) ? state : null
  } catch {
    return null
  }
}
