import { clockRows } from './clocks.ts'
import { diskRows } from './disks.ts'
import { fileRows } from './files.ts'
import { killRows } from './kills.ts'
import { postgresRows } from './postgres.ts'
import type { Row } from './row.ts'
import { sharedRows } from './shared.ts'

export const rows: readonly Row[] = [...killRows, ...postgresRows, ...diskRows, ...clockRows, ...fileRows, ...sharedRows]
