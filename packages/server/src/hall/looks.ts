import type { Receipt } from '@zug/engine/desk'

/** Somebody, or something, that was shown a pairing: a public page, a screen, a phone at a board or of a helper, a sheet for the printer. */
export type Look =
  | { readonly kind: 'page' }
  | { readonly kind: 'screen' | 'sheet'; readonly name: string }
  | { readonly kind: 'phone' | 'helper'; readonly name: string }

export type Looks = {
  readonly pages: number
  readonly screens: readonly string[]
  readonly phones: number
  readonly helpers: number
  readonly sheets: readonly string[]
}

type Counts = { pages: number; readonly named: Readonly<Record<Exclude<Look['kind'], 'page'>, Set<string>>> }

/** Pairings that are remembered, the oldest goes first; and names of each kind. */
const mostPairings = 300
const mostNames = 2000

/**
 * Who has fetched which pairing, as far as this process has noticed since it began: asked when a round is taken back, and decides nothing. Addresses and
 * accounts are not kept: a page is counted, a phone is known by its link.
 */
export const createLooks = (now: () => Date) => {
  const since = now().toISOString()
  const pairings = new Map<string, Counts>()
  const nameOf = (tournament: string, { round, short }: Receipt): string => `${tournament} ${round} ${short}`
  const newCounts = (): Counts => ({ pages: 0, named: { screen: new Set(), sheet: new Set(), phone: new Set(), helper: new Set() } })
  return {
    since,
    /** Without a receipt nothing was shown that could be taken back. */
    note: (tournament: string, receipt: Receipt | undefined, look: Look): void => {
      if (receipt === undefined) return
      const name = nameOf(tournament, receipt)
      const counts = pairings.get(name) ?? newCounts()
      pairings.set(name, counts)
      if (pairings.size > mostPairings) pairings.delete(pairings.keys().next().value!)
      if (look.kind === 'page') counts.pages += 1
      else if (counts.named[look.kind].size < mostNames) counts.named[look.kind].add(look.name)
    },
    of: (tournament: string, receipt: Receipt): Looks => {
      const { pages, named } = pairings.get(nameOf(tournament, receipt)) ?? newCounts()
      return {
        pages,
        screens: [...named.screen],
        phones: named.phone.size,
        helpers: named.helper.size,
        sheets: [...named.sheet],
      }
    },
  }
}

export type LooksOf = ReturnType<typeof createLooks>
