import { outputOf, tableOf } from '../table.ts'
import type { Read } from './cached.ts'
import type { Evening, Size } from './evening.ts'
import { quantile } from './report.ts'
import type { Step } from './slope.ts'

export const output = outputOf('season')

export type Season = {
  readonly size: Size
  readonly evening: Evening
  readonly direct: Read
  readonly cached: Read
  /** Of the same pages at the addresses of one state. */
  readonly versions: Read
  readonly steps: readonly Step[]
  readonly load: readonly [before: number, after: number]
}

/** The lines of the table, in order; a test compares them with the page. */
export const titles = {
  results: 'results entered, of those sent',
  commands: 'a command, from sending to its answer',
  heard: 'a result, from sending to a live connection',
  pages: 'a result, from sending to the page of a screen, through the cache',
  updates: 'updates that arrived, of those due; gaps and doubles',
  memory: 'memory of an edge for each live connection',
  hits: 'pages that the cache answered: usual addresses, addresses of one state',
  cache: 'pages a second through the cache, against edges directly',
  slopeCommands: 'commands a second with 1, 2, 3, 4 processes, as multiples of one',
  slopePages: 'pages a second with 1, 2, 3, 4 processes without a cache, as multiples of one',
} as const

const milliseconds = (numbers: readonly number[]): string =>
  `p50 ${Math.round(quantile(numbers, 0.5))} ms, p99 ${Math.round(quantile(numbers, 0.99))} ms`
const whole = (value: number): string => Math.round(value).toLocaleString('en')
const share = (value: number): string => `${(100 * value).toFixed(1)} %`

export const seasonTable = ({ size, evening, direct, cached, versions, steps, load }: Season): string => {
  const [first] = steps
  const slope = (of: (step: Step) => number): string => steps.map((step) => (of(step) / of(first!)).toFixed(2)).join(', ')
  const lines: readonly (readonly [string, string])[] = [
    [titles.results, `${whole(evening.entered)} of ${whole(evening.asked)}`],
    [titles.commands, milliseconds(evening.answers)],
    [titles.heard, milliseconds(evening.heard)],
    [titles.pages, milliseconds(evening.shown)],
    [titles.updates, `${whole(evening.heard.length)} of ${whole(evening.expected)}; ${evening.faults.length}`],
    [titles.memory, `${(evening.perConnection / 1024).toFixed(0)} KB`],
    [titles.hits, `${share(cached.hits)}, ${share(versions.hits)}`],
    [titles.cache, `${(cached.perSecond / direct.perSecond).toFixed(1)} times`],
    ...(first === undefined
      ? []
      : ([
          [titles.slopeCommands, slope(({ commands }) => commands)],
          [titles.slopePages, slope(({ pages }) => pages)],
        ] as const)),
  ]
  const said = [
    `${whole(size.events)} events, ${whole(size.connections)} live connections, ${whole(size.perSecond)} results a second for ${size.seconds} s,`,
    `${whole(size.screens)} screens. Load average ${load[0].toFixed(1)} when it began, ${load[1].toFixed(1)} when it ended.`,
  ].join(' ')
  return `${tableOf(['Of one run', ''], lines)}\n\n${said}`
}
