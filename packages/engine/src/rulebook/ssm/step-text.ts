import type { PlayerId } from '../../model/ids.ts'
import { displayPoints } from '../../model/points.ts'
import type { PassedOver, SsmEvent } from './by-the-book/event.ts'

/** One step of the procedure as a line of English, the article first. */
export const stepText = (step: SsmEvent, nameOf: (player: PlayerId) => string): string => `${step.article}  ${sentence(step, nameOf)}`

const sentence = (step: SsmEvent, nameOf: (player: PlayerId) => string): string => {
  const names = (players: readonly PlayerId[]): string => (players.length === 0 ? 'nobody' : players.map(nameOf).join(', '))
  switch (step.kind) {
    case 'bracket':
      return `${step.last ? 'Last bracket' : 'Bracket'}, ${displayPoints(step.score)} points: ${names(step.players)}`
    case 'subgroups':
      return `S1: ${names(step.s1)} | S2: ${names(step.s2)}`
    case 'pair': {
      const omitted = step.omitted.length === 0 ? '' : `, ${step.omitted.join(' and ')} omitted`
      const passed = step.passedOver.map((one) => `${nameOf(one.player)} (${reason(one)})`)
      return `${nameOf(step.players[0])} – ${nameOf(step.players[1])}${omitted}${passed.length === 0 ? '' : `; not ${passed.join(', ')}`}`
    }
    case 'exchange': {
      const where = step.inPlace === null ? 'goes to S2; everybody there has been in S1' : `changes places with ${nameOf(step.inPlace)}`
      return `${nameOf(step.player)} finds nobody in S2 and ${where}`
    }
    case 'transposed':
      return step.article === 'C7'
        ? `${names(step.players)} can meet nobody here: down to the next bracket`
        : `${names(step.players)} unpaired: down to the next bracket`
    case 'combination':
      return `Not everybody can be paired: combined with the bracket above, ${names(step.players)}`
    case 'bye':
      return `${nameOf(step.player)} has the bye`
  }
}

const reason = ({ because }: PassedOver): string => {
  switch (because) {
    case 'B1':
      return 'B1: have met'
    case 'B4':
      return 'B4: same group'
    case 'B5':
      return 'B5: same float again'
    case 'others':
      return 'the others would fall short'
  }
}
