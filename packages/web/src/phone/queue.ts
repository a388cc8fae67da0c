/** A result that was tapped here and that the desk has not acknowledged. */
export type Waiting = {
  /** Made at the tap: however often it is sent, it takes effect once. */
  readonly key: string
  /** The card it belongs to. */
  readonly card: string
  /** As people read it: "1–0". */
  readonly label: string
  /** Which card, as people read it: "Board 3". */
  readonly name: string
  readonly body: string
}

/** One list for each link, kept where a reload and an empty battery do not reach it. */
const place = `zug ${location.pathname}`

let memory: readonly Waiting[] = []

export const waiting = (): readonly Waiting[] => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '[]') as readonly Waiting[]
  } catch {
    // A browser may refuse storage; then what waits lives as long as the page.
    return memory
  }
}

const write = (list: readonly Waiting[]): void => {
  memory = list
  try {
    if (list.length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(list))
  } catch {
    // As above.
  }
}

/** One for each card: a second tap does not replace the first. */
export const add = (entry: Waiting): boolean => {
  const list = waiting()
  if (list.some(({ card }) => card === entry.card)) return false
  write([...list, entry])
  return true
}

export const remove = (key: string): void => write(waiting().filter((entry) => entry.key !== key))

/** Works without TLS too, as in a hall of its own network. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
