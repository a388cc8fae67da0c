import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { NaturalPlace, RoundExplainer, WhyNot } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import { naturalIn } from '../../explain/later.ts'
import type { ToldGroup, Two, Wish } from '../../explain/telling.ts'
import { onlyAmong, onlyThese, withBye } from '../../fide-swiss-team/explain/wished.ts'
import { metOrKeptApart } from '../../kept-apart.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import { compatibleIn } from '../compatible.ts'
import type { Competitor } from '../competitor.ts'
import { inDirection } from '../direction.ts'
import { type Paired, type PairedGroup, pairsOf, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf } from './card.ts'
import { coloursOf, noted } from './colours.ts'
import { compareRounds } from './compare.ts'
import { opponentsBefore } from './opponents.ts'
import { byeObstacle, wayOf, whyBye } from './unpaired.ts'

const names = {
  absence: '2.2',
  group: '2.2',
  float: '3.1',
  moved: ['3.8'],
  bye: '1.1',
  completion: '2.1',
  order: '4.1',
  incompatible: '2.3',
} as const

/** Answers questions about one round of C.04.4.3. */
export const explainer = (of: RoundOf): RoundExplainer => {
  const { tournament, round, competitors, facts } = of
  const compatible = compatibleIn(facts)
  const answer = pairByMatching(competitors, facts)
  const paired = answer.kind === 'paired' ? answer : null
  const groups = paired?.groups.map((group) => groupOf(group, paired)) ?? null
  const scores = [...new Set(competitors.map(({ score }) => score))].sort((a, b) => b - a)
  const at = (id: PlayerId): Competitor => competitors.find((one) => one.id === id)!
  const pairedGroup = (group: ToldGroup): PairedGroup => paired!.groups[groups!.indexOf(group)]!
  const told = explainerOf({
    tournament,
    round,
    names,
    field: scores.map((score) => ({ score, players: competitors.filter((one) => one.score === score).map(noted) })),
    groups,
    boards: paired === null ? [] : seated(paired, of.initialColour).boards,
    bye: paired?.bye?.id ?? null,
    colourless: false,
    movedDownMayLeave: true,
    obstacle: (a, b) => obstacle(at(a), at(b), of),
    byeObstacle: (player) => byeObstacle(at(player), of),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        compatible,
      ),
    chosen: (group) => candidateOf(pairedGroup(group), paired!, facts),
    compare: (wish) => compare(wish, paired!, of),
    earlier: ([first], group) => {
      const own = pairsOf(pairedGroup(group)).find((pair) => pair.first.id === first)!
      return opponentsBefore(own, pairedGroup(group), facts).map(({ id }) => id)
    },
    natural: (pair, group) => natural(pair, pairedGroup(group)),
    exchange: () => null,
    colours: (board) => coloursOf(board, paired!, of),
  })
  return {
    ...told,
    why: (a, b) => {
      const answered = told.why(a, b)
      if (answered?.kind !== 'pair') return answered
      // Of two floaters the one who is asked about is told of.
      const own = told.whyUnpaired(a)
      const float = own?.kind === 'float' ? own : answered.float
      return { ...answered, float: float === null ? null : wayOf(float, paired!) }
    },
    whyUnpaired: (player) => {
      if (paired?.bye?.id === player) return whyBye(paired.bye, paired, of)
      const answered = told.whyUnpaired(player)
      return answered?.kind === 'float' ? wayOf(answered, paired!) : answered
    },
    whyNotUnpaired: (player) => (paired?.bye?.id === player ? whyNotOfBye(player, paired) : told.whyNotUnpaired(player)),
  }
}

const whyNotOfBye = (player: PlayerId, { groups }: Paired): WhyNot => ({
  kind: 'unpaired',
  articles: [names.bye],
  player,
  bracket: Math.max(1, groups.length),
  bye: true,
})

/** Who is scrutinised, or floated, comes first of two: it chooses. Players stand as they are looked at, so that the last comes first to float. Cracked pairings are taken back. */
const groupOf = (group: PairedGroup, { cracked }: Paired): ToldGroup => {
  const { direction, median, residents, fromAbove, fromBelow, floaters } = group
  const gone = new Set(cracked.map(({ pair }) => pair))
  const pairs = pairsOf(group)
  const takenBack = pairs.filter((pair) => gone.has(pair)).flatMap(({ first, second }) => [first.id, second.id])
  return {
    players: [...residents, ...fromAbove, ...fromBelow].toSorted(inDirection(direction)).map(({ id }) => id),
    movedDown: [...fromAbove, ...fromBelow].map(({ id }) => id),
    pairs: pairs.filter((pair) => !gone.has(pair)).map(({ first, second }): Two => [first.id, second.id]),
    downfloaters: [...floaters.map(({ player }) => player.id), ...takenBack],
    last: median,
    incompatible: floaters.filter(({ reason }) => reason === 'alone').map(({ player }) => player.id),
  }
}

const compare = (wish: Wish, paired: Paired, of: RoundOf): WhyNot => {
  const { competitors } = of
  if (wish.kind === 'pair') {
    const [a, b] = wish.pair.map((id) => competitors.find((one) => one.id === id)!) as [Competitor, Competitor]
    const { median } = of.facts
    const floats = a.score === b.score ? null : a.score > median ? a.id : b.id
    return compareRounds(paired, of, onlyThese(competitors, wish.pair), floats)
  }
  const group = paired.groups.find((one) => pairsOf(one).some(({ first, second }) => [first.id, second.id].includes(wish.player)))!
  if (group.median) return compareRounds(paired, of, withBye(competitors, wish.player), null)
  const { score } = competitors.find(({ id }) => id === wish.player)!
  const alike = competitors.filter((one) => one.score === score || one.score === group.score)
  const here = new Set([...alike, ...group.fromAbove, ...group.fromBelow].map(({ id }) => id))
  const elsewhere = new Set(competitors.map(({ id }) => id).filter((id) => !here.has(id)))
  return compareRounds(paired, of, onlyAmong(competitors, wish.player, elsewhere), wish.player)
}

const obstacle = (a: Competitor, b: Competitor, of: RoundOf): Obstacle | null =>
  compatibleIn(of.facts)(a, b)
    ? null
    : (metOrKeptApart(a, b, of, '2.1') ?? { kind: 'colours', article: '2.1', colour: a.preference.colour! })

/** Lim 2.4: downward, do the two stand at the same place of both halves? */
const natural = (pair: Two, { direction, scrutinised }: PairedGroup): NaturalPlace | null => {
  if (direction === 'up') return null
  const order = scrutinised.flatMap(({ first, second }) => [first, second]).toSorted(inDirection(direction))
  return naturalIn(
    pair,
    order.map(({ id }) => id),
  )
}
