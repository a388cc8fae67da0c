import type { PlayerId } from '../../../model/ids.ts'
import type { Obstacle } from '../../../pairing/explanation.ts'
import type { NaturalPlace, RoundExplainer, WhyPair } from '../../../pairing/explanation-answers.ts'
import { explainerOf } from '../../explain/explainer.ts'
import type { ToldGroup, Two } from '../../explain/telling.ts'
import { onlyThese } from '../../fide-swiss-team/explain/wished.ts'
import { metOrKeptApart } from '../../kept-apart.ts'
import { stuckAmong } from '../../stuck-among.ts'
import { ranked } from '../board-order.ts'
import { pairByMatching } from '../by-matching/pair-round.ts'
import { byNumber, type Competitor } from '../competitor.ts'
import { mayMeet } from '../may-meet.ts'
import { type PairedBracket, seated } from '../paired-round.ts'
import type { RoundOf } from '../round-of.ts'
import { candidateOf, cardOf } from './card.ts'
import { coloursOf, noted } from './colours.ts'
import { compareRounds } from './compare.ts'
import { byeObstacle, competitorAt, whyNotUnpaired, whyUnpaired } from './unpaired.ts'

const names = {
  absence: '1.9',
  group: '1.3',
  float: '3.2.2',
  moved: ['3.2.2'],
  bye: '3.1',
  completion: 'C4',
  order: '3.2.6',
  incompatible: '3.2.1',
} as const

/** Answers questions about one round of C.04.4.1. */
export const explainer = (of: RoundOf): RoundExplainer => {
  const { tournament, round, competitors } = of
  const paired = pairByMatching(competitors, of.facts)
  const brackets = paired.kind === 'paired' ? paired.brackets : []
  const groups = paired.kind === 'paired' ? brackets.map((bracket) => groupOf(bracket, bracket === brackets.at(-1))) : null
  const scores = [...new Set(competitors.map(({ score }) => score))].sort((a, b) => b - a)
  const at = (id: PlayerId): Competitor => competitorAt(id, of)!
  const bracketOf = (group: ToldGroup): PairedBracket => brackets[groups!.indexOf(group)]!
  const told = explainerOf({
    tournament,
    round,
    names,
    field: scores.map((score) => ({ score, players: competitors.filter((one) => one.score === score).map(noted) })),
    groups,
    boards: paired.kind === 'paired' ? seated(paired, of.initialColour).boards : [],
    bye: paired.kind === 'paired' ? (paired.bye?.id ?? null) : null,
    colourless: false,
    movedDownMayLeave: false,
    obstacle: (a, b) => obstacle(at(a), at(b), of),
    byeObstacle: (player) => byeObstacle(at(player), of),
    stuckWithout: (gone) =>
      stuckAmong(
        competitors.filter(({ id }) => !gone.includes(id)),
        mayMeet,
      ),
    chosen: (group) => candidateOf(bracketOf(group), cardOf(bracketOf(group), of.facts)),
    compare: (wish) => {
      if (wish.kind !== 'pair' || paired.kind !== 'paired') throw new Error('nobody leaves a bracket downwards')
      const [a, b] = wish.pair.map(at) as [Competitor, Competitor]
      const lower = a.score === b.score ? null : a.score < b.score ? a.id : b.id
      return compareRounds(paired, of, onlyThese(competitors, wish.pair), lower)
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
      if (answer?.kind !== 'pair' || paired.kind !== 'paired') return answer
      const [first, second] = answer.players.map(at) as [Competitor, Competitor]
      if (first.score === second.score) return answer
      const [higher, lower] = ranked({ first, second })
      const float = whyUnpaired(lower, paired, of)
      return {
        ...answer,
        players: [higher.id, lower.id],
        scores: [higher.score, lower.score],
        ...(higher === first ? {} : { chooser: first.id }),
        ...(float?.kind === 'float' ? { articles: ['3.2.2'], float } : {}),
      } satisfies WhyPair
    },
    whyUnpaired: (player) => {
      const one = competitorAt(player, of)
      return one === undefined || paired.kind !== 'paired' ? null : whyUnpaired(one, paired, of)
    },
    whyNotUnpaired: (player) => {
      const one = competitorAt(player, of)
      return one === undefined || paired.kind !== 'paired' ? told.whyNotUnpaired(player) : whyNotUnpaired(one, paired, of)
    },
  }
}

/** Of two who is of S1 comes first: it chooses. */
const groupOf = ({ residents, upfloaters, pairs }: PairedBracket, last: boolean): ToldGroup => ({
  players: [...residents, ...upfloaters].sort(byNumber).map(({ id }) => id),
  movedDown: [],
  pairs: pairs.map(({ first, second }): Two => [first.id, second.id]),
  downfloaters: [],
  last,
  incompatible: [],
})

const obstacle = (a: Competitor, b: Competitor, of: RoundOf): Obstacle | null =>
  mayMeet(a, b) ? null : (metOrKeptApart(a, b, of, 'C1') ?? { kind: 'colours', article: 'C3', colour: a.preference.colour })

/** Dubov 4.4.2: for one of S1, those of G2 before its opponent whom nobody of S1 before it has. */
const earlier = ([first, second]: Two, { pairs, g2 }: PairedBracket): readonly PlayerId[] => {
  const own = pairs.findIndex((pair) => pair.first.id === first)
  const left = new Set(pairs.slice(own + 1).map((pair) => pair.second))
  return g2
    .slice(
      0,
      g2.findIndex(({ id }) => id === second),
    )
    .filter((one) => left.has(one))
    .map(({ id }) => id)
}

/** Do the two stand at the same place, the one of S1, the other of G2? */
const natural = ([first, second]: Two, { pairs, g2 }: PairedBracket): NaturalPlace | null => {
  const place = pairs.findIndex((pair) => pair.first.id === first)
  return g2[place]?.id === second ? { of: 'subgroups', place: place + 1 } : null
}
