import { displayPoints, type Outcome, type PlayerId, playerId, roundNumber, type Tournament } from '@zug/engine/model'
import { checkRecordedRound, isColourless, pairRound } from '@zug/engine/pairing'
import { standings } from '@zug/engine/standings'
import { sidesOfChess, signsOf } from '@zug/messages/common/signs'
import {
  type ExplanationPanel,
  explainWhy,
  explainWhyNot,
  explanationText,
  messagesIn,
  plainText,
  stepText,
  stuckText,
} from '@zug/messages/explanation'
import type { Language } from '@zug/messages/language'
import type { Event } from './event.ts'
import type { Person, Question, Round, Told } from './protocol.ts'

const nameIn =
  ({ players }: Tournament) =>
  (id: PlayerId): string => {
    const found = players.find((player) => player.id === id)
    return found?.name.trim() || String(found?.pairingNumber ?? id)
  }

/** Whoever is in the round, with the points that the round was paired by. */
const peopleBefore = ({ entrants }: Event, round: number): ((id: PlayerId) => Person) => {
  const points = new Map(standings(entrants, { round: round - 1, tieBreaks: [] }).rows.map((row) => [row.player.id, row.points]))
  const nameOf = nameIn(entrants)
  return (id) => {
    const rating = entrants.players.find((player) => player.id === id)?.rating ?? null
    const known = points.get(id)
    return { id, name: nameOf(id), rating, points: known === undefined ? '' : displayPoints(known) }
  }
}

/** What the file records of a board, as people write it. */
const resultOf = (entrants: Tournament, white: PlayerId, black: PlayerId, round: number): string | null => {
  const side = (player: PlayerId, other: PlayerId) => {
    const outcome: Outcome | undefined = entrants.players.find(({ id }) => id === player)?.outcomes[round - 1]
    return outcome !== undefined && 'opponent' in outcome && outcome.opponent === other ? outcome : null
  }
  const [one, two] = [side(white, black), side(black, white)]
  if (one === null || two === null) return null
  const sign = ({ kind, result }: typeof one) => (kind === 'forfeit' ? (`forfeit-${result}` as const) : result)
  return signsOf({ white: sign(one), black: sign(two), rated: one.kind === 'forfeit' || one.rated }, sidesOfChess)
}

/** A round as the rules give it, beside what the file has. */
export const showRound = (event: Event, round: number, language: Language): Round => {
  const { rulebook, tournament, entrants, opened } = event
  const nameOf = nameIn(entrants)
  const number = roundNumber(round)
  const answer = pairRound(tournament, number, rulebook.id)
  const recorded = round <= opened.recorded
  const empty = {
    kind: 'round',
    round,
    same: recorded ? checkRecordedRound(entrants, rulebook, round) === null : null,
    colourless: isColourless(entrants),
    boards: [],
    bye: null,
    notPaired: [],
    story: [],
    impossible: null,
    issues: [],
  } as const
  if (answer.kind === 'not-paired') return { ...empty, same: null, issues: answer.issues }
  const story = storyOf(event, round, language)
  if (answer.kind === 'no-legal-pairing') return { ...empty, story, impossible: stuckText(answer, nameOf, language) }
  const person = peopleBefore(event, round)
  return {
    ...empty,
    story,
    boards: answer.boards.map(({ white, black }) => ({
      white: person(white),
      black: person(black),
      result: recorded ? resultOf(entrants, white, black, round) : null,
    })),
    bye: answer.bye === null ? null : person(answer.bye),
    notPaired: answer.notPaired.map(nameOf),
  }
}

/** Criteria are told bracket by bracket, a procedure step by step. */
const storyOf = ({ rulebook, entrants }: Event, round: number, language: Language): readonly string[] => {
  const nameOf = nameIn(entrants)
  const steps = rulebook.steps(entrants, roundNumber(round)).map((step) => stepText(step, rulebook.id, nameOf, language))
  const told = rulebook.explainer(entrants, roundNumber(round)).explain?.()
  return told === undefined ? steps : [...steps, ...explanationText(told, nameOf, messagesIn[language]).trimEnd().split('\n')]
}

const isAccelerated = ({ rules, virtualPoints }: Tournament): boolean =>
  virtualPoints.size > 0 || (rules !== null && 'acceleration' in rules && rules.acceleration !== null)

/** Why two meet, or why they do not; of one player: the opponent, the float or the bye. */
export const tellWhy = (event: Event, { round, player, opponent, language }: Extract<Question, { kind: 'ask' }>): Told => {
  const { rulebook, entrants } = event
  const explainer = rulebook.explainer(entrants, roundNumber(round))
  const options = {
    rulebook: rulebook.id,
    round: roundNumber(round),
    nameOf: nameIn(entrants),
    colourless: isColourless(entrants),
    accelerated: isAccelerated(entrants),
    language,
  }
  const asked = opponent === null ? ([playerId(player)] as const) : ([playerId(player), playerId(opponent)] as const)
  const why = explainWhy(explainer, asked, options)
  if (why !== null) return told(why.panel)
  if (opponent === null) return { kind: 'told', headline: null, lines: [] }
  return told(explainWhyNot(explainer, asked, options).panel)
}

const told = ({ headline, paragraphs }: ExplanationPanel): Told => ({ kind: 'told', headline, lines: paragraphs.map(plainText) })
