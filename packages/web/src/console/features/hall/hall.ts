import { useNeeded } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'

export const levels = ['nothing', 'pairings', 'results', 'standings'] as const
export type Level = (typeof levels)[number]

export const viewKinds = ['pairings-by-name', 'pairings-by-board', 'results', 'standings', 'open-games', 'announcement', 'clock'] as const
export type ViewKind = (typeof viewKinds)[number]

export type ScreenView = {
  readonly kind: ViewKind
  readonly part: { readonly number: number; readonly of: number } | null
  readonly columns: number | null
  readonly top: number | null
}

export type Screen = {
  readonly id: string
  readonly name: string
  readonly views: readonly ScreenView[]
  readonly pageSeconds: number
  readonly fontSize: number
  readonly paused: boolean
}

export type Hall = {
  readonly sequence: number
  readonly now: string
  readonly show: {
    readonly rounds: readonly { readonly round: number; readonly level: Level }[]
    readonly plan: { readonly onPublish: Level; readonly onComplete: Level }
  }
  readonly announcements: readonly { readonly id: string; readonly text: string; readonly until: string | null; readonly at: string }[]
  readonly clock: { readonly round: number; readonly start: string; readonly minutes: number } | null
  readonly screens: readonly Screen[]
}

export const useHall = () => useNeeded<Hall>(usePlace().id, 'hall').data
