import type { OpenReading } from '../../pairing/open-reading.ts'
import type { CfcSettings, CfcVariation } from './rules.ts'

const announced = (name: CfcVariation, article: string, ours: readonly CfcVariation[] = []): OpenReading<CfcSettings> => ({
  name,
  article,
  ours: { variations: ours },
  other: { variations: [name] },
})

/** CFC 602: "variations other than those listed", which are the other readings of what the handbook leaves open (613.1, 615, 615a, 624.2, 631). */
export const cfcReadings: readonly OpenReading<CfcSettings>[] = [
  announced('613.1b-up', '613.1', ['613.1b']),
  announced('615-laws', '615'),
  announced('615a-bars', '615a'),
  announced('624.2-down', '624.2', ['624.2']),
  announced('631-first', '631'),
  announced('631-rank', '631'),
]
