import { cfc } from './cfc/index.ts'
import { cfcTeam } from './cfc-team/index.ts'
import { fideBurstein2026 } from './fide-burstein-2026/index.ts'
import { fideDoubleSwiss2026 } from './fide-double-swiss-2026/index.ts'
import { fideDubov2026 } from './fide-dubov-2026/index.ts'
import { fideDutch1998 } from './fide-dutch-1998/index.ts'
import { fideDutch2012 } from './fide-dutch-2012/index.ts'
import { fideDutch2017 } from './fide-dutch-2017/index.ts'
import { fideDutch2026 } from './fide-dutch-2026/index.ts'
import { fideLim2026 } from './fide-lim-2026/index.ts'
import { fideTeam2026 } from './fide-team-2026/index.ts'
import { roundRobin } from './round-robin/index.ts'
import { ssm } from './ssm/index.ts'

/** The table of rulebooks, oldest edition first within a family. A line here, in the table of descriptions and in that of referees make a folder a rulebook of the engine. */
export const rulebooks = {
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
