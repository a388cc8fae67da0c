import type { DeskState } from '@zug/engine/desk'
import { expect, test, vi } from 'vitest'
import { unopened } from '../tournaments/desk-store.ts'
import type { Workers } from '../work/workers.ts'
import { createProjections } from './runs.ts'

/** Threads that never come to an end with anything. */
const endless = () => {
  const askers: (string | undefined)[] = []
  const workers: Workers = {
    isLarge: () => true,
    run: (_, __, asker) => {
      askers.push(asker)
      return new Promise(() => {})
    },
    close: async () => {},
  }
  return { askers, projections: createProjections(workers, { watch: () => () => {} }) }
}

const event = (id: string) => {
  const open = unopened(id)
  return { ...open, desk: { ...open.desk, state: { ...open.desk.state } satisfies DeskState } }
}

test('what everybody asks about waits behind what the desk asks', () => {
  const { askers, projections } = endless()
  projections.of(event('one'), 'everybody', 'rating')
  projections.of(event('two'), 'desk', 'rating')
  expect(askers).toEqual(['everybody', undefined])
})

test('of a projection that takes long the first who asks waits a moment, and the next ones not at all', async () => {
  vi.useFakeTimers()
  try {
    const { projections } = endless()
    const open = event('one')
    const answered: string[] = []
    const ask = (name: string) => void projections.of(open, 'everybody', 'rating').first.then(() => answered.push(name))
    ask('first')
    await vi.advanceTimersByTimeAsync(699)
    expect(answered).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toEqual(['first'])
    ask('second')
    await vi.advanceTimersByTimeAsync(0)
    expect(answered).toEqual(['first', 'second'])
  } finally {
    vi.useRealTimers()
  }
})
