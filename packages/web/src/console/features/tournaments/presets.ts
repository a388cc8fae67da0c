import type { DeskSettings } from '@zug/engine'
import type { RulebookList } from '@zug/server/views'

export const presetNames = [
  'open',
  'accelerated',
  'club',
  'roundRobin',
  'doubleRoundRobin',
  'team',
  'teamRoundRobin',
  'cfc',
  'ssm',
] as const
export type PresetName = (typeof presetNames)[number]

type Preset = { readonly rulebook: string; readonly tieBreaks: string; readonly settings?: Partial<DeskSettings> }

/** What each kind of event starts from; `tieBreaks` names a preset of the engine. */
export const presetOf = (name: PresetName, { defaults }: RulebookList, seed: string): Preset => {
  const lot = { ...defaults.roundRobin, numbers: 'lot' as const, seed }
  switch (name) {
    case 'open':
      return { rulebook: 'fide-dutch-2026', tieBreaks: 'swiss' }
    case 'accelerated':
      return { rulebook: 'fide-dutch-2026', tieBreaks: 'swiss', settings: { acceleration: 'baku' } }
    case 'club':
      return { rulebook: 'fide-dutch-2026', tieBreaks: 'swiss', settings: { confirmResults: true } }
    case 'roundRobin':
      return { rulebook: 'round-robin', tieBreaks: 'round-robin', settings: { roundRobin: lot } }
    case 'doubleRoundRobin':
      return { rulebook: 'round-robin', tieBreaks: 'round-robin', settings: { roundRobin: { ...lot, double: true } } }
    case 'team':
      return { rulebook: 'cfc-team', tieBreaks: 'team-swiss', settings: { teamEvent: true, cfc: { ...defaults.cfc, seed } } }
    case 'teamRoundRobin':
      return { rulebook: 'round-robin', tieBreaks: 'team-round-robin', settings: { teamEvent: true, roundRobin: lot } }
    case 'cfc':
      return { rulebook: 'cfc', tieBreaks: 'cfc-swiss', settings: { cfc: { ...defaults.cfc, seed } } }
    case 'ssm':
      return { rulebook: 'ssm', tieBreaks: 'ssm', settings: { colourless: true, ssm: { ...defaults.ssm, seed } } }
  }
}

/** A Swiss that can find its winner, with some air: the usual proposal for a field of n; 0 when nobody knows yet. */
export const proposedRounds = (players: number, name: PresetName): number => {
  if (name === 'club') return 5
  if (players === 0 && /roundRobin/i.test(name)) return name === 'doubleRoundRobin' ? 10 : 9
  if (name === 'roundRobin' || name === 'teamRoundRobin') return Math.max(1, players - 1 + (players % 2))
  if (name === 'doubleRoundRobin') return Math.max(2, 2 * (players - 1 + (players % 2)))
  if (players === 0) return 7
  return Math.min(11, Math.max(3, Math.ceil(Math.log2(Math.max(2, players))) + 2))
}
