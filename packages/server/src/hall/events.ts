import type { Level, Plan } from './ladder.ts'

/** Lists and panels a screen can show. */
export const viewKinds = ['pairings-by-name', 'pairings-by-board', 'results', 'standings', 'open-games', 'announcement', 'clock'] as const
export type ViewKind = (typeof viewKinds)[number]

export type ScreenView = {
  readonly kind: ViewKind
  /** One of several even parts of the list, for screens side by side. */
  readonly part: { readonly number: number; readonly of: number } | null
  /** null leaves it to the screen. */
  readonly columns: number | null
  /** Where the list ends early. */
  readonly top: number | null
  /** Of standings: one of the groups of the settings. Screens arranged before there were groups do not have it. */
  readonly group?: number | null
}

export type Screen = {
  readonly id: string
  readonly name: string
  readonly views: readonly ScreenView[]
  readonly pageSeconds: number
  /** Percent. */
  readonly fontSize: number
  readonly paused: boolean
}

export type Announcement = { readonly id: string; readonly text: string; readonly until: string | null; readonly at: string }
export type RoundClock = { readonly round: number; readonly start: string; readonly minutes: number }

/**
 * What happened in a hall: what is shown of a tournament, and around it. It is kept apart from the tournament's own events because it decides
 * nothing about the game: undo does not reach it, and receipts do not know it.
 */
export type HallEvent = { readonly tournament: string } & (
  | {
      readonly kind: 'level-set'
      readonly round: number
      readonly level: Level
      /** It is below what the plan gives: it stays there until somebody raises it. */
      readonly held: boolean
    }
  | { readonly kind: 'plan-made'; readonly from: number; readonly plan: Plan }
  | { readonly kind: 'announced'; readonly announcement: Announcement }
  | { readonly kind: 'announcement-removed'; readonly id: string }
  | { readonly kind: 'clock-set'; readonly clock: RoundClock | null }
  | { readonly kind: 'screen-arranged'; readonly screen: Screen }
  | { readonly kind: 'screen-removed'; readonly id: string }
  /** Everybody may see what may happen while games are open. */
  | { readonly kind: 'projections-opened'; readonly open: boolean }
)
