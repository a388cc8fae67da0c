import type { Award, PassedOver } from './award.ts'
import { type Contender, outsideBy } from './contender.ts'
import type { PrizeCategory, PrizeFund } from './fund.ts'
import { shareValue } from './share.ts'

/** The categories whose prizes somebody shares. */
const categoriesOf = ({ category, working }: Award): readonly string[] =>
  working.kind === 'pooled' ? [...new Set(working.prizes.map((prize) => prize.category))] : [category]

const samePot = (a: Award, b: Award): boolean =>
  a.working.kind === 'pooled' && b.working.kind === 'pooled' && a.working.prizes === b.working.prizes

/**
 * The Canadian way: who stands higher than somebody with a prize and has no part of it. They are outside of all categories of the pot, or have another prize: of money, or of things, as
 * these awards are.
 */
export const passedOver = (
  awards: readonly Award[],
  group: readonly PrizeCategory[],
  standings: readonly Contender[],
  ages: PrizeFund['ages'],
): readonly Award[] => {
  const of = new Map(awards.map((award) => [award.player, award]))
  const categories = new Map(group.map((category) => [category.id, category]))
  const because = (other: Contender, award: Award): PassedOver['because'] | null => {
    const parts = categoriesOf(award).map((id) => outsideBy(other, categories.get(id)!, ages))
    const [part] = parts
    if (part !== undefined && part !== null && !parts.includes(null)) return { kind: 'outside', part }
    const held = of.get(other.id)
    return held === undefined || samePot(held, award)
      ? null
      : { kind: 'holds', category: held.category, place: held.place, value: shareValue(held) }
  }
  return awards.map((award) => {
    const higher = standings.slice(
      0,
      standings.findIndex(({ id }) => id === award.player),
    )
    const before = higher.flatMap((other): readonly PassedOver[] => {
      const why = because(other, award)
      return why === null ? [] : [{ player: other.id, because: why }]
    })
    return { ...award, before }
  })
}
