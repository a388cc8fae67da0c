import type { DroppedWish, Explanation } from '@zug/engine/explain'
import type { PlayerId, RoundNumber, RulebookId, Tournament } from '@zug/engine/model'
import { type Board, isColourless, rulebookById } from '@zug/engine/pairing'
import { type BracketMap, explainWhy, explainWhyNot, explanationText, messagesIn, stepText, type Voice } from '@zug/messages/explanation'
import type { Language } from '@zug/messages/language'
import { explainerFor } from './explainers.ts'
import { forEverybody, namesApart, type ToldPanel, whyNotForEverybody } from './untold.ts'

/** A question about a round, and how it is to be answered. */
export type QuestionJob = {
  readonly kind: 'question'
  /** Stands for this round of this state: what was worked out for one question about it serves the next. */
  readonly about: string
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly rulebook: RulebookId
  readonly question: Question
  readonly language: Language
  readonly wishesDropped: readonly DroppedWish[]
  /** For everybody: without anything that says whom the organiser keeps apart. */
  readonly untold?: boolean
}

export type Question =
  | { readonly kind: 'round' }
  | { readonly kind: 'why' | 'why-not'; readonly player: PlayerId; readonly opponent: PlayerId | null; readonly voice: Voice }

/** A whole round by its brackets, or step by step. */
export type RoundTold =
  | Explanation
  | { readonly rulebook: RulebookId; readonly round: RoundNumber; readonly steps: readonly unknown[]; readonly explanation?: Explanation }

type Spoken = { readonly sentences: readonly string[]; readonly boards: readonly Board[] | null }

export type Explained =
  | (Spoken & { readonly kind: 'round-explained'; readonly data: RoundTold })
  | (Spoken & { readonly kind: 'explained'; readonly data: unknown; readonly panel: ToldPanel })
  /** The rulebook does not explain itself this way, or the question is about something that did not happen. */
  | { readonly kind: 'no-explanation'; readonly why: 'rulebook' | 'not-so' }

export const answerQuestion = (job: QuestionJob): Explained => {
  const { about, tournament, round, rulebook, question, language, wishesDropped, untold = false } = job
  const system = rulebookById(rulebook)
  const names = new Map([...tournament.players, ...(tournament.teams ?? [])].map(({ id, name }) => [id, name]))
  const listed = (id: PlayerId): string => names.get(id) ?? String(id)
  const nameOf = (id: PlayerId): string => spokenName(listed(id))
  const whole = explainerFor(about, () => system.explainer(tournament, round))
  const explainer = untold ? forEverybody(whole) : whole
  const boards = explainer.boards()
  const linesOf = (told: Explanation): readonly string[] => explanationText(told, nameOf, messagesIn[language]).trimEnd().split('\n')
  if (question.kind === 'round' && system.traits.told === 'steps') {
    const steps = system.steps(tournament, round).filter((step) => !untold || !namesApart(step, tournament))
    const sentences = steps.map((step) => stepText(step, rulebook, nameOf, language))
    // A round that another rulebook pairs is told by that one besides.
    const explanation = explainer.explain?.()
    if (explanation === undefined) return { kind: 'round-explained', data: { rulebook, round, steps }, sentences, boards }
    const data = { rulebook, round, steps, explanation }
    return { kind: 'round-explained', data, sentences: [...sentences, '', ...linesOf(explanation)], boards }
  }
  if (question.kind === 'round') {
    const data = explainer.explain?.()
    if (data === undefined) return { kind: 'no-explanation', why: 'rulebook' }
    return { kind: 'round-explained', data, sentences: linesOf(data), boards }
  }
  const { player, opponent, voice } = question
  const asked = opponent === null ? ([player] as const) : ([player, opponent] as const)
  const options = {
    rulebook,
    round,
    nameOf,
    language,
    voice,
    wishesDropped,
    colourless: isColourless(tournament),
    accelerated: isAccelerated(tournament),
  }
  if (untold && question.kind === 'why-not')
    return { kind: 'explained', ...whyNotForEverybody(explainWhyNot(explainer, asked, options), asked.map(nameOf)), boards }
  const answer = (question.kind === 'why' ? explainWhy : explainWhyNot)(explainer, asked, options)
  return answer === null
    ? { kind: 'no-explanation', why: 'not-so' }
    : { kind: 'explained', ...answer, panel: { ...answer.panel, map: mapInLists(answer.panel.map, listed) }, boards }
}

const isAccelerated = ({ rules, virtualPoints }: Tournament): boolean =>
  virtualPoints.size > 0 || (rules !== null && 'acceleration' in rules && rules.acceleration !== null)

/** In a sentence people are called “Given Family”; lists have “Family, Given”. */
const spokenName = (name: string): string => {
  const [family, given, ...more] = name.split(',').map((part) => part.trim())
  return given === undefined || given === '' || more.length > 0 ? name : `${given} ${family}`
}

/** A map is a list: there the family name comes first, so that it stays when the name is cut. */
const mapInLists = (map: BracketMap | null, listed: (id: PlayerId) => string): BracketMap | null =>
  map && {
    ...map,
    bands: map.bands.map((band) => ({ ...band, players: band.players.map((one) => ({ ...one, name: listed(one.player) })) })),
  }
