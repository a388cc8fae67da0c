import type { RulesOf } from '../../model/rules.ts'
import type { Tournament } from '../../model/tournament.ts'

/** What the tournament declares, read once more without the rulebooks. */
type Declared = Pick<Tournament, 'rules'>

export const dutchDeclared = ({ rules }: Declared): Omit<RulesOf<'fide-dutch-2026'>, 'rulebook'> =>
  rules !== null && 'parity' in rules ? rules : { acceleration: null, parity: 'paired-participants', colourless: false }

export const cfcDeclared = ({ rules }: Declared): Pick<RulesOf<'cfc'>, 'variations' | 'excused' | 'adjudications'> =>
  rules !== null && 'variations' in rules ? rules : { variations: [], excused: [], adjudications: [] }

export const ssmDeclared = ({ rules }: Declared): Pick<RulesOf<'ssm'>, 'restricted'> =>
  rules !== null && 'restricted' in rules ? rules : { restricted: null }

export const tableDeclared = ({ rules }: Declared): Pick<RulesOf<'round-robin'>, 'double'> =>
  rules !== null && 'double' in rules ? rules : { double: false }
