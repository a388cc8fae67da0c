import type { System } from '../fide-swiss-team/system.ts'
import { colours } from './colours.ts'
import { criteria } from './criteria.ts'

/** C.04.6 in the terms of the common procedure. */
export const system: System = { criteria, colours, roundsSpared: 2 }
