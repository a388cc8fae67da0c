import type { Competitor } from '../../fide-dutch/competitor.ts'
import type { Requirement, RequirementName } from './requirement.ts'

const samePreference = (a: Competitor, b: Competitor): boolean =>
  a.preference.colour !== null && a.preference.colour === b.preference.colour

const isStrong = ({ preference }: Competitor): boolean => preference.strength === 'strong' || preference.strength === 'absolute'

const sameStrongPreference = (a: Competitor, b: Competitor): boolean => samePreference(a, b) && isStrong(a) && isStrong(b)

const pairs = (article: string, name: RequirementName, fails: (a: Competitor, b: Competitor) => boolean): Requirement => ({
  article,
  name,
  ofPair: (higher, lower) => (fails(higher.player, lower.player) ? 1 : 0),
  ofDownfloater: () => 0,
})

/** FIDE Dutch 2012, A.7.d, dropped by C.10.f: in odd rounds a strong preference is treated as an absolute one. */
export const strongAsAbsolute = pairs('C.10.f', 'A7.d', sameStrongPreference)

/** FIDE Dutch 2012, B.4: X of A.8.a and A.11, raised by C.10.e: pairs in which not both get their preference. */
export const preferences = pairs('C.10.e', 'X', samePreference)

/**
 * FIDE Dutch 2012, Z of A.8.b, raised by C.10.e: in even rounds, pairs in which not both get their strong preference. By A.7.e a mild one gives
 * way to whatever colour keeps such pairs few, so it never makes one.
 */
export const strongPreferences = pairs('C.10.e', 'Z', sameStrongPreference)
