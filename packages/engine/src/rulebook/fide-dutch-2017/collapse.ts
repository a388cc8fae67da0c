import type { PlayerId, RoundNumber } from '../../model/ids.ts'
import type { RulebookId } from '../../model/rules.ts'
import type { Tournament } from '../../model/tournament.ts'
import { makeBracket, type Pair } from '../fide-dutch/bracket.ts'
import type { Competitor } from '../fide-dutch/competitor.ts'
import { competitorsOf } from '../fide-dutch/competitors.ts'
import { canBeCompleted } from '../fide-dutch/completion.ts'
import { pairBracket } from '../fide-dutch/pair-bracket.ts'
import { scoregroupsOf } from '../fide-dutch/scoregroups.ts'
import { edition } from './edition.ts'
import { nothingBelow, towards } from './pair-brackets.ts'

/** A.9: a bracket whose pairing did not let the round be completed: its place from the top, its pairs, and those that the following bracket would have made of it. */
export type Collapse = { readonly at: number; readonly pairs: readonly (readonly [PlayerId, PlayerId])[] }
/** The round as it was paired, by number of players. */
type Boards = readonly (readonly [number, number])[]

/**
 * FIDE Dutch 2017 A.9: did the completion test fail at this bracket of a round, and what had been paired till then? Null where it did not, or the rulebook has no such
 * test. The brackets above are taken as the boards have them, so that no more than two are paired.
 */
export const collapseIn =
  (rulebook: RulebookId, tournament: Tournament, round: RoundNumber, boards: Boards) =>
  (at: number): Collapse | null => {
    if (rulebook !== edition.id) return null
    const groups = scoregroupsOf(competitorsOf(tournament, round, edition))
    if (at + 1 >= groups.length) return null
    const above = groups.slice(0, at).flat()
    const paired = pairedAmong(above, boards)
    const residents = groups[at]!
    const failed = pairOf(
      above.filter(({ id }) => !paired.has(id)),
      residents,
      groups.slice(at + 1),
    )
    if (canBeCompleted([...failed.downfloaters, ...groups.slice(at + 1).flat()], edition)) return null
    const following = pairOf(failed.downfloaters, groups[at + 1]!, groups.slice(at + 2))
    const idsOf = ({ higher, lower }: Pair): readonly [PlayerId, PlayerId] => [higher.id, lower.id]
    return { at, pairs: [...failed.pairs, ...following.pairs].map(idsOf) }
  }

const pairOf = (movedDown: readonly Competitor[], residents: readonly Competitor[], below: readonly (readonly Competitor[])[]) => {
  const [next] = below
  const ahead = next === undefined ? nothingBelow : towards(next, below.length === 1)
  return pairBracket(makeBracket('normal', movedDown, residents, next === undefined), ahead, edition)
}

const pairedAmong = (players: readonly Competitor[], boards: Boards): ReadonlySet<number> => {
  const ids = new Set<number>(players.map(({ id }) => id))
  return new Set(boards.filter((board) => board.every((id) => ids.has(id))).flat())
}
