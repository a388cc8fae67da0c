import type { PlayerId } from '../../model/ids.ts'
import type { Language } from '../../model/language.ts'
import { displayPoints } from '../../model/points.ts'
import { listOfNames } from '../list-of-names.ts'
import type { SsmEvent } from './by-the-book/event.ts'
import { type StepWords, stepWords } from './step-words.ts'

/** One step of the procedure as a line of one language, the article first. */
export const stepText = (step: SsmEvent, nameOf: (player: PlayerId) => string, language: Language = 'en'): string =>
  `${step.article}  ${sentence(step, nameOf, stepWords[language])}`

const sentence = (step: SsmEvent, nameOf: (player: PlayerId) => string, words: StepWords): string => {
  const names = (players: readonly PlayerId[]): string => (players.length === 0 ? words.nobody : listOfNames(players.map(nameOf)))
  switch (step.kind) {
    case 'bracket':
      return `${words.bracket(displayPoints(step.score), step.last)}: ${names(step.players)}`
    case 'subgroups':
      return `S1: ${names(step.s1)} | S2: ${names(step.s2)}`
    case 'pair': {
      const omitted = step.omitted.length === 0 ? '' : `, ${words.omitted(step.omitted)}`
      const passed = step.passedOver.map((one) => `${nameOf(one.player)} (${words.because[one.because]})`)
      return `${nameOf(step.players[0])} – ${nameOf(step.players[1])}${omitted}${passed.length === 0 ? '' : `; ${words.not(passed.join(', '))}`}`
    }
    case 'exchange':
      return step.inPlace === null ? words.toS2(nameOf(step.player)) : words.exchange(nameOf(step.player), nameOf(step.inPlace))
    case 'transposed':
      return (step.article === 'C7' ? words.meetsNobody : words.unpaired)(names(step.players))
    case 'combination':
      return words.combination(names(step.players))
    case 'bye':
      return words.bye(nameOf(step.player))
  }
}
