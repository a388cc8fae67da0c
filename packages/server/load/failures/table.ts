import { outputOf } from '../table.ts'
import { patience } from './row.ts'
import type { Tried } from './tried.ts'

export const output = outputOf('failures')

export const headings = [
  'What happens',
  'tries',
  'acknowledged',
  'lost',
  'double',
  `every screen right within ${patience} s`,
  'the last one at worst after',
] as const

/** A line of the table. */
export const lineOf = (title: string, { tries, acknowledged, inTime, worst, lost, double }: Tried): readonly string[] => [
  title,
  String(tries),
  acknowledged.toLocaleString('en'),
  String(lost),
  String(double),
  `${inTime} of ${tries}`,
  `${worst.toFixed(1)} s`,
]
