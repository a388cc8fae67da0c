/** So many failures are free; each one more doubles the wait, up to a quarter of an hour. */
const free = 5
const firstWait = 1000
const longestWait = 15 * 60_000
const mostNames = 50_000

/**
 * Counts tries by name (an account together with an address, or an address alone). A try counts when it begins, so that many at once are as many; one
 * that succeeds is taken back. The clock must be one that nobody sets.
 */
export const createThrottle = (now: () => number) => {
  const tries = new Map<string, { readonly count: number; readonly until: number }>()
  return {
    /** Milliseconds to wait before another try; 0 when one is allowed. */
    wait: (name: string): number => Math.max(0, (tries.get(name)?.until ?? 0) - now()),
    count: (name: string): number => tries.get(name)?.count ?? 0,
    begin: (name: string, allowance = free): void => {
      const count = (tries.get(name)?.count ?? 0) + 1
      const wait = count < allowance ? 0 : Math.min(longestWait, firstWait * 2 ** (count - allowance))
      tries.delete(name)
      tries.set(name, { count, until: now() + wait })
      if (tries.size > mostNames) tries.delete(tries.keys().next().value!)
    },
    /** As if it had not been tried. */
    takeBack: (name: string): void => {
      const { count = 0, until = 0 } = tries.get(name) ?? {}
      if (count <= 1) tries.delete(name)
      else tries.set(name, { count: count - 1, until })
    },
    /** Forgets all tries under the name. */
    succeeded: (name: string): void => {
      tries.delete(name)
    },
  }
}

/** Milliseconds by a clock that nobody sets. */
export const monotonic = (): number => performance.now()

export type Throttle = ReturnType<typeof createThrottle>

/** A bucket for each name that fills evenly over a minute, by a clock that nobody sets. */
export const createBuckets = (perMinute: number, now: () => number) => {
  const buckets = new Map<string, { level: number; at: number }>()
  return {
    take: (name: string): boolean => {
      const at = now()
      const bucket = buckets.get(name) ?? { level: perMinute, at }
      bucket.level = Math.min(perMinute, bucket.level + ((at - bucket.at) * perMinute) / 60_000)
      bucket.at = at
      buckets.delete(name)
      buckets.set(name, bucket)
      if (buckets.size > mostNames) buckets.delete(buckets.keys().next().value!)
      if (bucket.level < 1) return false
      bucket.level -= 1
      return true
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
