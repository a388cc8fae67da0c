import type { RoundExplainer, Why, WhyNot } from '@zug/engine/explain'
import type { Tournament } from '@zug/engine/model'
import { type ExplanationPanel, messagesIn } from '@zug/messages/explanation'
import { askedApart } from '../tournaments/asked-apart.ts'

/** An answer of the engine, or one that is left to the arbiter. */
export type ToldPanel = Omit<ExplanationPanel, 'answer'> & { readonly answer: ExplanationPanel['answer'] | 'untold' }

type Entry = { readonly [name: string]: unknown }
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Kept apart by the organiser, or by what the players asked for (CFC 619.1). */
const isApart = (obstacle: unknown): boolean =>
  isEntry(obstacle) &&
  ((obstacle.kind === 'forbidden' && obstacle.article === null) ||
    (obstacle.kind === 'worse' && obstacle.article === '619.1') ||
    (obstacle.kind === 'later' && isChoiceApart(obstacle.how)))

/** An odd man meets somebody else because he asked not to meet the first. */
const isChoiceApart = (choice: unknown): boolean => isEntry(choice) && choice.kind === 'comes-first' && choice.because === 'apart'

/** Does a verdict say that two are kept apart? */
export const isUntold = (verdict: unknown): boolean =>
  isEntry(verdict) &&
  ((verdict.kind === 'forbidden' && isApart(verdict.obstacle)) ||
    (verdict.kind === 'worse' && verdict.criterion === '619.1') ||
    isChoiceApart(verdict))

const isSecret = (value: unknown): boolean =>
  isEntry(value) && (isApart(value.obstacle) || isUntold(value.answer) || isOnlyApart(value.candidate))

/** A candidate that nothing but such pairs speaks against: without them it would stand there for no reason. */
const isOnlyApart = (candidate: unknown): boolean =>
  isEntry(candidate) &&
  Array.isArray(candidate.illegal) &&
  candidate.illegal.length > 0 &&
  candidate.illegal.every((entry) => isEntry(entry) && isApart(entry.obstacle))

const without = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((entry) => !isSecret(entry)).map(without)
  if (!isEntry(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, isSecret(entry) ? null : without(entry)]))
}

/** Opponents who came first and are not named are not counted either. */
const whyTold = <Answer extends Why | null>(why: Answer): Answer => {
  const told = without(why) as Answer
  if (why?.kind !== 'pair' || told?.kind !== 'pair') return told
  return { ...told, earlier: why.earlier - (why.passedOver.length - told.passedOver.length) }
}

/** The same explainer for everybody: what says that two are kept apart is left out, before any sentence is made of it. */
export const forEverybody = (explainer: RoundExplainer): RoundExplainer => {
  const { explain } = explainer
  return {
    ...explainer,
    ...(explain === undefined ? {} : { explain: () => without(explain()) as ReturnType<typeof explain> }),
    why: (a, b) => whyTold(explainer.why(a, b)),
    whyUnpaired: (player) => whyTold(explainer.whyUnpaired(player)),
  }
}

/** Does a step of a procedure name two who are kept apart: one who is paired, and another who came first by the order? */
export const namesApart = (step: unknown, { forbiddenPairs, rules }: Tournament): boolean => {
  if (!isEntry(step)) return false
  const own = Array.isArray(step.players) ? step.players[0] : step.player
  const passed = Array.isArray(step.passedOver) ? step.passedOver.map((entry) => (isEntry(entry) ? entry.player : null)) : []
  const groups: readonly (readonly number[])[] = [...forbiddenPairs.map(({ players }) => players), ...askedApart(rules)]
  return [...passed, step.natural].some((other) => groups.some((group) => group.includes(own as number) && group.includes(other as number)))
}

type Answer = { readonly panel: ExplanationPanel; readonly data: WhyNot; readonly sentences: readonly string[] }
type Told = { readonly panel: ToldPanel; readonly data: unknown; readonly sentences: readonly string[] }

/** Why two do not meet, as everybody is told: nothing about whom the organiser keeps apart. */
export const whyNotForEverybody = (answer: Answer, names: readonly string[]): Told => {
  if (!isUntold(answer.data)) return { ...answer, data: without(answer.data) }
  const { language, voice } = answer.panel
  const { untold, player } = messagesIn[language]
  const [a = '', b = ''] = names
  const sentence = untold(a, b)
  const headline = voice === 'player' ? player.untold(b) : sentence
  const panel: ToldPanel = { ...answer.panel, answer: 'untold', headline, paragraphs: [], cards: null, change: null }
  return { panel, data: { kind: 'untold' }, sentences: [sentence] }
}
