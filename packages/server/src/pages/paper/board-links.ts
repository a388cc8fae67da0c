import type { ServerContext } from '../../context.ts'
import type { OpenTournament } from '../../tournaments/desk-store.ts'

/** Addresses to report a result with, by place in the round; one for either player. */
export type BoardLinks = ReadonlyMap<number, { readonly white: string; readonly black: string }>

/** null: the round has no links for players. */
export const boardLinksOf = async (
  _context: ServerContext,
  _tournament: OpenTournament,
  _round: number,
  _origin: string,
): Promise<BoardLinks | null> => null
