/** What an edge knows of the desk behind it. */
export type Contact = {
  /** The last moment at which database and writers could be reached; null while they can. */
  readonly asOf: () => string | null
  readonly onChange: (listener: () => void) => () => void
  readonly close: () => void
}

/** For whoever is the desk itself. */
export const alwaysInContact: Contact = { asOf: () => null, onChange: () => () => {}, close: () => {} }

/** Milliseconds: how often it is looked, how long an answer may take, and how long nothing is said of a silence: a database is restarted in a second or two. */
export type Looking = { readonly every: number; readonly patience: number; readonly quiet: number }
const usual: Looking = { every: 1000, patience: 2000, quiet: 2500 }

const inTime = async (asked: Promise<unknown>, patience: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const answered = asked.then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Looks whether the database answers, and whether there is a writer, and remembers when both were last so. */
export const watchContact = (
  storage: { readonly position: () => Promise<unknown> },
  hasWriter: () => boolean,
  now: () => Date,
  { every, patience, quiet }: Looking = usual,
): Contact => {
  const listeners = new Set<() => void>()
  let last = now().toISOString()
  let heard = performance.now()
  let lost = false
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const look = async (): Promise<void> => {
    const began = now().toISOString()
    const reached = (await inTime(storage.position(), patience)) && hasWriter()
    if (closed) return
    if (reached) {
      last = began
      heard = performance.now()
    }
    const away = !reached && performance.now() - heard > quiet
    if (away !== lost) {
      lost = away
      for (const tell of [...listeners]) tell()
    }
    timer = setTimeout(look, every)
    timer.unref()
  }
  void look()
  return {
    asOf: () => (lost ? last : null),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      closed = true
      clearTimeout(timer)
    },
  }
}
