import { openScreen } from '../deployment/screen.ts'
import { type FromScreens, now, type ToScreens } from './report.ts'

/** A process of screens: public pages that are open, and follow the pointer through the cache. */
const tell = (message: FromScreens): void => void process.send!(message)

process.on('message', ({ url, shown }: ToScreens) => {
  let ready = 0
  for (const { event, id } of shown) {
    let first = true
    openScreen([url], id, ({ sequence }, cache) => {
      if (first) {
        first = false
        ready += 1
        if (ready === shown.length) tell({ kind: 'ready' })
      }
      tell({ kind: 'shown', event, sequence, at: now(), cache })
    })
  }
})
process.on('disconnect', () => process.exit())
