import type { PlayerId } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import type { ExplainedCandidate, Failure } from './explanation.ts'
import type { RoundExplainer, Why, WhyNot } from './explanation-answers.ts'
import { type Surroundings, surroundingsOf } from './explanation-map.ts'

/** One player, or two. */
export type AskedPlayers = readonly [PlayerId] | readonly [PlayerId, PlayerId]

/** An answer with all that is told of it: whoever words it, or draws it, has nothing left to ask. */
export type ToldAnswer<Answer extends Why | WhyNot> = {
  readonly players: AskedPlayers
  readonly answer: Answer
  readonly weighed: Weighed | null
  /** null where scores decide nothing. */
  readonly surroundings: Surroundings | null
  /** As the explainer says. */
  readonly pairedBy?: RulebookId
}

/** The candidate chosen in a bracket, and what might have been. */
export type Weighed = { readonly chosen: ExplainedCandidate; readonly alternatives: readonly WeighedAlternative[] }

/** With these two against each other, or this one left unpaired: how it would fare, or the article by which the round could not be completed. */
export type WeighedAlternative = { readonly players: readonly PlayerId[] } & (
  | { readonly kind: 'card'; readonly card: readonly Failure[] | null }
  | { readonly kind: 'incomplete'; readonly article: string }
)

/** So many alternatives stand beside what was chosen. */
const mostAlternatives = 2

/** "Why does A play B?"; with one player: the opponent, the float, the bye. null when that did not happen. */
export const askWhy = (explainer: RoundExplainer, players: AskedPlayers): ToldAnswer<Why> | null => {
  const [player, named] = players
  const opponent = named ?? opponentOf(player, explainer)
  const answer = opponent === null ? explainer.whyUnpaired(player) : explainer.why(player, opponent)
  if (answer === null) return null
  const surroundings = surroundingsOf(explainer, playersOf(answer))
  return { players, answer, weighed: weighedFor(answer, explainer), surroundings, ...pairedBy(explainer) }
}

/** "Why not A against B?"; with one player: why no float, or no bye. */
export const askWhyNot = (explainer: RoundExplainer, players: AskedPlayers): ToldAnswer<WhyNot> => {
  const [player, opponent] = players
  const answer = opponent === undefined ? explainer.whyNotUnpaired(player) : explainer.whyNot(player, opponent)
  const surroundings = surroundingsOf(explainer, [...new Set(players)])
  if (answer.kind === 'worse' || answer.kind === 'later')
    return {
      players,
      answer,
      weighed: { chosen: answer.chosen, alternatives: alternativeOf(players, answer, answer.bracket) },
      surroundings,
      ...pairedBy(explainer),
    }
  const chosen = answer.kind === 'cannot-be-completed' ? explainer.chosen(player) : null
  const weighed = chosen && { chosen, alternatives: alternativeOf(players, answer, null) }
  return { players, answer, weighed, surroundings, ...pairedBy(explainer) }
}

const pairedBy = ({ pairedBy: by }: RoundExplainer): Pick<ToldAnswer<Why>, 'pairedBy'> => (by === undefined ? {} : { pairedBy: by })

/** Whom an answer is about. */
export const playersOf = (why: Why): readonly PlayerId[] => ('players' in why ? why.players : [why.player])

const opponentOf = (player: PlayerId, explainer: RoundExplainer): PlayerId | null => {
  const board = explainer.boards().find(({ white, black }) => white === player || black === player)
  return board === undefined ? null : board.white === player ? board.black : board.white
}

/** Beside what was chosen: the pairs that came first in the order, or, where there were none, the others who might have floated or had the bye. */
const weighedFor = (why: Why, explainer: RoundExplainer): Weighed | null => {
  if (why.kind === 'game' || why.kind === 'rest') return null
  const pairs = why.kind === 'pair' ? why.passedOver.slice(0, mostAlternatives) : []
  const leaving = why.kind !== 'pair' ? why : pairs.length > 0 ? null : why.float
  // A bracket that somebody left is known by what was chosen in it.
  const left = leaving?.others.map(({ answer }) => answer).find((answer) => answer.kind === 'worse' || answer.kind === 'later')
  if (leaving !== null && left !== undefined) {
    const alternatives = leaving.others.flatMap(({ player, answer }) => alternativeOf([player], answer, left.bracket))
    return { chosen: left.chosen, alternatives }
  }
  const chosen = explainer.chosen(playersOf(why)[0]!)
  if (chosen === null) return null
  const alternatives = pairs.flatMap(({ player, opponent }) =>
    alternativeOf([player, opponent], explainer.whyNot(player, opponent), why.bracket),
  )
  return { chosen, alternatives }
}

/** What granting a wish came to, if it is a matter of this bracket. */
const alternativeOf = (players: readonly PlayerId[], answer: WhyNot, bracket: number | null): readonly WeighedAlternative[] => {
  if (answer.kind === 'cannot-be-completed') return [{ kind: 'incomplete', players, article: answer.articles[0]! }]
  if ((answer.kind === 'worse' || answer.kind === 'later') && answer.bracket === bracket)
    return [{ kind: 'card', players, card: answer.alternative.card }]
  return []
}
