import type { DeskSettings, Prohibition } from '@zug/engine/desk'
import type { Screen } from '../hall/events.ts'
import type { Plan } from '../hall/ladder.ts'

/** What one section has in common with the same one of another year: everything but who came and what happened. */
export type TemplatePart = {
  readonly settings: DeskSettings
  /** Clubs and federations that are kept apart; players by name are not part of it. */
  readonly prohibitions: readonly Prohibition[]
  readonly screens: readonly Screen[]
  /** What is shown of a round, and when. */
  readonly plan: Plan | null
}

/** An event that comes again every year, kept by name. */
export type EventTemplate = {
  readonly id: string
  readonly name: string
  /** Who keeps it. */
  readonly account: string
  readonly at: string
  /** One for each section. */
  readonly parts: readonly TemplatePart[]
}
