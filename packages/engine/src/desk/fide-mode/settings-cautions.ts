import { descriptionById, isRulebookId } from '../../pairing/description-of.ts'
import { parseTieBreak } from '../../standings/parse-code.ts'
import type { PlainCommand } from '../decide/index.ts'
import { refuse } from '../refusal.ts'
import { isLongEvent } from '../schedule.ts'
import { type DeclaredSettings, type DeskSettings, defaultDeskSettings } from '../settings.ts'
import type { DeskState } from '../state.ts'
import type { Caution } from './cautions.ts'

/** Settings that FIDE mode does not take, and when it is entered and left. */
export const settingsCautions = (state: DeskState, command: PlainCommand): readonly Caution[] => {
  if (command.kind === 'create-tournament') return unfit({ ...defaultDeskSettings, ...command.settings } as DeskSettings, command.settings)
  if (command.kind !== 'change-settings') return []
  const settings = { ...state.settings!, ...command.changes } as DeskSettings
  return [...entering(state, command.changes), ...unfit(settings, command.changes)]
}

const entering = (state: DeskState, { fideMode }: DeclaredSettings): readonly Caution[] => {
  const now = state.settings!.fideMode === true
  if (fideMode === undefined || fideMode === now) return []
  // Leaving has a command of its own, with a reason.
  const why = now ? 'on' : state.leftFideMode !== undefined ? 'left' : state.rounds.length > 0 || state.draft !== null ? 'started' : null
  return why === null ? [] : [{ refusal: refuse('fide-mode-settled', { why }), level: 'refuse' }]
}

/** Whether a code, in any spelling, is one of these tie-breaks. */
const isOneOf =
  (names: readonly string[]) =>
  (text: string): boolean => {
    const code = parseTieBreak(text, 'teams')
    const plain = code.ok ? code : parseTieBreak(text, 'players')
    return plain.ok && names.includes(plain.value.name)
  }

/** C.04.1 3: with 1, ½ and 0 for games the bye is one of them, with other points it is no more than a win (decide/settings.ts). */
const unfit = ({ rules, scoring, tieBreaks, info }: DeskSettings, said: DeclaredSettings): readonly Caution[] => {
  const cautions: Caution[] = []
  const { rulebook } = rules
  if (!isRulebookId(rulebook)) return []
  const { traits } = descriptionById(rulebook)
  if (!traits.ofFide) cautions.push({ refusal: refuse('fide-rulebook', { rulebook }), level: 'refuse' })
  const usual = scoring.winWhite === 10 && scoring.drawWhite === 5 && scoring.lossWhite === 0
  if (usual && ![10, 5, 0].includes(scoring.pairingAllocatedBye)) cautions.push({ refusal: refuse('fide-bye-worth'), level: 'refuse' })
  // FIDE asks of programs that whoever is not paired in round 1 does not count for the groups; the text may be read otherwise.
  if (said.rules !== undefined && 'acceleration' in rules && rules.acceleration === 'baku')
    cautions.push({ refusal: refuse('fide-acceleration'), level: 'acknowledge' })
  // C.07 8: what Buchholz adds up is the same for everybody who has met everybody.
  const codes = traits.drawnFrom === 'tables' && said.tieBreaks !== undefined ? tieBreaks.filter(isOneOf(['BH', 'FB', 'AOB'])) : []
  if (codes.length > 0) cautions.push({ refusal: refuse('fide-tie-break', { codes }), level: 'refuse' })
  // Ratings of one list are not those of the next.
  const byRating = isLongEvent({ info: { ...defaultDeskSettings.info, ...info } })
    ? tieBreaks.filter(isOneOf(['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG']))
    : []
  if (byRating.length > 0 && (said.tieBreaks !== undefined || said.info !== undefined))
    cautions.push({ refusal: refuse('fide-long-event', { codes: byRating }), level: 'acknowledge' })
  return cautions
}
