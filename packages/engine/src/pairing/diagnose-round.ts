import type { PlayerId, RoundNumber } from '../model/ids.ts'
import { pointsFromTenths } from '../model/points.ts'
import type { RulebookId } from '../model/rules.ts'
import type { Tournament } from '../model/tournament.ts'
import { checkRound, type KnownToReferee, type RefereedBracket } from './check-round.ts'
import type { Diagnosis, Fault, Pair } from './diagnosis.ts'
import type { WhyNot } from './explanation-answers.ts'
import type { PairingSystem } from './pairing-system.ts'
import { referees } from './referee/index.ts'
import type { FailureValue } from './referee/measures.ts'
import { violation } from './referee/violations.ts'
import type { Board, PairingAnswer, RoundPairing } from './round-pairing.ts'

/** A round as somebody else has it; colours are not compared on boards that have none. */
export type RecordedRound = {
  readonly boards: readonly (Board & { readonly coloursKnown?: boolean })[]
  readonly byes: readonly PlayerId[]
}

/** How boards are numbered and who is listed as absent is not part of a record. */
const presentation: ReadonlySet<Fault['code']> = new Set(['wrong-board-order', 'wrong-list-of-unpaired'])
const qualities: ReadonlySet<Fault['code']> = new Set([
  'bye-too-high',
  'needless-floater',
  'needless-break',
  'not-by-the-steps',
  'laws-not-kept',
])

/**
 * Why a recorded round differs from what the rulebook gives: the rules it breaks; else, bracket by bracket from the top, the first criterion by which it
 * is worse; else that it comes later in the order. Judged by the referee, who knows nothing of how the pairing was found. `recorded` null: no legal
 * pairing is said to exist.
 */
export const diagnoseRound = (
  tournament: Tournament,
  round: RoundNumber,
  expected: PairingAnswer,
  recorded: RecordedRound | null,
  system: PairingSystem,
): Diagnosis => {
  if (recorded === null) return { kind: 'existence', pairingExists: expected.kind === 'pairing' }
  const rulebook = system.id
  const pairing = asPairing(tournament, round, recorded, rulebook)
  const theirs = checkRound(tournament, round, pairing, rulebook)
  const found = [...theirs.violations, ...severalByes(recorded, round)].filter(({ code }) => !presentation.has(code))
  const illegal = found.filter(({ code }) => code !== 'wrong-colours' && !qualities.has(code))
  if (illegal.length > 0) return { kind: 'illegal', faults: illegal }
  if (expected.kind === 'no-legal-pairing') return { kind: 'existence', pairingExists: false }
  if (samePairs(expected, recorded)) return { kind: 'colours', faults: found.filter(({ code }) => code === 'wrong-colours') }

  const compared = compareBrackets(...refereedAlike(tournament, round, expected, pairing, system))
  // A procedure may pass over a pairing with a better card: then its order decides.
  const procedural = referees[rulebook].edition?.cardsDecide === false
  const byCards = procedural && compared?.kind === 'better' ? null : compared
  const needless = found.filter(({ code }) => qualities.has(code))
  if (byCards !== null && (byCards.kind !== 'later' || needless.length === 0)) return byCards
  if (needless.length > 0) return { kind: 'needless', faults: needless }
  return { kind: 'legal', ...whyNotRecorded(tournament, round, expected, recorded, system) }
}

/** So many pairs are asked about. */
const mostAsked = 6

/**
 * Why the rulebook did not give what is recorded: of the bye, else of the first pair from the top for which a rule or a choice speaks against it, else of the
 * first pair at all, which only comes later in the order.
 */
const whyNotRecorded = (
  tournament: Tournament,
  round: RoundNumber,
  expected: RoundPairing,
  { boards, byes }: RecordedRound,
  system: PairingSystem,
): Pick<Extract<Diagnosis, { kind: 'legal' }>, 'asked' | 'answer'> => {
  const explainer = system.explainer(tournament, round)
  const [bye] = byes
  if (bye !== undefined && bye !== expected.bye) return { asked: [bye], answer: explainer.whyNotUnpaired(bye) }
  const order = explainer.field().flatMap(({ players }) => players.map(({ player }) => player))
  const given = new Set(expected.boards.map(({ white, black }) => keyOf(white, black)))
  const asked = boards
    .filter(({ white, black }) => !given.has(keyOf(white, black)))
    .map(({ white, black }) => [white, black].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) as unknown as Pair)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .slice(0, mostAsked)
  let first: { readonly asked: Pair; readonly answer: WhyNot } | null = null
  // Each answer pairs the round once more: no more than it takes.
  for (const pair of asked) {
    const answer = explainer.whyNot(...pair)
    if (answer.kind === 'worse' || answer.kind === 'comes-first') return { asked: pair, answer }
    first ??= { asked: pair, answer }
  }
  return first ?? {}
}

