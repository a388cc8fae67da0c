/** A way from one place to another: at most `most` units, at least `least`; unit n brings `gains[n]`, which do not rise, or nothing. */
export type Way = {
  readonly from: number
  readonly to: number
  readonly least: number
  readonly most: number
  readonly gains: ArrayLike<number> | null
}

const none = -1

/**
 * Improves what flows along the ways until nothing brings more, and gives a price to every place that proves it: no way with room brings more than what the price falls
 * by, and none with something to take back less.
 *
 * Cycles that bring something are looked for by Bellman and Ford's method; along each as much moves as brings something. Null after `mostCycles`.
 */
export const pricesOf = (places: number, ways: readonly Way[], flow: Int32Array, mostCycles: number): Float64Array | null => {
  const price = new Float64Array(places)
  /** The way by which a place was reached last; negative, from -2 on, against its direction. */
  const reachedBy = new Int32Array(places)
  const gainOn = (at: number): number => ways[at]!.gains?.[flow[at]!] ?? 0
  const lossOn = (at: number): number => ways[at]!.gains?.[flow[at]! - 1] ?? 0
  const gainBy = (step: number): number => {
    const at = step >= 0 ? step : -2 - step
    if (step >= 0) return flow[at]! < ways[at]!.most ? gainOn(at) : Number.NEGATIVE_INFINITY
    return flow[at]! > ways[at]!.least ? -lossOn(at) : Number.NEGATIVE_INFINITY
  }
  const start = (step: number): number => (step >= 0 ? ways[step]!.from : ways[-2 - step]!.to)

  /** Lowers prices along every way once. False when nothing changes any more. */
  const pass = (): boolean => {
    let changed = false
    for (let at = 0; at < ways.length; at++) {
      const { from, to, least, most } = ways[at]!
      if (flow[at]! < most) {
        const next = price[from]! - gainOn(at)
        if (next < price[to]!) {
          price[to] = next
          reachedBy[to] = at
          changed = true
        }
      }
      if (flow[at]! > least) {
        const next = price[to]! + lossOn(at)
        if (next < price[from]!) {
          price[from] = next
          reachedBy[from] = -2 - at
          changed = true
        }
      }
    }
    return changed
  }

  const seen = new Int32Array(places)
  /** The steps of a cycle among those by which places were reached. */
  const cycle = (): readonly number[] | null => {
    seen.fill(none)
    for (let root = 0; root < places; root++) {
      let at = root
      while (seen[at] === none && reachedBy[at] !== none) {
        seen[at] = root
        at = start(reachedBy[at]!)
      }
      if (seen[at] !== root || reachedBy[at] === none) {
        if (seen[at] === none) seen[at] = root
        continue
      }
      const steps: number[] = []
      for (let place = at; ; ) {
        const step = reachedBy[place]!
        steps.push(step)
        place = start(step)
        if (place === at) return steps
      }
    }
    return null
  }

  for (let cycles = 0; cycles <= mostCycles; cycles++) {
    price.fill(0)
    reachedBy.fill(none)
    let found: readonly number[] | null = null
    while (found === null && pass()) found = cycle()
    if (found === null) return price
    while (found.reduce((sum, step) => sum + gainBy(step), 0) > 0)
      for (const step of found) flow[step >= 0 ? step : -2 - step]! += step >= 0 ? 1 : -1
  }
  return null
}
