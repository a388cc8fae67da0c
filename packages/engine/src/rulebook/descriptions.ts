import { description as cfc } from './cfc/description.ts'
import { description as cfcTeam } from './cfc-team/description.ts'
import { description as fideBurstein2026 } from './fide-burstein-2026/description.ts'
import { description as fideDoubleSwiss2026 } from './fide-double-swiss-2026/description.ts'
import { description as fideDubov2026 } from './fide-dubov-2026/description.ts'
import { description as fideDutch1998 } from './fide-dutch-1998/description.ts'
import { description as fideDutch2012 } from './fide-dutch-2012/description.ts'
import { description as fideDutch2017 } from './fide-dutch-2017/description.ts'
import { description as fideDutch2026 } from './fide-dutch-2026/description.ts'
import { description as fideLim2026 } from './fide-lim-2026/description.ts'
import { description as fideTeam2026 } from './fide-team-2026/description.ts'
import { description as roundRobin } from './round-robin/description.ts'
import { description as ssm } from './ssm/description.ts'

/** What each rulebook of the table says of itself, in its order: for whoever pairs nothing. */
export const descriptions = {
  'fide-dutch-1998': fideDutch1998,
  'fide-dutch-2012': fideDutch2012,
  'fide-dutch-2017': fideDutch2017,
  'fide-dutch-2026': fideDutch2026,
  'fide-dubov-2026': fideDubov2026,
  'fide-burstein-2026': fideBurstein2026,
  'fide-lim-2026': fideLim2026,
  'fide-team-2026': fideTeam2026,
  'fide-double-swiss-2026': fideDoubleSwiss2026,
  cfc,
  'cfc-team': cfcTeam,
  'round-robin': roundRobin,
  ssm,
}

/** What an event is paired by that names nothing else: players; teams; and teams from the day on which FIDE's rules for them are in force. */
export const inForce = { players: 'fide-dutch-2026', teams: 'cfc-team', teamsByFide: 'fide-team-2026' } as const
