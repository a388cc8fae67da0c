import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { NaturalPlace, RoundExplainer, WhyPair } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import type { ToldGroup, Two } from '../../explain/telling.ts'
import { onlyThese } from '../../fide-swiss-team/explain/wished.ts'
import { metOrKeptApart } from '../../kept-apart.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import { type Competitor, scoregroupsOf } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import { type PairedBracket, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'
import { coloursOf, noted } from './colours.ts'
import { compareRounds } from './compare.ts'
import { byeObstacle, competitorAt, whyBye, whyNotLeaving, whyNotUnpaired } from './unpaired.ts'

const names = {
  absence: '1.9',
  group: '1.2',
  float: '3.2',
  moved: ['1.2', '3.2'],
  bye: '3.1',
  completion: 'C4',
  order: '4.3',
  incompatible: 'C5',
} as const

/** Answers questions about one round of C.04.4.2 that is no seeding round. */
export const explainer = (of: RoundOf): RoundExplainer => {
  const { tournament, round, competitors } = of
  const paired = pairByMatching(competitors)
  const brackets = paired.kind === 'paired' ? paired.brackets : []
  const groups = paired.kind === 'paired' ? brackets.map((bracket) => groupOf(bracket, bracket === brackets.at(-1))) : null
  const at = (id: PlayerId): Competitor => competitorAt(id, of)!
  const bracketOf = (group: ToldGroup): PairedBracket => brackets[groups!.indexOf(group)]!
  const told = explainerOf({
    tournament,
    round,
    names,
    field: scoregroupsOf(competitors).map((group) => ({ score: group[0]!.score, players: group.map(noted) })),
    groups,
    boards: paired.kind === 'paired' ? seated(paired, of.initialColour).boards : [],
    bye: paired.kind === 'paired' ? (paired.bye?.id ?? null) : null,
    colourless: false,
    movedDownMayLeave: true,
    obstacle: (a, b) => obstacle(at(a), at(b), of),
    byeObstacle: (player) => byeObstacle(at(player), of),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        mayMeet,
      ),
    chosen: (group) => candidateOf(bracketOf(group), cardOf(bracketOf(group))),
    compare: (wish) => {
      if (paired.kind !== 'paired') throw new Error('nothing is paired to compare with')
      if (wish.kind === 'leave') return whyNotLeaving(at(wish.player), paired, of)
      const [a, b] = wish.pair.map(at) as [Competitor, Competitor]
      const higher = a.score === b.score ? null : a.score > b.score ? a.id : b.id
      return compareRounds(paired, of, onlyThese(competitors, wish.pair), higher)
    },
    earlier: (pair, group) => earlier(pair, bracketOf(group)),
    natural: (pair, group) => natural(pair, bracketOf(group)),
    exchange: () => null,
    colours: (board) => coloursOf(board, of),
  })
  return {
    ...told,
    why: (a, b) => {
      const answer = told.why(a, b)
      if (answer?.kind !== 'pair') return answer
      const [first, second] = answer.players.map(at) as [Competitor, Competitor]
      if (first.score === second.score) return answer
      // The order of opponents is that of the higher ranked; who came down is who has more points.
      const [higher, lower] = first.score > second.score ? [first, second] : [second, first]
      const float = told.whyUnpaired(higher.id)
      return {
        ...answer,
        articles: names.moved,
        players: [higher.id, lower.id],
        scores: [higher.score, lower.score],
        ...(higher === first ? {} : { chooser: first.id }),
        float: float?.kind === 'float' ? float : null,
      } satisfies WhyPair
    },
    whyUnpaired: (player) => {
      const one = competitorAt(player, of)
      const isBye = one !== undefined && paired.kind === 'paired' && paired.bye === one
      return isBye ? whyBye(one, paired, of) : told.whyUnpaired(player)
    },
    whyNotUnpaired: (player) => {
      const one = competitorAt(player, of)
      return one === undefined || paired.kind !== 'paired' ? told.whyNotUnpaired(player) : whyNotUnpaired(one, paired, of)
    },
  }
}

/** Of two the higher ranked comes first: it chooses. */
const groupOf = ({ players, incoming, pairs, floaters }: PairedBracket, last: boolean): ToldGroup => ({
  players: players.map(({ id }) => id),
  movedDown: incoming.map(({ id }) => id),
  pairs: pairs.map(({ higher, lower }): Two => [higher.id, lower.id]),
  downfloaters: floaters.map(({ id }) => id),
  last,
  incompatible: floaters.filter((one) => !players.some((other) => other !== one && mayMeet(one, other))).map(({ id }) => id),
})

const obstacle = (a: Competitor, b: Competitor, of: RoundOf): Obstacle | null =>
  mayMeet(a, b) ? null : (metOrKeptApart(a, b, of, 'C1') ?? { kind: 'colours', article: 'C3', colour: a.preference.colour! })

/** Burstein 4.3: for the higher ranked, those with a larger BSN than its opponent whom nobody before it has. */
const earlier = ([first, second]: Two, { players, pairs }: PairedBracket): readonly PlayerId[] => {
  const own = pairs.findIndex(({ higher }) => higher.id === first)
  const taken = new Set(pairs.slice(0, own).map(({ lower }) => lower))
  return players
    .slice(players.findIndex(({ id }) => id === second) + 1)
    .filter((one) => !taken.has(one))
    .map(({ id }) => id)
    .toReversed()
}

/** Do the two stand at the same place, the one from the top, the other from the bottom? */
const natural = ([first, second]: Two, { players }: PairedBracket): NaturalPlace | null => {
  const place = players.findIndex(({ id }) => id === first)
  return players.at(-1 - place)?.id === second ? { of: 'ends', place: place + 1 } : null
}
