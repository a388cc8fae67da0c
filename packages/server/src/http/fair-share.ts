import { limits } from '../limits.ts'
import { createLines } from './lines.ts'

/** How much of the public's heavy work may wait, in all and of one address: a hall may share one. */
type Waiting = { readonly all: number; readonly each: number }

const usual: Waiting = { all: limits.waitingWork, each: limits.waitingWorkPerAddress }

/**
 * Heavy work for everybody, one piece at a time, in turn among addresses. After each the desk has as long for itself: whoever enters a result waits for
 * one piece at most, however many ask. null: too many wait already.
 */
export const createFairShare = ({ all, each }: Waiting = usual) => {
  const lines = createLines()
  let waiting = 0
  let busy = false

  const next = (): void => {
    const go = lines.next()
    if (go === null) {
      busy = false
      return
    }
    waiting -= 1
    go()
  }
  return async <T>(address: string, work: () => Promise<T>): Promise<{ readonly done: T } | null> => {
    if (busy) {
      if (waiting >= all || lines.waiting(address) >= each) return null
      waiting += 1
      await lines.join(address)
    }
    busy = true
    const begun = performance.now()
    try {
      return { done: await work() }
    } finally {
      setTimeout(next, performance.now() - begun)
    }
  }
}

export type FairShare = ReturnType<typeof createFairShare>
