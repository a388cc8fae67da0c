import { err, ok, type Points, parsePoints, type Result, type ScoringSystem, standardScoring } from '@zug/engine/model'
import { atRate, type SimulationSettings } from '@zug/engine/simulation'
import type { OwnIssue } from '../issue-lines.ts'

/** What a configuration file of the generators of JaVaFo and bbpPairings sets; the rest stays random. */
export type RtgConfiguration = { readonly settings: Partial<SimulationSettings>; readonly seed: string | null }

/** JaVaFo 2 counts rates in thousandths, JaVaFo 1.4 and bbpPairings as one in so many; a key that only one of them has tells which is meant. */
export type RateUnit = 'per-mille' | 'one-in'
const onlyPerMille = /^(QuickgameRate|ZPBRate|HPBRate|FPBRate|Groups|Separator|(WW|BW|WD|BD|WL|BL|ZPB|HPB|FPB|PAB|FW|FL)Points)$/i
const onlyOneIn = /^(DrawPercentage|RetiredRate|HalfPointBy[et]*Rate|PointsFor\w+|Accelerated)$/i

type ConfigurationFault = OwnIssue<'config-line' | 'config-key' | 'config-value'>

type Line = { readonly key: string; readonly value: string; readonly line: number }

/** A property file: `Name=value` a line, blank lines and lines that begin with # say nothing. */
export const parseRtgConfiguration = (text: string, usualUnit: RateUnit): Result<RtgConfiguration, ConfigurationFault[]> => {
  const lines = text.split(/\r\n|\r|\n/).flatMap((raw, index): readonly (Line | ConfigurationFault)[] => {
    const trimmed = raw.replace(/^\uFEFF/, '').trim()
    if (trimmed === '' || /^[#!]/.test(trimmed)) return []
    const match = /^(\w+)\s*[=:]\s*(\S+)$/.exec(trimmed)
    return [
      match === null
        ? issue(index + 1, 'config-line', `"${trimmed}" is not of the form Name=value.`)
        : { key: match[1]!, value: match[2]!, line: index + 1 },
    ]
  })
  const read = lines.filter((line): line is Line => 'key' in line)
  const issues = lines.filter((line): line is ConfigurationFault => 'code' in line)
  const unit: RateUnit = read.some(({ key }) => onlyPerMille.test(key))
    ? 'per-mille'
    : read.some(({ key }) => onlyOneIn.test(key))
      ? 'one-in'
      : usualUnit
  let settings: Partial<SimulationSettings> = {}
  let scoring: Partial<ScoringSystem> = {}
  let seed: string | null = null
  const rounds = Number(read.find(({ key }) => /^RoundsNumber$/i.test(key))?.value ?? 10)
  // A property file has no order: what is said of all wins goes before what is said of the bye.
  const general = ({ key }: Line): number => (/^PointsFor(Win|Draw|Loss)$/i.test(key) ? 0 : 1)
  for (const { key, value, line } of read.toSorted((a, b) => general(a) - general(b))) {
    const number = /^\d{1,19}(\.\d+)?$/.test(value) ? Number(value) : null
    const name = key.toLowerCase()
    const points = own(pointsKeys, name)
    if (points !== undefined) {
      const worth = parsePoints(value)
      if (worth === null) issues.push(issue(line, 'config-value', `${key} needs points such as 1.0, not "${value}".`))
      else scoring = { ...scoring, ...points(worth) }
      continue
    }
    const key_ = own(keys, name)
    if (name === 'firstseed') seed = value
    else if (key_ === undefined) issues.push(issue(line, 'config-key', `${key} is not a property of a generator.`))
    else if (number === null) issues.push(issue(line, 'config-value', `${key} needs a number, not "${value}".`))
    else if (!isWithin(name, number))
      issues.push(issue(line, 'config-value', `${key} needs ${rangeText(limits[name] ?? anyRate)}, not "${value}".`))
    else settings = { ...settings, ...key_(number, unit, rounds) }
  }
  const { lowestRating, highestRating } = settings
  if (lowestRating !== undefined && highestRating !== undefined && lowestRating.low > highestRating.low) {
    const line = read.find(({ key }) => /^LowestRating$/i.test(key))?.line ?? 1
    issues.push(issue(line, 'config-value', `LowestRating ${lowestRating.low} is above HighestRating ${highestRating.low}.`))
  }
  if (issues.length > 0) return err(issues)
  return ok({ settings: Object.keys(scoring).length === 0 ? settings : { ...settings, scoring: { ...standardScoring, ...scoring } }, seed })
}

/** Only what a table itself has: `constructor` is no property of a generator. */
const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined)

const issue = (line: number, code: ConfigurationFault['code'], message: string): ConfigurationFault => ({
  code,
  message,
  severity: 'error',
  line,
  column: 1,
})

type Range = { readonly low: number; readonly high: number; readonly whole: boolean }

/** What a file of a tournament can hold, as the options of `zug generate` have it. */
const limits: Readonly<Record<string, Range>> = {
  playersnumber: { low: 2, high: 9999, whole: true },
  roundsnumber: { low: 1, high: 99, whole: true },
  highestrating: { low: 1, high: 3500, whole: true },
  lowestrating: { low: 1, high: 3500, whole: true },
  drawpercentage: { low: 0, high: 100, whole: false },
}
const anyRate: Range = { low: 0, high: Number.MAX_VALUE, whole: false }

const isWithin = (name: string, number: number): boolean => {
  const { low, high, whole } = limits[name] ?? anyRate
  return number >= low && number <= high && (!whole || Number.isInteger(number))
}

const rangeText = ({ low, high, whole }: Range): string => `a ${whole ? 'whole ' : ''}number from ${low} to ${high}`

const percent = (rate: number, unit: RateUnit): number => Math.min(100, unit === 'per-mille' ? rate / 10 : rate === 0 ? 0 : 100 / rate)
const exactly = (value: number) => ({ low: value, high: value })

const keys: Readonly<Record<string, (value: number, unit: RateUnit, rounds: number) => Partial<SimulationSettings>>> = {
  playersnumber: (value) => ({ players: exactly(value) }),
  roundsnumber: (value) => ({ rounds: exactly(value) }),
  drawpercentage: (value) => ({ draws: atRate(value) }),
  forfeitrate: (value, unit) => ({ forfeits: atRate(percent(value, unit)) }),
  quickgamerate: (value, unit) => ({ quickGames: atRate(percent(value, unit)) }),
  zpbrate: (value, unit) => ({ zeroPointByes: atRate(percent(value, unit)) }),
  hpbrate: (value, unit) => ({ halfPointByes: atRate(percent(value, unit)) }),
  fpbrate: (value, unit) => ({ fullPointByes: atRate(percent(value, unit)) }),
  halfpointbyerate: (value) => ({ halfPointByes: atRate(percent(value, 'one-in')) }),
  halfpointbyterate: (value) => ({ halfPointByes: atRate(percent(value, 'one-in')) }),
  // One in so many rounds of a player sees a withdrawal.
  retiredrate: (value, _, rounds) => ({ withdrawals: atRate(Math.min(100, percent(value, 'one-in') * rounds)) }),
  highestrating: (value) => ({ highestRating: exactly(value) }),
  lowestrating: (value) => ({ lowestRating: exactly(value) }),
  groups: () => ({ ratingShape: 'normal' }),
  separator: () => ({ ratingShape: 'normal' }),
  accelerated: (value) => ({ acceleration: value === 0 ? 'none' : 'baku' }),
}

const pointsKeys: Readonly<Record<string, (points: Points) => Partial<ScoringSystem>>> = {
  wwpoints: (winWhite) => ({ winWhite }),
  bwpoints: (winBlack) => ({ winBlack }),
  wdpoints: (drawWhite) => ({ drawWhite }),
  bdpoints: (drawBlack) => ({ drawBlack }),
  wlpoints: (lossWhite) => ({ lossWhite }),
  blpoints: (lossBlack) => ({ lossBlack }),
  zpbpoints: (zeroPointBye) => ({ zeroPointBye }),
  hpbpoints: (halfPointBye) => ({ halfPointBye }),
  fpbpoints: (fullPointBye) => ({ fullPointBye }),
  pabpoints: (pairingAllocatedBye) => ({ pairingAllocatedBye }),
  fwpoints: (forfeitWin) => ({ forfeitWin }),
  flpoints: (forfeitLoss) => ({ forfeitLoss }),
  pointsforwin: (win) => ({ winWhite: win, winBlack: win, forfeitWin: win, fullPointBye: win, pairingAllocatedBye: win }),
  pointsfordraw: (draw) => ({ drawWhite: draw, drawBlack: draw, halfPointBye: draw }),
  pointsforloss: (loss) => ({ lossWhite: loss, lossBlack: loss }),
  pointsforzpb: (zeroPointBye) => ({ zeroPointBye }),
  pointsforforfeitloss: (forfeitLoss) => ({ forfeitLoss }),
  pointsforpab: (pairingAllocatedBye) => ({ pairingAllocatedBye }),
}
