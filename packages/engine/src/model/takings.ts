/** What somebody takes of all prizes: money in the smallest coin, and things. */
export type Takings = { readonly money: number; readonly things: readonly string[] }

export const noTakings: Takings = { money: 0, things: [] }

export const isSomething = (takings: Takings = noTakings): boolean => takings.money > 0 || takings.things.length > 0
