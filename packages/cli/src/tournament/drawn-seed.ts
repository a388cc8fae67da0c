import { type Rules, roundsPaired } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { randomHex } from '../io/random-hex.ts'
import { issueLine } from '../issue-lines.ts'
import type { LoadedTournament } from './load.ts'

/** `draw`: a seed that is missing is drawn. `keep`: and the file that is written keeps it. `say`: that it is missing is said. The number of rounds that are paired goes in, because these are paired again as they were. */
export type Lots = (paired: number) => 'draw' | 'keep' | 'say'

export type Seeded = { readonly seed: string | undefined; readonly notes: readonly string[] }

/**
 * What lots are drawn from, where the rulebook draws some and nothing is recorded: drawn here, and printed, so that anyone can draw the lots again. Left out,
 * they would be the same in every event, and anyone could try them beforehand.
 */
export const drawnSeed = ({ name, tournament, numbered }: LoadedTournament, rulebook: PairingSystem, lots: Lots): Seeded => {
  const rules = rulebook.adopt(tournament.rules) as Rules
  if (!drawsLots(rules, numbered) || recordedSeed(rules, rulebook) !== '') return { seed: undefined, notes: [] }
  const note = (code: string, message: string): readonly string[] => [issueLine(name, { code, severity: 'warning', message })]
  const what = lots(roundsPaired(rulebook.entrants(tournament)))
  if (what === 'say')
    return {
      seed: undefined,
      notes: note(
        'no-seed',
        'No seed is recorded: lots are shown as from an empty one. Say --seed with the one the rounds were paired with.',
      ),
    }
  const seed = randomHex(5)
  const then =
    what === 'keep'
      ? 'The file keeps it.'
      : `Say --seed ${seed} from now on, or keep it in a file: zug convert FILE FILE.json --rules ${rulebook.id} --seed ${seed}.`
  const message = `Lots are drawn from the seed ${seed}, drawn just now. ${then}`
  return { seed, notes: note('seed-drawn', message) }
}

const recordedSeed = (rules: Rules, { settings }: PairingSystem): unknown => {
  const field = settings.find(({ seed }) => seed)
  return field === undefined ? null : (rules as unknown as Readonly<Record<string, unknown>>)[field.name]
}

/** CFC 652: tables whose numbers are given need no lots. */
const drawsLots = (rules: Rules, numbered: boolean): boolean => !('numbers' in rules) || rules.numbers !== 'pairing-numbers' || !numbered
