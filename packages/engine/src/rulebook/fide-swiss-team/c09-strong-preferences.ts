import type { Pair } from './competitor.ts'

/** C.04.6 C9: one of two who strongly prefer the same colour goes without; a strong preference goes before a mild one (4.3.4). Of type A C8 says the same. */
export const strongPreferencesDenied = ({ top, bottom }: Pair): number =>
  top.preference?.strength === 'strong' && bottom.preference?.strength === 'strong' && top.preference.colour === bottom.preference.colour
    ? 1
    : 0
