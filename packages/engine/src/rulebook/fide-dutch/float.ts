/** A.4: the mark a round leaves on a player who met another score, or did not play. */
const floats = ['down', 'up'] as const
export type Float = (typeof floats)[number]

/** How far back a float is remembered. */
export type Memory = 'floatLastRound' | 'floatTwoRoundsAgo'
