import { limits } from '../limits.ts'

/** How much of the public's heavy work may wait, in all and of one address: a hall may share one. */
type Waiting = { readonly all: number; readonly each: number }

const usual: Waiting = { all: limits.waitingWork, each: limits.waitingWorkPerAddress }

/**
 * Heavy work for everybody, one piece at a time, in turn among addresses. After each the desk has as long for itself: whoever enters a result waits for
 * one piece at most, however many ask. null: too many wait already.
 */
export const createFairShare = ({ all, each }: Waiting = usual) => {
  const lines = new Map<string, (() => void)[]>()
  let waiting = 0
  let busy = false

  const next = (): void => {
    const first = lines.entries().next().value
    if (first === undefined) {
      busy = false
      return
    }
    const [address, line] = first
    const go = line.shift()!
    // To the end of the round.
    lines.delete(address)
    if (line.length > 0) lines.set(address, line)
    waiting -= 1
    go()
  }
  return async <T>(address: string, work: () => Promise<T>): Promise<{ readonly done: T } | null> => {
    if (busy) {
      const line = lines.get(address) ?? []
      if (waiting >= all || line.length >= each) return null
      waiting += 1
      lines.set(address, line)
      await new Promise<void>((go) => line.push(go))
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