/**
 * The brackets of both. Where one of them seems to have collapsed (A.9 of 2017), which cannot be read off a pairing for certain, the explainer says whether
 * the round really did, and both are cut alike.
 */
const refereedAlike = (
  tournament: Tournament,
  round: RoundNumber,
  ours: RoundPairing,
  theirs: RoundPairing,
  { id, explainer }: PairingSystem,
): readonly [readonly RefereedBracket[], readonly RefereedBracket[]] => {
  const cut = (pairing: RoundPairing, known: KnownToReferee): readonly RefereedBracket[] =>
    checkRound(tournament, round, pairing, id, known).brackets
  const asRead = [cut(ours, {}), cut(theirs, {})] as const
  if (asRead.every((brackets) => brackets.every(({ kind }) => kind === 'normal'))) return asRead
  const explained = explainer(tournament, round).explain?.()
  if (explained === undefined) return asRead
  const penultimate = explained.events.find((event) => event.kind === 'bracket' && event.bracketKind === 'penultimate')
  const scores = penultimate?.kind === 'bracket' ? penultimate.residents.map(({ score }) => score) : []
  const collapsingScore = scores.length === 0 ? null : pointsFromTenths(Math.min(...scores))
  return [cut(ours, { collapsingScore }), cut(theirs, { collapsingScore })]
}

const asPairing = (tournament: Tournament, round: RoundNumber, { boards, byes }: RecordedRound, rulebook: RulebookId): RoundPairing => {
  const seated = new Set([...boards.flatMap(({ white, black }) => [white, black]), ...byes.slice(0, 1)])
  return {
    kind: 'pairing',
    rulebook,
    round,
    boards: boards.map(({ white, black }) => ({ white, black })),
    bye: byes[0] ?? null,
    notPaired: (tournament.teams ?? tournament.players).map(({ id }) => id).filter((id) => !seated.has(id)),
  }
}

const severalByes = ({ byes }: RecordedRound, round: RoundNumber): readonly Fault[] =>
  byes.length < 2 ? [] : [violation('several-byes', round, { players: byes })]

const keyOf = (a: PlayerId, b: PlayerId): string => `${Math.min(a, b)}-${Math.max(a, b)}`

const samePairs = (expected: RoundPairing, { boards, byes }: RecordedRound): boolean => {
  const pairs = new Set(expected.boards.map(({ white, black }) => keyOf(white, black)))
  const same = boards.length === pairs.size && boards.every(({ white, black }) => pairs.has(keyOf(white, black)))
  return same && byes.length <= 1 && (byes[0] ?? null) === expected.bye
}

/** null: there are no cards to compare, or they are about different things. */
const compareBrackets = (ours: readonly RefereedBracket[], theirs: readonly RefereedBracket[]): Diagnosis | null => {
  const at = ours.findIndex((bracket, index) => theirs[index] === undefined || contentOf(bracket) !== contentOf(theirs[index]))
  const [expected, recorded] = [ours[at], theirs[at]]
  if (expected === undefined || recorded === undefined || expected.kind !== recorded.kind) return null
  const bracket = at + 1
  for (const line of expected.card) {
    const other = recorded.card.find(({ article }) => article === line.article)
    if (other === undefined) return null
    const order = compareValues(other, line)
    if (order !== 0)
      return {
        kind: order > 0 ? 'worse' : 'better',
        article: line.article,
        bracket,
        recorded: withoutArticle(other),
        expected: withoutArticle(line),
      }
  }
  const only = (a: RefereedBracket, b: RefereedBracket): readonly Pair[] => {
    const others = new Set(b.pairs.map(([x, y]) => keyOf(x, y)))
    return a.pairs.filter(([x, y]) => !others.has(keyOf(x, y)))
  }
  return { kind: 'later', bracket, recorded: only(recorded, expected), expected: only(expected, recorded) }
}

const contentOf = ({ kind, pairs, downfloaters }: RefereedBracket): string =>
  JSON.stringify([kind, pairs.map(([a, b]) => keyOf(a, b)).sort(), downfloaters.toSorted((a, b) => a - b)])

const withoutArticle = ({ article: _, ...value }: { readonly article: string } & FailureValue): FailureValue => value

const compareValues = (a: FailureValue, b: FailureValue): number => {
  if (a.kind === 'count' && b.kind === 'count') return a.value - b.value
  if (a.kind === 'differences' && b.kind === 'differences') return compareLists(a.values, b.values)
  if (a.kind === 'next-bracket' && b.kind === 'next-bracket') return a.unpaired - b.unpaired || compareLists(a.scores, b.scores)
  return 0
}

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) return a[at]! - b[at]!
  return a.length - b.length
}
