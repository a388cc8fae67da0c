import { defaultCfcSettings } from '../../model/cfc-settings.ts'
import { rulebookById } from '../../pairing/pair-round.ts'
import { err, ok } from '../../result.ts'
import type { DeskCommand } from '../commands.ts'
import { locksOf } from '../locks.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type DeskSettings, defaultDeskSettings, type SettingName } from '../settings.ts'
import type { DeskState } from '../state.ts'
import type { Decision } from './decision.ts'

export const createTournament = (state: DeskState, command: Extract<DeskCommand, { kind: 'create-tournament' }>): Decision => {
  if (state.settings !== null) return err(refuse('created-already', 'This tournament exists already.'))
  const teamEvent = pairsTeamsOnly(command.settings.rulebook ?? '')
  const settings: DeskSettings = { ...defaultDeskSettings, teamEvent, ...command.settings }
  const fault = faultOf(settings, state)
  return fault === null ? ok([{ kind: 'tournament-created', settings }]) : err(fault)
}

export const changeSettings = (state: DeskState, command: Extract<DeskCommand, { kind: 'change-settings' }>): Decision => {
  const { changes } = command
  const lock = locksOf(state).find(
    ({ setting }) => setting in changes && !sameDeclared(setting, changes[setting], state.settings![setting]),
  )
  if (lock !== undefined && !(lock.confirmable && command.confirmed === true))
    return err(
      refuse('locked', `${lock.setting} is locked: ${lock.reason}`, {
        article: lock.article,
        setting: lock.setting,
        confirmable: lock.confirmable,
      }),
    )
  const fault = faultOf({ ...state.settings!, ...changes }, state)
  return fault === null ? ok([{ kind: 'settings-changed', changes }]) : err(fault)
}

/** Excuses (616) and adjudications (617.1) of the CFC rules are decided while the tournament runs; the rest was declared. */
const sameDeclared = (setting: SettingName, a: unknown, b: unknown): boolean =>
  setting === 'cfc' ? same(declaredOf(a as DeskSettings['cfc']), declaredOf(b as DeskSettings['cfc'])) : same(a, b)

const declaredOf = (cfc: DeskSettings['cfc']) => ({ ...(cfc ?? defaultCfcSettings), excused: [], adjudications: [] })

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const pairsTeamsOnly = (rulebook: string): boolean => rulebook === 'cfc-team'

const faultOf = (settings: DeskSettings, state: DeskState): Refusal | null => {
  const { scoring, numberOfRounds } = settings
  if (rulebookById(settings.rulebook) === null)
    return refuse('unknown-rulebook', `There is no rulebook ${settings.rulebook}.`, { setting: 'rulebook' })
  if (settings.teamEvent && rulebookById(settings.rulebook)!.entrants === undefined)
    return refuse('bad-value', `The rulebook ${settings.rulebook} pairs players, not teams.`, { setting: 'teamEvent' })
  if (!settings.teamEvent && pairsTeamsOnly(settings.rulebook))
    return refuse('bad-value', `The rulebook ${settings.rulebook} pairs teams.`, { setting: 'teamEvent', article: '640' })
  if (!Number.isInteger(numberOfRounds) || numberOfRounds < 1 || numberOfRounds > 99)
    return refuse('bad-value', 'The number of rounds is a whole number from 1 to 99.', { setting: 'numberOfRounds', article: 'C.04.1 1' })
  if (numberOfRounds < state.rounds.length)
    return refuse('bad-value', `${state.rounds.length} rounds are published already.`, { setting: 'numberOfRounds', article: 'C.04.1 1' })
  if (!Number.isInteger(settings.firstBoard) || settings.firstBoard < 1)
    return refuse('bad-value', 'The first board has a number from 1.', { setting: 'firstBoard' })
  if (2 * scoring.drawWhite > scoring.winWhite + scoring.lossWhite || 2 * scoring.drawBlack > scoring.winBlack + scoring.lossBlack)
    return refuse('bad-value', 'Two draws cannot be worth more than a win and a loss.', { setting: 'scoring' })
  if (scoring.pairingAllocatedBye > Math.max(scoring.winWhite, scoring.winBlack))
    return refuse('bad-value', 'The bye cannot be worth more than a win.', { setting: 'scoring', article: 'C.04.1 3' })
  return null
}
