import { isDay } from '../../model/calendar-day.ts'
import { splitMembers } from '../../model/reserves.ts'
import type { DeclaredRules } from '../../model/rules.ts'
import { mostBoardsPerMatch } from '../../model/team-values.ts'
import { descriptionById, isRulebookId, pairsTeams, rulesDeclared } from '../../pairing/description-of.ts'
import { err, ok } from '../../result.ts'
import { readTieBreaks } from '../../standings/parse-code.ts'
import type { DeskCommand } from '../commands.ts'
import type { DeskEvent } from '../events.ts'
import { locksOf } from '../locks.ts'
import { declaredFundOf, prizeFundOf } from '../prizes.ts'
import { ratedAnew } from '../ratings.ts'
import { canonical } from '../receipt.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { roundsOfTables } from '../rounds-of-tables.ts'
import { eventDay, isTime, roundDay } from '../schedule.ts'
import { type DeclaredSettings, type DeskSettings, defaultDeskSettings, mostRounds, type SettingName } from '../settings.ts'
import type { DeskState } from '../state.ts'
import { type Decision, tablesMade } from './decision.ts'

export const createTournament = (state: DeskState, command: Extract<DeskCommand, { kind: 'create-tournament' }>): Decision => {
  if (state.settings !== null) return err(refuse('created-already'))
  return declared({ ...defaultDeskSettings, rules: null }, command.settings, state, (settings) => ({
    kind: 'tournament-created',
    settings: { ...settings, ...datesOf(settings, command.settings) },
  }))
}

export const changeSettings = (state: DeskState, command: Extract<DeskCommand, { kind: 'change-settings' }>): Decision => {
  const before = state.settings!
  const decision = declared(before, command.changes, state, (settings) => {
    const lock = locksOf(state).find(({ setting }) => setting in command.changes && !sameDeclared(setting, settings, before))
    if (lock !== undefined && !(lock.confirmable && command.confirmed === true)) return refuse('setting-locked', lock)
    const { rules: _, ...changes } = command.changes
    const said = { ...changes, ...datesOf(settings, command.changes) }
    return { kind: 'settings-changed', changes: { ...said, ...('rules' in command.changes ? { rules: settings.rules } : {}) } }
  })
  if (!decision.ok) return decision
  const rated = ratingsAfter(state, command.changes)
  if (rated.length > 0 && command.confirmed !== true) return err(refuse('ratings-change', { players: rated.length }))
  return ok([...decision.value, ...rated, ...lineUpsAfter(state, command.changes)])
}

/** With another number of boards, other members are regular players. */
const lineUpsAfter = ({ settings, teams }: DeskState, { boardsPerMatch }: DeclaredSettings): readonly DeskEvent[] =>
  boardsPerMatch === undefined || boardsPerMatch === settings!.boardsPerMatch
    ? []
    : [...teams.values()].flatMap((team): readonly DeskEvent[] => {
        const split = splitMembers(team, boardsPerMatch)
        return split.boards.length === team.boards.length ? [] : [{ kind: 'line-up-changed', team: team.id, ...split }]
      })

/** Where other ratings count from now on, those whose rating came from the lists have another one. */
const ratingsAfter = (state: DeskState, { rules: _, ...changes }: DeclaredSettings): readonly DeskEvent[] => {
  const before = state.settings!
  return [...state.players.values()].flatMap((player): readonly DeskEvent[] => {
    const rating = ratedAnew(before, { ...before, ...changes }, player)
    return rating === null ? [] : [{ kind: 'player-corrected', player: player.id, changes: rating }]
  })
}

/** Files have dates of rounds in the header (TRF 132), and of the event (042, 052): they are what the schedule says, the latter where nobody said otherwise. */
const datesOf = ({ info, schedule }: DeskSettings, said: DeclaredSettings): Pick<DeclaredSettings, 'info'> => {
  if (said.schedule === undefined || schedule === null || schedule === undefined) return {}
  const dates = schedule.rounds.map(({ date }) => (date === '' ? '' : roundDay(date)))
  const known = schedule.rounds.flatMap(({ date }) => (date === '' ? [] : [eventDay(date)])).sort()
  return {
    info: {
      ...info,
      roundDates: known.length === 0 ? [] : dates,
      startDate: info.startDate || (known[0] ?? ''),
      endDate: info.endDate || (known.at(-1) ?? ''),
    },
  }
}

/** What becomes of the settings once these are declared, or why they cannot be. */
const declared = (
  before: Omit<DeskSettings, 'rules'> & { readonly rules: DeskSettings['rules'] | null },
  said: DeclaredSettings,
  state: DeskState,
  then: (settings: DeskSettings) => DeskEvent | Refusal,
): Decision => {
  const id = said.rules?.rulebook ?? before.rules?.rulebook ?? defaultDeskSettings.rules.rulebook
  if (!isRulebookId(id)) return err(refuse('unknown-rulebook', { rulebook: id }))
  const rules = rulesDeclared(said.rules ?? ({ rulebook: id } as DeclaredRules), before.rules)
  const settings: DeskSettings = { ...before, ...said, rules }
  const event = then(settings)
  if ('code' in event) return err(event)
  const fault =
    unreadableTieBreaks(settings, before, said) ??
    faultOf(settings, state) ??
    unreadablePrizes(settings, before, said) ??
    againstTables(settings, before.numberOfRounds, state)
  return fault === null ? ok([event]) : err(fault)
}

