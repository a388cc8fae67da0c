import { statfsSync, statSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { newestBackup } from '../backups/after-round.ts'
import type { ServerConfig } from '../config.ts'
import { parsePlace } from '../storage/place.ts'
import type { Metrics } from './metrics.ts'

const orNone = (read: () => number): number => {
  try {
    return read()
  } catch {
    return -1
  }
}

/** How the process and its disk are, read when somebody asks. */
export const measureProcess = (metrics: Metrics, { place, backupFolder }: ServerConfig): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const parsed = parsePlace(place)
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss())
  metrics.gauge('process_uptime_seconds', () => Math.round(process.uptime()))
  metrics.gauge('process_cpu_seconds_total', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.gauge('nodejs_eventloop_delay_p99_seconds', () => {
    const late = delay.percentile(99) / 1e9
    delay.reset()
    return late
  })
  metrics.gauge('zug_backup_age_seconds', () =>
    orNone(() => {
      const newest = backupFolder ? newestBackup(backupFolder) : null
      return newest === null ? -1 : Math.max(0, Math.round((Date.now() - statSync(newest).mtimeMs) / 1000))
    }),
  )
  metrics.gauge('zug_disk_free_bytes', () =>
    orNone(() => {
      if (parsed.kind !== 'sqlite') return -1
      const { bavail, bsize } = statfsSync(parsed.folder)
      return bavail * bsize
    }),
  )
}
