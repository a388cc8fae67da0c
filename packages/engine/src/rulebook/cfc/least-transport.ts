/**
 * The least total cost of giving each unit of supply one unit of demand, by kinds: `costs[i][j]` for one unit of kind i given to kind j. Supply and
 * demand are equal in total, and kinds are few. Successive cheapest paths; each path carries as much as it can.
 */
export const leastTransport = (supply: readonly number[], demand: readonly number[], costs: readonly (readonly number[])[]): number => {
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
    if (end === -1) return total

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
