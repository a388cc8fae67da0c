import { engineVersion } from '@zug/engine/desk'
import type { ProcessRole } from '../roles/process-role.ts'

type Labels = Readonly<Record<string, string | number>>
type Kind = 'counter' | 'gauge' | 'histogram'

/** Everything that is counted, and what it is: monitoring shows these lines. */
export const metricKinds = {
  zug_build_info: ['gauge', 'Always 1; version and role are labels.'],
  zug_http_requests_total: ['counter', 'Requests answered, by method and status.'],
  zug_http_request_seconds: ['histogram', 'Seconds from the request to its answer; live streams are not among them.'],
  zug_forwarded_total: ['counter', 'Requests that an edge has passed on to writers, by outcome.'],
  zug_writers_ready: ['gauge', 'Writers that an edge can reach; -1 where that is not asked.'],
  zug_out_of_contact_seconds: ['gauge', 'For how long an edge has not reached the database, or no writer; 0 while it does.'],
  zug_jobs_total: ['counter', 'Pieces of work that a worker has done, by kind and outcome.'],
  zug_jobs_waiting: ['gauge', 'Pieces of work that wait in the queue; -1 where that is not known.'],
  zug_jobs_busy: ['gauge', 'Pieces of work that are being done here.'],
  zug_commands_total: ['counter', 'Commands of desks, helpers and players, by kind and outcome.'],
  zug_live_streams: ['gauge', 'Live pages that are open.'],
  zug_ready: ['gauge', '1 while the desk takes requests, 0 from the moment it is asked to end.'],
  zug_backup_age_seconds: ['gauge', 'Age of the newest backup after a round; -1 where there is none.'],
  zug_segments_lag_seconds: ['gauge', 'For how long something has been written that the segments do not have; -1 where there are none.'],
  zug_databases_away: ['gauge', 'Databases of tournaments that could not be reached when they were last asked.'],
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
export const createMetrics = (role: ProcessRole = 'all') => {
  const counters = new Map<MetricName, Map<string, number>>()
  const gauges = new Map<MetricName, () => number>()
  const seconds = { buckets: bounds.map(() => 0), sum: 0, count: 0 }
  const labelled = (labels: Labels): string => {
    const inner = Object.entries(labels).map(([key, value]) => `${key}="${String(value).replace(/[\\"\n]/g, '_')}"`)
    return inner.length === 0 ? '' : `{${inner.join(',')}}`
  }
  const valuesOf = (name: MetricName): readonly string[] => {
    if (name === 'zug_build_info') return [`${name}${labelled({ version: engineVersion, role })} 1`]
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
