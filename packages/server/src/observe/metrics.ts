import { engineVersion } from '@zug/engine/desk'

type Labels = Readonly<Record<string, string | number>>
type Kind = 'counter' | 'gauge' | 'histogram'

/** Everything that is counted, and what it is: monitoring shows these lines. */
export const metricKinds = {
  zug_build_info: ['gauge', 'Always 1; the version is a label.'],
  zug_http_requests_total: ['counter', 'Requests answered, by method and status.'],
  zug_http_request_seconds: ['histogram', 'Seconds from the request to its answer; live streams are not among them.'],
  zug_commands_total: ['counter', 'Commands of desks, helpers and players, by kind and outcome.'],
  zug_live_streams: ['gauge', 'Live pages that are open.'],
  zug_ready: ['gauge', '1 while the desk takes requests, 0 from the moment it is asked to end.'],
  zug_backup_age_seconds: ['gauge', 'Age of the newest backup after a round; -1 where there is none.'],
  zug_disk_free_bytes: ['gauge', 'Room on the disk of the data folder; -1 where the data is elsewhere.'],
  process_resident_memory_bytes: ['gauge', 'Memory of the process.'],
  process_uptime_seconds: ['gauge', 'Seconds since the start.'],
  process_cpu_seconds_total: ['counter', 'Processor time, of user and system.'],
  nodejs_eventloop_delay_p99_seconds: ['gauge', 'How late the process comes to its work, 99th percentile since the last look.'],
} as const satisfies Readonly<Record<string, readonly [Kind, string]>>
export type MetricName = keyof typeof metricKinds

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counters in the text format that monitoring reads. */
export const createMetrics = () => {
  const counters = new Map<MetricName, Map<string, number>>()
  const gauges = new Map<MetricName, () => number>()
  const seconds = { buckets: bounds.map(() => 0), sum: 0, count: 0 }
  const labelled = (labels: Labels): string => {
    const inner = Object.entries(labels).map(([key, value]) => `${key}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    return inner.length === 0 ? '' : `{${inner.join(',')}}`
  }
  const valuesOf = (name: MetricName): readonly string[] => {
    if (name === 'zug_build_info') return [`${name}${labelled({ version: engineVersion })} 1`]
    if (name === 'zug_http_request_seconds')
      return [
        ...bounds.map((bound, at) => `${name}_bucket{le="${bound}"} ${seconds.buckets[at]}`),
        `${name}_bucket{le="+Inf"} ${seconds.count}`,
        `${name}_sum ${seconds.sum}`,
        `${name}_count ${seconds.count}`,
      ]
    const read = gauges.get(name)
    if (read !== undefined) return [`${name} ${read()}`]
    return [...(counters.get(name) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`).sort()
  }
  return {
    count: (name: MetricName, labels: Labels = {}, by = 1): void => {
      const of = counters.get(name) ?? new Map<string, number>()
      counters.set(name, of)
      const key = labelled(labels)
      of.set(key, (of.get(key) ?? 0) + by)
    },
    gauge: (name: MetricName, read: () => number): void => {
      gauges.set(name, read)
    },
    took: (time: number): void => {
      seconds.count += 1
      seconds.sum += time
      for (const [at, bound] of bounds.entries()) if (time <= bound) seconds.buckets[at]! += 1
    },
    text: (): string =>
      (Object.entries(metricKinds) as [MetricName, readonly [Kind, string]][])
        .flatMap(([name, [kind, help]]) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...valuesOf(name)])
        .concat('')
        .join('\n'),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
