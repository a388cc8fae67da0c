import { boardLinksOf } from '../../accounts/links.ts'
import type { ServerContext } from '../../context.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'

/** Addresses to report a result with, by place in the round, for either player. */
export type BoardLinks = ReadonlyMap<number, { readonly white: string; readonly black: string }>

/** The links a round has; null when they have to be made first. Looking at a page makes none. */
export const linksOfRound = (context: ServerContext, open: OpenTournament, round: number, base: string): BoardLinks | null => {
  const sides = boardLinksOf(context, open, round)
  const links = new Map<number, { readonly white: string; readonly black: string }>()
  for (let board = 0; board * 2 < sides.length; board++) {
    const [white, black] = [sides[board * 2], sides[board * 2 + 1]]
    if (white == null || black == null) return null
    links.set(board, { white: `${base}/b/${white.secret}`, black: `${base}/b/${black.secret}` })
  }
  return links
}

/** A round with its evening and an adjournment; the same that the API gives. */
export const hoursOfLinks = 12
