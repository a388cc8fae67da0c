import type { RulebookId } from '../../model/rules.ts'
import { refereeOfBurstein } from './burstein/check.ts'
import { checkCfcRound } from './cfc/check.ts'
import { refereeOfDubov } from './dubov/check.ts'
import { checkDutchRound } from './dutch.ts'
import { baku2016, basedOnRating1998, february2026, istanbul2012, type RefereeEdition } from './editions.ts'
import { refereeOfLim } from './lim/check.ts'
import type { Referee } from './referee.ts'
import { checkRoundRobinRound } from './round-robin.ts'
import { checkSsmRound } from './ssm/check.ts'
import { refereeOfMatches, refereeOfTeams } from './swiss-team/index.ts'

const ofDutch = (edition: RefereeEdition): Referee => ({
  check: (tournament, round, pairing, known) => checkDutchRound(tournament, round, pairing, known, edition),
  edition,
})

const ofCfc = (teams: boolean): Referee => ({
  check: (tournament, round, pairing, { legalityOnly }) => ({
    violations: checkCfcRound(tournament, round, pairing, teams, legalityOnly).violations,
    brackets: [],
  }),
  edition: null,
})

/** The table of referees: one for each rulebook, none of which shares anything with it. A rulebook without a line here does not compile. */
export const referees: Readonly<Record<RulebookId, Referee>> = {
  'fide-dutch-1998': ofDutch(basedOnRating1998),
  'fide-dutch-2012': ofDutch(istanbul2012),
  'fide-dutch-2017': ofDutch(baku2016),
  'fide-dutch-2026': ofDutch(february2026),
  'fide-dubov-2026': refereeOfDubov,
  'fide-burstein-2026': refereeOfBurstein,
  'fide-lim-2026': refereeOfLim,
  'fide-team-2026': refereeOfTeams,
  'fide-double-swiss-2026': refereeOfMatches,
  cfc: ofCfc(false),
  'cfc-team': ofCfc(true),
  'round-robin': {
    check: (tournament, round, pairing) => ({ violations: checkRoundRobinRound(tournament, round, pairing), brackets: [] }),
    edition: null,
  },
  ssm: {
    check: (tournament, round, pairing, { collapsingScore }) => checkSsmRound(tournament, round, pairing, collapsingScore),
    edition: null,
  },
}
