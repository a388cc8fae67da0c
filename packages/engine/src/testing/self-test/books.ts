import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { PairingAnswer } from '../../pairing/round-pairing.ts'
import { pairRoundByTheBook as cfcByTheBook } from '../../rulebook/cfc/by-the-book.ts'
import { teamsAsPlayers } from '../../rulebook/cfc-team/index.ts'
import { pairRoundByTheBook as bursteinByTheBook } from '../../rulebook/fide-burstein-2026/by-the-book.ts'
import { fideBurstein2026 } from '../../rulebook/fide-burstein-2026/index.ts'
import { pairRoundByTheBook as doubleSwissByTheBook } from '../../rulebook/fide-double-swiss-2026/by-the-book.ts'
import { fideDoubleSwiss2026 } from '../../rulebook/fide-double-swiss-2026/index.ts'
import { pairRoundByTheBook as dubovByTheBook } from '../../rulebook/fide-dubov-2026/by-the-book.ts'
import { fideDubov2026 } from '../../rulebook/fide-dubov-2026/index.ts'
import { initialColourOf } from '../../rulebook/fide-dutch/initial-colour.ts'
import { pairRoundByTheBook as dutch1998 } from '../../rulebook/fide-dutch-1998/by-the-book/pair-round.ts'
import { pairRoundByTheBook as dutch2012 } from '../../rulebook/fide-dutch-2012/by-the-book/pair-round.ts'
import { pairRoundByTheBook as dutch2017 } from '../../rulebook/fide-dutch-2017/by-the-book.ts'
import { pairRoundByTheBook as dutch2026 } from '../../rulebook/fide-dutch-2026/by-the-book.ts'
import { pairRoundByTheBook as limByTheBook } from '../../rulebook/fide-lim-2026/by-the-book.ts'
import { fideLim2026 } from '../../rulebook/fide-lim-2026/index.ts'
import { pairRoundByTheBook as fideTeamByTheBook } from '../../rulebook/fide-team-2026/by-the-book.ts'
import { fideTeam2026 } from '../../rulebook/fide-team-2026/index.ts'
import { pairRoundByTheBook as ssmByTheBook } from '../../rulebook/ssm/by-the-book/pair-round.ts'

export type Book = (tournament: Tournament, round: RoundNumber) => PairingAnswer | { readonly kind: 'too-large' }

/** So many candidates of a bracket are tried before a round is called too large. */
const limit = 100_000

/** The slow way of each rulebook that has one: the text, step by step. */
export const books: Readonly<Record<string, Book>> = {
  'fide-dutch-1998': (tournament, round) => dutch1998(tournament, round, initialColourOf(tournament), limit),
  'fide-dutch-2012': (tournament, round) => dutch2012(tournament, round, initialColourOf(tournament), limit),
  'fide-dutch-2017': (tournament, round) => dutch2017(tournament, round, initialColourOf(tournament), limit),
  'fide-dutch-2026': (tournament, round) => dutch2026(tournament, round, initialColourOf(tournament), limit),
  'fide-dubov-2026': (tournament, round) => dubovByTheBook(fideDubov2026.prepare(tournament, round), round, limit),
  'fide-burstein-2026': (tournament, round) => bursteinByTheBook(fideBurstein2026.prepare(tournament, round), round, limit),
  'fide-lim-2026': (tournament, round) => limByTheBook(fideLim2026.prepare(tournament, round), round, limit),
  'fide-team-2026': (tournament, round) => {
    const prepared = fideTeam2026.prepare(tournament, round)
    return fideTeamByTheBook(prepared, round, prepared.rules, limit)
  },
  'fide-double-swiss-2026': (tournament, round) => {
    const prepared = fideDoubleSwiss2026.prepare(tournament, round)
    return doubleSwissByTheBook(prepared, round, prepared.rules, limit)
  },
  cfc: cfcByTheBook,
  'cfc-team': (tournament, round) => {
    const answer = cfcByTheBook(teamsAsPlayers(tournament), round)
    return answer.kind === 'too-large' ? answer : { ...answer, rulebook: 'cfc-team' }
  },
  ssm: (tournament, round) => ssmByTheBook(tournament, round),
}
