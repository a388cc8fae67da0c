import { randomUUID } from 'node:crypto'
import type { Bus } from '../bus/port.ts'

/** Who was shown a pairing, and how many. */
export type Looks = {
  readonly pages: number
  readonly screens: readonly string[]
  readonly phones: number
  readonly helpers: number
  readonly sheets: readonly string[]
}

/** Milliseconds: what was noticed is told together, and the latest again and again, for those who did not listen. */
const usual = { gather: 1000, again: 20_000 }
/** Pairings that are told again. */
const latest = 20
/** A message has so much room; whoever is left out of it is left out of the names, not of the numbers. */
const mostNames = 40
const mostPairings = 300

type Told = Looks & { readonly pairing: string }
type Message = Told & { readonly v: 1; readonly kind: 'looks'; readonly process: string }

const messageIn = (text: string): Message | null => {
  try {
    const said = JSON.parse(text) as Partial<Message> | null
    const sound =
      typeof said?.pairing === 'string' && typeof said.pages === 'number' && Array.isArray(said.screens) && Array.isArray(said.sheets)
    return said?.v === 1 && said.kind === 'looks' && typeof said.process === 'string' && sound ? (said as Message) : null
  } catch {
    return null
  }
}

/** What other processes on the same database have shown: a writer is asked, and edges have the pages. A message that is lost makes the numbers too small for a while. */
export const openLooksElsewhere = async (bus: Bus, own: (pairing: string) => Looks, { gather, again } = usual) => {
  const process = randomUUID()
  const others = new Map<string, Map<string, Looks>>()
  const noted = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  const tell = (pairing: string): void => {
    const { screens, sheets, ...counts } = own(pairing)
    const names = { screens: screens.slice(0, mostNames), sheets: sheets.slice(0, mostNames) }
    const message: Message = { v: 1, kind: 'looks', process, pairing, ...counts, ...names }
    bus.tell(JSON.stringify(message)).catch(() => {})
  }
  const waiting = new Set<string>()
  const tellNoted = (): void => {
    timer = null
    for (const pairing of waiting) tell(pairing)
    waiting.clear()
  }
  const repeat = setInterval(() => {
    for (const pairing of [...noted].slice(-latest)) tell(pairing)
  }, again)
  repeat.unref()
  const leave = await bus.hear((text) => {
    const message = messageIn(text)
    if (message === null || message.process === process) return
    const { pairing, pages, screens, phones, helpers, sheets } = message
    const known = others.get(pairing) ?? new Map<string, Looks>()
    others.set(pairing, known.set(message.process, { pages, screens, phones, helpers, sheets }))
    if (others.size > mostPairings) others.delete(others.keys().next().value!)
  })
  return {
    noted: (pairing: string): void => {
      noted.delete(pairing)
      noted.add(pairing)
      if (noted.size > latest) noted.delete(noted.keys().next().value!)
      waiting.add(pairing)
      if (timer !== null) return
      timer = setTimeout(tellNoted, gather)
      timer.unref()
    },
    of: (pairing: string): readonly Looks[] => [...(others.get(pairing)?.values() ?? [])],
    close: async (): Promise<void> => {
      clearInterval(repeat)
      if (timer !== null) clearTimeout(timer)
      await leave()
    },
  }
}
