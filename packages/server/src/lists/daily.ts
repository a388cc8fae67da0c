import { withFetched } from './fetch-list.ts'
import { ListError } from './list-issue.ts'
import type { ListInfo, RatingLists } from './port.ts'
import { runImport } from './run-import.ts'

const hour = 60 * 60_000

/** A list is fetched when it is so old: a day, less the time that it takes. */
const old = 23 * hour

type Daily = {
  readonly place: string
  readonly addresses: readonly string[]
  readonly lists: Pick<RatingLists, 'lists'>
  readonly now: () => Date
  readonly took: (info: ListInfo, address: string) => void
  /** What is there stays. */
  readonly failed: (error: unknown, address: string) => void
  readonly take?: typeof runImport
}

/**
 * Lists that the operator named are fetched when the desk starts and the one that is there is older than a day, and every day after that; after a fault again in an hour.
 * National lists keep the columns of the list of their name, so only FIDE's needs no word.
 */
export const fetchDaily = (daily: Daily): { readonly round: () => Promise<void>; readonly close: () => Promise<void> } => {
  const end = new AbortController()
  let going: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    for (const address of daily.addresses) {
      if (end.signal.aborted || !(await isOld(daily, address))) continue
      try {
        daily.took(await fetched(daily, address, end.signal), address)
      } catch (error) {
        const busy = error instanceof ListError && (error.issue.code === 'list-busy' || error.issue.code === 'list-stopped')
        if (!busy) daily.failed(error, address)
      }
    }
  }
  const inTurn = (): Promise<void> => {
    going = going.then(round)
    return going
  }
  const again = setInterval(() => void inTurn(), hour)
  again.unref()
  return {
    round: inTurn,
    close: async () => {
      clearInterval(again)
      end.abort()
      await going
    },
  }
}

const fileOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? ''

const isOld = async ({ lists, now }: Daily, address: string): Promise<boolean> => {
  const known = (await lists.lists()).find(({ source }) => source === fileOf(address))
  return known === undefined || now().getTime() - Date.parse(known.importedAt) >= old
}

const fetched = ({ place, now, take = runImport }: Daily, address: string, signal: AbortSignal): Promise<ListInfo> =>
  withFetched(
    address,
    ({ path, file }) =>
      take(place, { path, file, name: null, month: null, mapping: null, smaller: false, now: now().toISOString() }, { signal }),
    signal,
  )
