/** How a fault went. `faults`: where the promise was broken. */
export type Outcome = { readonly acknowledged: number; readonly says: string; readonly faults: readonly string[] }

/** How often what is repeated is repeated. */
export type Counts = { readonly kills: number; readonly flips: number; readonly cuts: number; readonly strikes: number }

export const fullCounts: Counts = { kills: 200, flips: 50, cuts: 20, strikes: 10 }
export const quickCounts: Counts = { kills: 5, flips: 6, cuts: 3, strikes: 2 }

/** A line of the matrix. `work` has a folder of its own, which is removed afterwards. */
export type Row = {
  readonly name: string
  readonly title: (counts: Counts) => string
  readonly work: (folder: string, counts: Counts) => Promise<Outcome>
}

/** For what needs a mount. */
export class NotPermitted extends Error {}
