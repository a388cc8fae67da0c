import { readdirSync, readFileSync } from 'node:fs'
import type { DeskEvent } from '@zug/engine/desk'
import { expect, test } from 'vitest'
import { stateOf } from './sensible.ts'

const folder = new URL('../../../engine/src/desk/fixtures/version-1/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl') && name !== 'states.jsonl')

test.each(names)('what an earlier version wrote is taken: %s', (name) => {
  const events = readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const { sequence, batch, event } = JSON.parse(line) as { sequence: number; batch: number; event: DeskEvent }
      return {
        sequence: sequence ?? index + 1,
        idempotencyKey: `k${batch ?? index}`,
        actor: 'file:X',
        at: '2026-06-01T10:00:00.000Z',
        event,
        hash: '',
      }
    })
  expect(stateOf({ id: 'old', events })).not.toBeNull()
})

/** The first record of before, with something put into its first event of a kind. */
const altered = (kind: DeskEvent['kind'], change: (event: Record<string, unknown>) => void) => {
  const lines = readFileSync(new URL(names[0]!, folder), 'utf8').trimEnd().split('\n')
  const events = lines.map((line, index) => ({
    sequence: index + 1,
    idempotencyKey: `k${index}`,
    actor: 'file:X',
    at: '2026-06-01T10:00:00.000Z',
    event: (JSON.parse(line) as { event: DeskEvent }).event,
    hash: '',
  }))
  const found = events.find(({ event }) => event.kind === kind)
  if (found === undefined) throw new Error(`no ${kind}`)
  change(found.event as unknown as Record<string, unknown>)
  return stateOf({ id: 'old', events })
}

test.each(['\u0000', '\u001b[2J', '\u202eevil'])('a name that nobody can have typed is not taken: %j', (text) => {
  expect(altered('player-entered', () => {})).not.toBeNull()
  expect(altered('player-entered', (event) => Object.assign(event.player as object, { name: `A${text}` }))).toBeNull()
})

test.each([[[{ kind: 'missing', from: '1', to: 2 }]], [[{ kind: 'cut', from: 3, to: 2 }]], ['all'], [[null]]])(
  'an answer for faults that are none is not taken: %j',
  (breaches) => {
    const answered = (event: Record<string, unknown>, found: unknown): void => {
      for (const name of Object.keys(event)) delete event[name]
      Object.assign(event, { kind: 'record-accepted', reason: 'moved', breaches: found })
    }
    const kind = 'result-entered'
    expect(altered(kind, (event) => answered(event, [{ kind: 'missing', from: 1, to: 2 }]))).not.toBeNull()
    expect(altered(kind, (event) => answered(event, breaches))).toBeNull()
  },
)
