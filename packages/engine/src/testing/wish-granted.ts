import { expect } from 'vitest'
import type { PlayerId, RoundNumber } from '../model/ids.ts'
import type { Tournament } from '../model/tournament.ts'
import { criterionOf, type Failure } from '../pairing/explanation.ts'
import type { PairChange, RoundExplainer, WhyNot } from '../pairing/explanation-answers.ts'
import { compareFailures } from '../pairing/explanation-cards.ts'
import type { PairingSystem } from '../pairing/pairing-system.ts'
import type { Board, PairingAnswer } from '../pairing/round-pairing.ts'
import { uses } from '../rulebook/cfc/settings.ts'
import { makeDice } from './random/dice.ts'

/** The tournament with everything forbidden in a round but that these two meet; with one player, that this one meets nobody. */
const withWish = (tournament: Tournament, round: RoundNumber, wish: readonly PlayerId[]): Tournament => ({
  ...tournament,
  forbiddenPairs: [
    ...tournament.forbiddenPairs,
    ...wish.flatMap((player) =>
      tournament.players
        .filter(({ id }) => !wish.includes(id))
        .map(({ id }) => ({ players: [player, id], firstRound: round, lastRound: round })),
    ),
  ],
})

export type ByTheBook = (tournament: Tournament, round: RoundNumber) => PairingAnswer | { readonly kind: 'too-large' }

export type Asked = { readonly tournament: Tournament; readonly round: RoundNumber; readonly seed: number }

const key = ({ white, black }: Board): string => `${white}-${black}`
const granting = new Set(['worse', 'later', 'comes-first'])

/** Boards after a change, in whatever order. */
const changed = (boards: readonly Board[], { without, instead }: PairChange): readonly string[] =>
  [...boards.map(key).filter((text) => !without.map(key).includes(text)), ...instead.map(key)].sort()

/**
 * Asks about a pair, and has the book pair the round with the wish granted: the verdict grants the wish exactly when the book can, and names the boards the
 * book comes to; a lost criterion is the first in which the two cards differ, and the chosen one is the better. Gives the answer, null when the book is asked too much.
 */
const askAgainstTheBook = (
  { tournament, round, seed }: Asked,
  explainer: RoundExplainer,
  a: PlayerId,
  b: PlayerId,
  book: ByTheBook,
): WhyNot | null => {
  const about = { seed, round, a, b }
  const answer = explainer.whyNot(a, b)
  const boards = explainer.boards()
  const meets = (list: readonly Board[]): boolean => list.some(({ white, black }) => [a, b].includes(white) && [a, b].includes(black))
  expect({ ...about, paired: answer.kind === 'paired' }).toEqual({ ...about, paired: meets(boards) })
  if (answer.kind === 'paired') return answer
  const forced = book(withWish(tournament, round, [a, b]), round)
  if (forced.kind === 'too-large') return null
  const can = forced.kind === 'pairing' && meets(forced.boards) && boards.length > 0
  expect({ ...about, kind: answer.kind, can: granting.has(answer.kind) }).toEqual({ ...about, kind: answer.kind, can })
  if (!can) return answer
  const { change } = answer as Extract<WhyNot, { readonly change: unknown }>
  expect({ ...about, boards: changed(boards, change!) }).toEqual({ ...about, boards: forced.boards.map(key).sort() })
  expectCards(answer, about)
  return answer
}

/**
 * Asks why a player did not float or get the bye: with the wish granted somebody else has the opponent. Where it is about the bye, the book pairs the round with that player
 * meeting nobody; where it is about a float, the opponent has fewer points, more where floaters go up, or other points where they go both ways.
 */
