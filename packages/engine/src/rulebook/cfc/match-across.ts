import { LexicographicMatching } from '../../matching/lexicographic-matching.ts'
import { layOut, pack } from '../../matching/weight-layout.ts'
import type { Competitor } from './competitor.ts'
import { lawCounts, mayMeet } from './laws.ts'
import { keptInOrder, opponentsInOrder } from './odd-men.ts'
import type { Across, Stretch } from './pair-across.ts'

const alone = -1

/**
 * CFC 618 (b), (c) over a stretch of groups as a weighted matching: one field for each two groups, as laws.ts orders them, and a last one for the choice
 * being made. Whoever stays unmatched is an odd man for the large group below. The choices of 623 and 624 are then made in their order, each as good as
 * the laws and the choices before it allow.
 *
 * CFC 625: several odd men choose in the order of their rank, and whoever is not paired goes on to the group below.
 */
export const matchAcross = (stretch: Stretch): Across | null => {
  const { source, groups, last, byColour } = stretch
  const candidates = source === null ? [] : reserveOf(source.players, source.reserve)
  const levels = source === null ? groups : [candidates, ...groups]
  const players = levels.flat()
  const levelOf = levels.flatMap((level, index) => level.map(() => index))
  const { matching, choice } = solved(players, levelOf, levels.length, source !== null, last)
  if (last && matching.mate.includes(alone)) return null

  const placeOf = new Map(players.map((player, place) => [player, place]))
  const pairs: (readonly [Competitor, Competitor])[] = []
  const rest: (readonly Competitor[])[] = []
  let oddMen: readonly Competitor[] = []
  let fromSource = 0
  levels.forEach((level, index) => {
    const inside = (other: number): boolean => other !== alone && levelOf[other] === index
    const taken = new Set<Competitor>()
    const waiting: Competitor[] = []
    for (const oddMan of oddMen) {
      const place = placeOf.get(oddMan)!
      const choices = opponentsInOrder(
        oddMan,
        level.filter((player) => !taken.has(player)),
        byColour,
      ).map((player) => placeOf.get(player)!)
      matching.reweigh(place, choice, (other) => (inside(other) ? choices.length - choices.indexOf(other) : 0))
      const opponent = matching.mate[place]!
      if (inside(opponent)) {
        taken.add(players[opponent]!)
        pairs.push([oddMan, players[opponent]!])
        matching.fix(place)
      } else {
        matching.restrict(place, (other) => levelOf[other]! > index)
        waiting.push(oddMan)
      }
    }
    const stays = new Set<Competitor>()
    // Above a large group a player may also be left unmatched: a lasting bonus keeps those who stay, and outweighs one more who would like to.
    const lasting = last ? 0 : players.length
    const bonus = (other: number, own: number): number => (inside(other) ? own + lasting * Number(stays.has(players[other]!)) : 0)
    for (const player of keptInOrder(level.filter((one) => !taken.has(one)))) {
      const place = placeOf.get(player)!
      const tried = !inside(matching.mate[place]!)
      if (tried) matching.reweigh(place, choice, (other) => bonus(other, 1))
      if (inside(matching.mate[place]!)) {
        matching.restrict(place, inside)
        if (tried || !last) matching.reweigh(place, choice, (other) => bonus(other, lasting))
        stays.add(player)
      } else matching.restrict(place, (other) => levelOf[other]! > index)
    }
    for (const player of stays) matching.fix(placeOf.get(player)!)
    const leaving = level.filter((player) => !taken.has(player) && !stays.has(player))
    if (source !== null && index === 0) {
      fromSource = leaving.length
      rest.push(source.players.filter((player) => !leaving.includes(player)))
    } else rest.push(level.filter((player) => stays.has(player)))
    oddMen = [...waiting, ...leaving]
  })
  return { pairs, rest, oddMen, fromSource }
}

/** The first to become odd men, in order of rank; as many as leave an even number of the others behind. */
const reserveOf = (players: readonly Competitor[], reserve: number): readonly Competitor[] => {
  const kept = keptInOrder(players)
  const wanted = Math.min(players.length, reserve + ((players.length - reserve) % 2 === 0 ? 0 : 1))
  const last = new Set(kept.slice(kept.length - wanted))
  return players.filter((player) => last.has(player))
}

const solved = (
  players: readonly Competitor[],
  levelOf: readonly number[],
  levels: number,
  fromSource: boolean,
  last: boolean,
): { readonly matching: LexicographicMatching; readonly choice: number } => {
  // How many of a group are left for the group below is what its other counts leave, and needs no field.
  const layout = layOut([1, ...lawCounts([], levels).flat()].map(() => players.length))
  const weights = Array.from({ length: levels }, (_, upper) =>
    Array.from({ length: levels }, (_, lower) => {
      const packed = new Float64Array(layout.limbs + 1)
      if (upper > lower) return packed
      // At the bottom of the field everybody must be paired, before all else.
      pack(layout, [Number(last), ...lawCounts([[upper, lower]], levels).flat()], 1, packed)
      return packed
    }),
  )
  const matching = new LexicographicMatching(players.length, layout.limbs + 1)
  for (let a = 0; a < players.length; a++)
    for (let b = a + 1; b < players.length; b++) {
      // In the large group above everybody can be paired whatever happens; who met whom there does not matter here.
      const inSource = fromSource && levelOf[b] === 0
      if (inSource || mayMeet(players[a]!, players[b]!)) matching.setEdge(a, b, weights[levelOf[a]!]![levelOf[b]!]!)
    }
  matching.solve()
  return { matching, choice: layout.limbs }
}
