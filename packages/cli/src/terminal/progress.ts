type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>

export type Progress = { readonly advance: (note: string) => void; readonly clear: () => void }

const silent: Progress = { advance: () => {}, clear: () => {} }
const barWidth = 24
/** Redrawing more often than an eye can follow only slows the work down. */
const interval = 100

/** A bar on a terminal's stderr, nothing anywhere else, so that pipes and logs stay clean. `clear` wipes it before other output. */
export const startProgress = (total: number, screen: Screen = process.stderr, now: () => number = Date.now): Progress => {
  if (!screen.isTTY || total < 2) return silent
  let done = 0
  let drawnAt = Number.NEGATIVE_INFINITY
  let visible = false
  return {
    advance(note) {
      done++
      if (now() - drawnAt < interval && done < total) return
      drawnAt = now()
      visible = true
      const filled = Math.round((barWidth * done) / total)
      const line = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${done}/${total} ${note}`
      screen.write(`\r\u001b[K${line.slice(0, (screen.columns || 80) - 1)}`)
    },
    clear() {
      if (visible) screen.write('\r\u001b[K')
      visible = false
    },
  }
}
