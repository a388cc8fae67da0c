import { pairableAmong, spared } from '../../pairable-among.ts'
import { mayMeet } from '../c01-no-rematch.ts'
import type { Competitor } from '../competitor.ts'

/** C3: can these be paired among themselves under C1? And each of an odd number without whom the others can. */
export const { canBePaired, sparable } = pairableAmong<Competitor>(mayMeet)

/** Each of those below who can be the only upfloater: the residents can then be paired, and so can the rest. */
export const singleUpfloaters = (residents: readonly Competitor[], below: readonly Competitor[]): readonly Competitor[] => {
  const free = sparable(residents)
  return free.length === 0 ? [] : sparable(below).filter((one) => free.some((other) => mayMeet(one, other)))
}

/**
 * C6, of a scoregroup from which one goes up: each without whom its bracket does with as few upfloaters as its number allows. Where an odd number is left that is one from
 * below, anyone without whom those can be paired: a further place stands for it.
 */
export const sparableFrom = (group: readonly Competitor[], below: readonly Competitor[]): readonly Competitor[] => {
  if (group.length % 2 === 1) return canBePaired(below) ? sparable(group) : []
  const free = sparable(below)
  const mayMeetOne = group.map((one) => free.some((other) => mayMeet(one, other)))
  const place = group.length
  return spared(group, place + 1, (i, j) => (i === place ? mayMeetOne[j]! : j === place ? mayMeetOne[i]! : mayMeet(group[i]!, group[j]!)))
}
