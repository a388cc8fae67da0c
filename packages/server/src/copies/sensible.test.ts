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
