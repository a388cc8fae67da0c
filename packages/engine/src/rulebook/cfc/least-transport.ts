/** The least cost, and which kinds may be put together in a transport of that cost: all its units are `tight`, and any transport of tight ones has it. */
export type Transport = { readonly cost: number; readonly tight: readonly (readonly boolean[])[] }

/**
 * The least total cost of giving each unit of supply one unit of demand, by kinds: `costs[i][j]` for one unit of kind i given to kind j. Supply and
 * demand are equal in total, and kinds are few. Successive cheapest paths; each path carries as much as it can.
 */
export const leastTransport = (supply: readonly number[], demand: readonly number[], costs: readonly (readonly number[])[]): Transport => {
  const size = supply.length
  const left = [...supply]
  const open = [...demand]
  const flow = costs.map((row) => row.map(() => 0))
  let total = 0
  for (;;) {
    // Cheapest way (Bellman-Ford) from a kind with supply left to every kind of demand; going back along a flow takes it away.
    const toSupply = left.map((amount) => (amount > 0 ? 0 : Number.POSITIVE_INFINITY))
    const toDemand = open.map(() => Number.POSITIVE_INFINITY)
    const fromSupply = open.map(() => -1)
    const fromDemand = left.map(() => -1)
    for (let changed = true; changed; ) {
      changed = false
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++) {
          if (toSupply[i]! + costs[i]![j]! < toDemand[j]!) {
            toDemand[j] = toSupply[i]! + costs[i]![j]!
            fromSupply[j] = i
            changed = true
          }
          if (flow[i]![j]! > 0 && toDemand[j]! - costs[i]![j]! < toSupply[i]!) {
            toSupply[i] = toDemand[j]! - costs[i]![j]!
            fromDemand[i] = j
            changed = true
          }
        }
    }
    let end = -1
    for (let j = 0; j < size; j++)
      if (open[j]! > 0 && toDemand[j]! < Number.POSITIVE_INFINITY && (end === -1 || toDemand[j]! < toDemand[end]!)) end = j
    if (end === -1) return { cost: total, tight: tightKinds(costs, flow) }

    let amount = open[end]!
    let start = -1
    for (let j = end; ; ) {
      const i = fromSupply[j]!
      start = i
      if (fromDemand[i] === -1) break
      j = fromDemand[i]!
      amount = Math.min(amount, flow[i]![j]!)
    }
    amount = Math.min(amount, left[start]!)
    for (let j = end; ; ) {
      const i = fromSupply[j]!
      flow[i]![j]! += amount
      if (fromDemand[i] === -1) break
      j = fromDemand[i]!
      flow[i]![j]! -= amount
    }
    left[start]! -= amount
    open[end]! -= amount
    total += amount * toDemand[end]!
  }
}

/**
 * Prices for every kind of supply and demand under which no unit earns anything, and those of the flow break even (linear programming duality). A
 * transport costs the least exactly when all its units break even.
 */
const tightKinds = (costs: readonly (readonly number[])[], flow: readonly (readonly number[])[]): readonly (readonly boolean[])[] => {
  const ofSupply = costs.map(() => 0)
  const ofDemand = costs.map(() => 0)
  for (let changed = true; changed; ) {
    changed = false
    costs.forEach((row, i) => {
      row.forEach((cost, j) => {
        if (ofSupply[i]! + cost < ofDemand[j]!) {
          ofDemand[j] = ofSupply[i]! + cost
          changed = true
        }
        if (flow[i]![j]! > 0 && ofDemand[j]! - cost < ofSupply[i]!) {
          ofSupply[i] = ofDemand[j]! - cost
          changed = true
        }
      })
    })
  }
  return costs.map((row, i) => row.map((cost, j) => ofSupply[i]! + cost === ofDemand[j]!))
}
