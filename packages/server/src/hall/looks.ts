import type { Receipt } from '@zug/engine/desk'
import type { Bus } from '../bus/port.ts'
import { type Looks, openLooksElsewhere } from './looks-elsewhere.ts'

/** Somebody, or something, that was shown a pairing: a public page, a screen, a phone at a board or of a helper, a sheet for the printer. */
export type Look =
  | { readonly kind: 'page' }
  | { readonly kind: 'screen' | 'sheet'; readonly name: string }
  | { readonly kind: 'phone' | 'helper'; readonly name: string }

type Counts = { pages: number; readonly named: Readonly<Record<Exclude<Look['kind'], 'page'>, Set<string>>> }

/** Pairings that are remembered, the oldest goes first; and names of each kind. */
const mostPairings = 300
const mostNames = 2000

/**
 * Who has fetched which pairing, as far as this process has noticed since it began, and others on the same database have said: asked when a round is taken back, and
 * decides nothing. Addresses and accounts are not kept: a page is counted, a phone is known by its link.
 */
export const createLooks = async (now: () => Date, bus: Bus | null = null) => {
  const since = now().toISOString()
  const pairings = new Map<string, Counts>()
  const nameOf = (tournament: string, { round, short }: Receipt): string => `${tournament} ${round} ${short}`
  const newCounts = (): Counts => ({ pages: 0, named: { screen: new Set(), sheet: new Set(), phone: new Set(), helper: new Set() } })
  const own = (name: string): Looks => {
    const { pages, named } = pairings.get(name) ?? newCounts()
    return {
      pages,
      screens: [...named.screen],
      phones: named.phone.size,
      helpers: named.helper.size,
      sheets: [...named.sheet],
    }
  }
  const elsewhere = bus === null ? null : await openLooksElsewhere(bus, own)
  return {
    since,
    close: async (): Promise<void> => elsewhere?.close(),
    /** Without a receipt nothing was shown that could be taken back. */
    note: (tournament: string, receipt: Receipt | undefined, look: Look): void => {
      if (receipt === undefined) return
      const name = nameOf(tournament, receipt)
      const counts = pairings.get(name) ?? newCounts()
      pairings.set(name, counts)
      if (pairings.size > mostPairings) pairings.delete(pairings.keys().next().value!)
      if (look.kind === 'page') counts.pages += 1
      else if (counts.named[look.kind].size < mostNames) counts.named[look.kind].add(look.name)
      elsewhere?.noted(name)
    },
    of: (tournament: string, receipt: Receipt): Looks => {
      const name = nameOf(tournament, receipt)
      const all = [own(name), ...(elsewhere?.of(name) ?? [])]
      const sum = (of: (looks: Looks) => number): number => all.reduce((total, looks) => total + of(looks), 0)
      return {
        pages: sum(({ pages }) => pages),
        screens: [...new Set(all.flatMap(({ screens }) => screens))],
        // A telephone that came by two processes is counted by both.
        phones: sum(({ phones }) => phones),
        helpers: sum(({ helpers }) => helpers),
        sheets: [...new Set(all.flatMap(({ sheets }) => sheets))],
      }
    },
  }
}

export type LooksOf = Awaited<ReturnType<typeof createLooks>>
