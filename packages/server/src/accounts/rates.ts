import type { ServerConfig } from '../config.ts'
import { actorOf, type Principal } from './principal.ts'
import { createBuckets } from './throttle.ts'

/** How often somebody may change something: an account, a link, or an address. A player has one result to report, and every report is kept for good. */
export const createChangeRates = (
  { writesPerMinute, reportsPerMinute }: Pick<ServerConfig, 'writesPerMinute' | 'reportsPerMinute'>,
  now: () => number,
): ((principal: Principal, address: string) => boolean) => {
  const writes = createBuckets(writesPerMinute, now)
  const reports = createBuckets(Math.min(reportsPerMinute, writesPerMinute), now)
  return (principal, address) => {
    if (principal.kind === 'nobody') return writes.take(address)
    return (principal.kind === 'board' ? reports : writes).take(actorOf(principal))
  }
}
