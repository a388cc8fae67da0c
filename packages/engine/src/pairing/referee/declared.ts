import type { RulebookId, RulesOf } from '../../model/rules.ts'
import type { Tournament } from '../../model/tournament.ts'

/** What the tournament declares, read once more without the rulebooks. */
type Declared = Pick<Tournament, 'rules'>

export const dutchDeclared = ({ rules }: Declared): Omit<RulesOf<'fide-dutch-2026'>, 'rulebook'> =>
  rules !== null && 'colourless' in rules ? rules : { acceleration: null, parity: 'paired-participants', colourless: false }

/** Readings of 1998 that were announced. */
export const readingsDeclared = ({ rules }: Declared): RulesOf<'fide-dutch-1998'>['readings'] =>
  rules !== null && 'readings' in rules ? rules.readings : []

export const cfcDeclared = ({ rules }: Declared): Pick<RulesOf<'cfc'>, 'variations' | 'excused' | 'adjudications'> =>
  rules !== null && 'variations' in rules ? rules : { variations: [], excused: [], adjudications: [] }

export const ssmDeclared = ({
  rules,
}: Declared): Omit<RulesOf<'ssm'>, 'rulebook' | 'timeLimitMargin' | 'remaining' | 'byePriority'> & {
  /** Is B5 asked of whoever remains (B5), and is the bye given before the last bracket (C7)? */
  readonly asked: boolean
  readonly atOnce: boolean
} => {
  if (rules === null || !('byePriority' in rules))
    return { restricted: null, useRating: false, seed: '', reading: 'best', asked: true, atOnce: false }
  const { reading, remaining, byePriority } = rules
  const asked = remaining === 'asked' || (remaining === null && reading === 'best')
  return { ...rules, asked, atOnce: byePriority === 'at-once' || (byePriority === null && reading === 'stepwise') }
}

export const tableDeclared = ({ rules }: Declared): Pick<RulesOf<'round-robin'>, 'double'> =>
  rules !== null && 'double' in rules ? rules : { double: false }

/** The rules of a tournament that is under this rulebook. */
export const pairingRulesOf = <Id extends RulebookId>({ rules }: Declared, rulebook: Id): RulesOf<Id> => {
  if (rules?.rulebook !== rulebook) throw new Error(`not under ${rulebook}`)
  return rules as unknown as RulesOf<Id>
}
