import { type DeskEvent, type DeskState, emptyDesk, execute, type Prohibition, type Refusal } from '@zug/engine/desk'
import { ok, type Result, roundNumber } from '@zug/engine/model'
import type { HallEvent } from '../hall/events.ts'
import type { HallState } from '../hall/state.ts'
import { type AnotherYear, inAnotherYear } from './another-year.ts'
import type { TemplatePart } from './template.ts'

/** Whom of a tournament a copy has. */
export type Field = Pick<DeskState, 'players' | 'teams'>

export const nobodyEntered: Field = { players: new Map(), teams: new Map() }

const isByName = ({ who }: Prohibition): boolean => who.kind === 'players'

/** What of a tournament another year has too. */
export const partOf = ({ settings, prohibitions }: DeskState, { screens, plans }: HallState): TemplatePart => {
  const plan = plans.at(-1) ?? null
  return {
    settings: settings!,
    prohibitions: prohibitions.filter((one) => !isByName(one)),
    screens: screens.map((screen) => ({ ...screen, paused: false })),
    plan: plan === null ? null : { onPublish: plan.onPublish, onComplete: plan.onComplete },
  }
}

/** A tournament like it, in which nothing has happened: who is entered comes as if today. */
export const eventsLike = (
  { settings, prohibitions }: Pick<TemplatePart, 'settings' | 'prohibitions'>,
  { players, teams }: Field,
  year: AnotherYear,
): Result<readonly DeskEvent[], Refusal> => {
  // Copied as they are stored, even if they could not be declared like this any more.
  const { tieBreaks, prizes, ...declared } = inAnotherYear(settings, year)
  const created = execute(emptyDesk, { kind: 'create-tournament', settings: declared })
  if (!created.ok) return created
  const first = roundNumber(1)
  return ok([
    ...created.value.recorded.map(({ event }) =>
      event.kind === 'tournament-created'
        ? { ...event, settings: { ...event.settings, tieBreaks, ...(prizes === undefined ? {} : { prizes }) } }
        : event,
    ),
    ...[...players.values()].map(
      (player): DeskEvent => ({
        kind: 'player-entered',
        player: { ...player, pairingNumber: null, firstRound: first, withdrawnFrom: null, checkedIn: false },
      }),
    ),
    ...[...teams.values()].map((team): DeskEvent => ({ kind: 'team-entered', team: { ...team, firstRound: first, withdrawnFrom: null } })),
    ...prohibitions.map((prohibition): DeskEvent => ({ kind: 'pair-forbidden', prohibition })),
  ])
}

/** Screens and what they show of rounds; what was announced is past. */
export const hallLike = (tournament: string, { screens, plan }: Pick<TemplatePart, 'screens' | 'plan'>): readonly HallEvent[] => [
  ...(plan === null ? [] : [{ kind: 'plan-made' as const, tournament, from: 1, plan }]),
  ...screens.map((screen) => ({ kind: 'screen-arranged' as const, tournament, screen })),
]