const askUnpairedAgainstTheBook = (
  { tournament, round, seed }: Asked,
  explainer: RoundExplainer,
  player: PlayerId,
  book: ByTheBook,
  floats: (own: number, theirs: number) => boolean,
): WhyNot | null => {
  const about = { seed, round, player }
  const answer = explainer.whyNotUnpaired(player)
  const unpaired = explainer.whyUnpaired(player)
  expect({ ...about, unpaired: answer.kind === 'unpaired' }).toEqual({ ...about, unpaired: unpaired !== null })
  if (answer.kind === 'forbidden' || answer.kind === 'cannot-be-completed') {
    const forced = book(withWish(tournament, round, [player]), round)
    const can = forced.kind === 'pairing' && forced.bye === player && explainer.boards().length > 0
    if (answer.kind === 'forbidden') expect({ ...about, can }).toEqual({ ...about, can: false })
  }
  if (!granting.has(answer.kind)) return answer
  expectCards(answer, about)
  const { change } = answer as Extract<WhyNot, { readonly change: unknown }>
  // By a list of criteria one bracket is looked at, and no round is paired.
  if (change === null) return answer
  const boards = changed(explainer.boards(), change)
  const scoreOf = new Map(explainer.field().flatMap(({ score, players }) => players.map((one) => [String(one.player), score] as const)))
  const opponentIn = (list: readonly string[]): string | undefined =>
    list
      .find((text) => text.split('-').includes(String(player)))
      ?.split('-')
      .find((id) => id !== String(player))
  const opponent = opponentIn(boards)
  if (opponent === undefined) {
    // Among the lowest scores it was about the bye; further up somebody who was to leave the group went down all the way.
    const [before, lowest] = [scoreOf.get(opponentIn(explainer.boards().map(key)) ?? ''), Math.min(...scoreOf.values())]
    if (before !== lowest) return answer
    const forced = book(withWish(tournament, round, [player]), round)
    if (forced.kind === 'too-large') return null
    expect({ ...about, boards }).toEqual({ ...about, boards: forced.kind === 'pairing' ? forced.boards.map(key).sort() : [] })
    return answer
  }
  // CFC 633.2 has groups in its second round that are not of one score.
  if (uses(tournament, '633.2')) return answer
  const [theirs, own] = [scoreOf.get(opponent)!, scoreOf.get(String(player))!]
  expect({ ...about, opponent, floats: floats(own, theirs) }).toEqual({ ...about, opponent, floats: true })
  return answer
}

/** The criterion named is the first in which the cards differ, and is lost; where none is named, none is lost before one is won. */
const expectCards = (answer: WhyNot, about: object): void => {
  if (answer.kind !== 'worse' && answer.kind !== 'later') return
  const [chosen, alternative] = [answer.chosen.card!, answer.alternative.card!]
  const at = chosen.findIndex((failure, index) => compareFailures(failure, alternative[index]!) !== 0)
  const order = at === -1 ? 0 : compareFailures(chosen[at]!, alternative[at]!)
  if (answer.kind === 'worse')
    expect({ ...about, criterion: at === -1 ? null : criterionOf(chosen[at]!), worse: order < 0 }).toEqual({
      ...about,
      criterion: answer.criterion,
      worse: true,
    })
  else expect({ ...about, order: order < 0 }).toEqual({ ...about, order: false })
}

/** Two candidates side by side. */
export type Compared = Extract<WhyNot, { readonly kind: 'worse' | 'later' }>

/** The values of a card that are counts, by what they count. */
export const countsOf = (card: readonly Failure[]): Readonly<Record<string, number>> =>
  Object.fromEntries(card.flatMap((failure) => (failure.kind === 'count' ? [[criterionOf(failure), failure.value]] : [])))

/** A procedure may come to a pairing first that is worse by what it counts. */
const isBetter = (answer: WhyNot): boolean => {
  if (answer.kind !== 'later') return false
  const { chosen, alternative } = answer
  const lost = chosen.card!.map((failure, at) => compareFailures(failure, alternative.card![at]!)).find((order) => order !== 0) ?? 0
  return lost > 0
}

/** Whom a floater meets, by its score and the opponent's. */
const downOrLevel = (own: number, theirs: number): boolean => theirs <= own
const floatsBy: Readonly<Record<string, typeof downOrLevel>> = {
  upfloat: (own, theirs) => theirs > own,
  'both-ways': (own, theirs) => theirs !== own,
}

/** Some pairs of players of a round, and every kind of answer counted. */
export const askSome = (
  asked: Asked,
  system: PairingSystem,
  book: ByTheBook,
  questions: number,
  counts: Map<string, number>,
  check: (answer: Compared) => void = () => {},
): void => {
  const dice = makeDice(asked.seed * 100 + asked.round)
  const explainer = system.explainer(asked.tournament, asked.round)
  const ids = asked.tournament.players.map(({ id }) => id)
  for (let question = 0; question < questions; question++) {
    const [a, b] = dice.shuffle(ids)
    if (a === undefined || b === undefined) return
    const answer = askAgainstTheBook(asked, explainer, a, b, book)
    const kind = answer === null ? 'too-large' : isBetter(answer) ? 'later though better' : answer.kind
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const alone = askUnpairedAgainstTheBook(asked, explainer, a, book, floatsBy[system.traits.voice] ?? downOrLevel)
    for (const one of [answer, alone]) if (one?.kind === 'worse' || one?.kind === 'later') check(one)
    const about = `unpaired: ${alone?.kind ?? 'too-large'}`
    counts.set(about, (counts.get(about) ?? 0) + 1)
  }
}
