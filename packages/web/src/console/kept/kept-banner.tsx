import { useSyncExternalStore } from 'react'
import { queryClient } from '../api/queries.ts'
import { useDates } from '../words/dates.ts'
import { useWords } from '../words/language.tsx'
import { oldestShown } from './kept.ts'
import { isKept } from './state.ts'
import './kept-banner.css'

/** Over every page while it shows what the device has kept: it is as old as the oldest part of it. */
export const KeptBanner = () => (isKept() ? <Banner /> : null)

const cache = queryClient.getQueryCache()
const subscribe = (changed: () => void): (() => void) => cache.subscribe(changed)

const Banner = () => {
  const { kept } = useWords('shell')
  const dates = useDates()
  const at = useSyncExternalStore(subscribe, () => oldestShown(queryClient))
  const moment = Number.isFinite(at) ? new Date(at).toISOString() : ''
  return (
    <p className="kept-banner" role="status" data-kept={moment}>
      {kept(moment === '' ? '' : `${dates.day(moment)}, ${dates.time(moment)}`)}
    </p>
  )
}
