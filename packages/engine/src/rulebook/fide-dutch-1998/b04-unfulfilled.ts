import type { Competitor } from '../fide-dutch/competitor.ts'

/** FIDE Dutch 1998, B.4: does this pair leave a colour preference unfulfilled? */
export const isUnfulfilled = (a: Competitor, b: Competitor): boolean =>
  a.preference.colour !== null && a.preference.colour === b.preference.colour