/** A list stays as it is stored, even if earlier versions took codes that do not exist, until it is declared anew or teams are ranked instead of players. */
const unreadableTieBreaks = (
  { tieBreaks, rules }: DeskSettings,
  before: Pick<DeskSettings, 'tieBreaks'> & { readonly rules: DeskSettings['rules'] | null },
  said: DeclaredSettings,
): Refusal | null => {
  const teams = pairsTeams(rules)
  const declaredAnew = said.tieBreaks !== undefined && (before.rules === null || !same(tieBreaks, before.tieBreaks))
  const ranksOthers = before.rules !== null && pairsTeams(before.rules) !== teams
  if (!declaredAnew && !ranksOthers) return null
  const { issues } = readTieBreaks(tieBreaks, teams ? 'teams' : 'players')
  return issues.length === 0 ? null : refuse('tie-breaks-unreadable', { issues })
}

const unreadablePrizes = (settings: DeskSettings, before: Pick<DeskSettings, 'prizes'>, said: DeclaredSettings): Refusal | null => {
  const declaredAnew = said.prizes !== undefined && !same(said.prizes, before.prizes ?? null)
  const fund = declaredAnew ? declaredFundOf(settings) : prizeFundOf(settings)
  return fund === null || fund.ok ? null : refuse('prizes-unreadable', fund.error[0]!)
}

/** Some settings of a rulebook are decided while the tournament runs (CFC 616, 617.1); the rest was declared. */
const sameDeclared = (setting: SettingName, now: DeskSettings, before: DeskSettings): boolean => {
  if (setting !== 'rules') return same(now[setting], before[setting])
  const later = descriptionById(before.rules.rulebook).settings.flatMap(({ name, whilePlaying }) => (whilePlaying ? [name] : []))
  const apart = Object.fromEntries(later.map((name) => [name, null]))
  return same({ ...now.rules, ...apart }, { ...before.rules, ...apart })
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** CFC 651: the tables say how many rounds there are, and no organiser says more; once they are made, an event may end early. */
const againstTables = (settings: DeskSettings, before: number, state: DeskState): Refusal | null => {
  const { numberOfRounds } = settings
  const rounds = numberOfRounds === before ? null : roundsOfTables(state, settings)
  if (rounds === null || numberOfRounds === rounds || (numberOfRounds < rounds && tablesMade({ ...state, settings }) !== null)) return null
  return refuse('rounds-of-tables', { rounds })
}

const faultOf = (settings: DeskSettings, state: DeskState): Refusal | null => {
  const { scoring, numberOfRounds } = settings
  if (!Number.isInteger(numberOfRounds) || numberOfRounds < 1 || numberOfRounds > mostRounds)
    return refuse('rounds-out-of-range', { least: 1, most: mostRounds })
  if (numberOfRounds < state.rounds.length) return refuse('rounds-published', { published: state.rounds.length })
  // Otherwise it would be published as a round that the event does not have.
  if (state.draft !== null && numberOfRounds < state.draft.round) return refuse('draft-open', { round: state.draft.round })
  if (!Number.isInteger(settings.firstBoard) || settings.firstBoard < 1) return refuse('first-board-out-of-range', { least: 1 })
  const { boardsPerMatch = 1 } = settings
  if (!Number.isInteger(boardsPerMatch) || boardsPerMatch < 1 || boardsPerMatch > mostBoardsPerMatch)
    return refuse('boards-per-match-out-of-range', { least: 1, most: mostBoardsPerMatch })
  const moment = badMoment(settings)
  if (moment !== null) return refuse('schedule-unreadable', moment)
  if (2 * scoring.drawWhite > scoring.winWhite + scoring.lossWhite || 2 * scoring.drawBlack > scoring.winBlack + scoring.lossBlack)
    return refuse('draw-worth-too-much')
  if (scoring.pairingAllocatedBye > Math.max(scoring.winWhite, scoring.winBlack)) return refuse('bye-worth-too-much')
  return null
}

/** Days and times that there are not, and more rounds than the event has. */
const badMoment = ({ schedule }: DeskSettings): { readonly round: number; readonly field: 'date' | 'start' | 'checkIn' } | null => {
  for (const [at, { date, start, checkIn }] of (schedule?.rounds ?? []).entries()) {
    const round = at + 1
    if (date !== '' && !isDay(date)) return { round, field: 'date' }
    if (start !== '' && !isTime(start)) return { round, field: 'start' }
    if (checkIn !== '' && !isTime(checkIn)) return { round, field: 'checkIn' }
  }
  return null
}
