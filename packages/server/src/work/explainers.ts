import type { RoundExplainer } from '@zug/engine/explain'

/** Rounds that a thread keeps in mind: after a publication everybody asks about the same one. One of 2,000 players takes a few megabytes. */
const most = 3
const kept = new Map<string, RoundExplainer>()

/** The explainer of a round, by a name that stands for this very round and state; a round asked about again is not paired again. */
export const explainerFor = (name: string, make: () => RoundExplainer): RoundExplainer => {
  const explainer = kept.get(name) ?? make()
  kept.delete(name)
  kept.set(name, explainer)
  if (kept.size > most) kept.delete(kept.keys().next().value!)
  return explainer
}
