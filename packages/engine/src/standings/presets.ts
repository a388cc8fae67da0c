import type { Tournament } from '../model/tournament.ts'
import { namedDescription } from '../pairing/description-of.ts'
import type { TieBreakCode } from './code.ts'
import { systemOf } from './edition.ts'
import { parseTieBreaks } from './parse-code.ts'

/** C.07 has no list of its own (2.1): a preset is our proposal, or the order another regulation prescribes. */
export type Preset = {
  readonly name: string
  readonly title: string
  readonly for: 'players' | 'teams'
  readonly codes: string
  /** Whether only the first place is contested. */
  readonly breaks: 'all' | 'first-place'
}

const preset = (name: string, title: string, codes: string, data: Partial<Preset> = {}): Preset => ({
  name,
  title,
  for: 'players',
  codes,
  breaks: 'all',
  ...data,
})

/** Proposals, and what rulebooks prescribe (FIDE Dutch 1998 F.10: for the first place alone); see docs/tie-breaks.md. */
export const presets: readonly Preset[] = [
  preset('swiss', 'Swiss open, strong in opponents', 'BH/C1,BH,SB,DE,WIN'),
  preset('swiss-rated', 'Swiss where everybody is rated', 'DE,BH/C1,BH,ARO,BPG'),
  preset('round-robin', 'Everybody against everybody', 'DE,WIN,SB,KS'),
  preset('fide-1998', 'Swiss System Based on Rating, F.10: for the first place only', 'MUTUAL,ARO,LOTS', { breaks: 'first-place' }),
  preset('cfc-swiss', 'Canadian handbook 672', 'CFC672'),
  preset('cfc-round-robin', 'Canadian handbook 673', 'CFC673,MUTUAL'),
  preset('ssm', 'Swiss System Modified, section D', 'SOS,GAM,MUTUAL2'),
  preset('us-swiss', 'As customary in the United States', 'MEDIAN,SOLKOFF,CUMULATIVE,KASHDAN,BLACKS'),
  preset('cfc-team-swiss', 'Canadian handbook 672 in match points, then game points', 'CFC672,MPvGP', { for: 'teams' }),
  preset('cfc-team-round-robin', 'Canadian handbook 673 in match points, then game points', 'CFC673,MUTUAL,MPvGP', { for: 'teams' }),
  preset('team-swiss', 'Team Swiss by match points', 'MPvGP,BH:MP/C1,EMGSB,EDEBT', { for: 'teams' }),
  preset('team-round-robin', 'Teams, everybody against everybody', 'MPvGP,EDEBT,EMGSB', { for: 'teams' }),
  preset('olympiad', 'As at Olympiads: Sonneborn-Berger with match and game points', 'EMGSB/C1,MPvGP,BH:MP/C1', { for: 'teams' }),
]

export const presetByName = (name: string): Preset | null => presets.find((each) => each.name === name) ?? null

/** The codes of a preset, as `standings` takes them. */
export const tieBreaksOf = (each: Preset): readonly TieBreakCode[] => {
  const parsed = parseTieBreaks(each.codes, each.for)
  if (!parsed.ok) throw new Error(`preset ${each.name}: ${parsed.error.map(({ code }) => code).join(' ')}`)
  return parsed.value
}

/** The preset that goes with a tournament's rulebook, or with its system where the rulebook has none of its own. */
export const presetFor = (tournament: Tournament): Preset => {
  const system = systemOf(tournament)
  const own = namedDescription(tournament)?.traits.standings
  if (tournament.teams === undefined) return presetByName(own?.players ?? system)!
  return presetByName(own?.teams ?? `team-${system}`)!
}
