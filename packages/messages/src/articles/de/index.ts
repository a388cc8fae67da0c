import type { ArticleTitles } from '../titles.ts'
import { bakuAcceleration } from './baku-acceleration.ts'
import { cfc } from './cfc.ts'
import { cfcTeam } from './cfc-team.ts'
import { fideBurstein2026 } from './fide-burstein-2026.ts'
import { fideC07 } from './fide-c07.ts'
import { fideDoubleSwiss2026 } from './fide-double-swiss-2026.ts'
import { fideDubov2026 } from './fide-dubov-2026.ts'
import { fideDutch1998 } from './fide-dutch-1998.ts'
import { fideDutch2012 } from './fide-dutch-2012.ts'
import { fideDutch2017 } from './fide-dutch-2017.ts'
import { fideDutch2026 } from './fide-dutch-2026.ts'
import { fideLim2026 } from './fide-lim-2026.ts'
import { fideTeam2026 } from './fide-team-2026.ts'
import { roundRobin } from './round-robin.ts'
import { ssm } from './ssm.ts'

/** German, in the words of the explanations: Punktgruppe (scoregroup), Gruppe (bracket), Abwärtsfloater, Farbanspruch, Freilos, Spitzenspieler. */
export const de: ArticleTitles = {
  'fide-dutch-1998': fideDutch1998,
  'fide-dutch-2012': fideDutch2012,
  'fide-dutch-2017': fideDutch2017,
  'fide-dutch-2026': fideDutch2026,
  'fide-team-2026': fideTeam2026,
  'fide-double-swiss-2026': fideDoubleSwiss2026,
  'fide-dubov-2026': fideDubov2026,
  'fide-burstein-2026': fideBurstein2026,
  'fide-lim-2026': fideLim2026,
  'baku-acceleration': bakuAcceleration,
  cfc,
  'cfc-team': cfcTeam,
  'round-robin': roundRobin,
  ssm,
  'fide-c07': fideC07,
}
