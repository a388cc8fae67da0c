import { describe, expect, it } from 'vitest'
import { type Entry, turnedBy } from './turned-by.ts'

const entry = (batch: number, kind: string, undone = false, more: object = {}): Entry =>
  ({ sequence: batch, batch, undone, event: { kind, ...more } }) as unknown as Entry
const batches = (entries: readonly Entry[]) => entries.map(({ batch }) => batch)

describe('what undo and redo would turn', () => {
  it('undo: the whole of the latest command that still counts', () => {
    const events = [entry(1, 'round-published'), entry(2, 'result-reported'), entry(2, 'result-entered'), entry(3, 'result-entered', true)]
    expect(batches(turnedBy('undo', [...events, entry(4, 'undone', false, { batch: 3 })]))).toEqual([2, 2])
    expect(turnedBy('undo', [])).toEqual([])
  })

  it('redo: what was undone last and not redone since', () => {
    const events = [
      entry(1, 'result-entered', true),
      entry(2, 'result-entered'),
      entry(3, 'undone', false, { batch: 2 }),
      entry(4, 'undone', false, { batch: 1 }),
      entry(5, 'redone', false, { batch: 2 }),
    ]
    expect(batches(turnedBy('redo', events))).toEqual([1])
    expect(turnedBy('redo', [entry(1, 'result-entered')])).toEqual([])
  })
})
