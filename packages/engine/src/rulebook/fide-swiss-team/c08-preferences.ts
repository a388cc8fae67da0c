import type { Pair } from './competitor.ts'

/** C.04.6 C8: one of two who prefer the same colour goes without; all others have what they prefer (4.3.2, 4.3.3). */
export const preferencesDenied = ({ top, bottom }: Pair): number =>
  top.preference !== null && top.preference.colour === bottom.preference?.colour ? 1 : 0
