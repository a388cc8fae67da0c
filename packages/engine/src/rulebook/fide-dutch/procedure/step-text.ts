import type { PlayerId } from '../../../model/ids.ts'
import { displayPoints } from '../../../model/points.ts'
import type { ProcedureEvent } from './trace.ts'

/** An event in a line of English, with its article. */
export const stepText = (event: ProcedureEvent, nameOf: (player: PlayerId) => string): string => {
  const list = (players: readonly PlayerId[]): string => (players.length === 0 ? 'nobody' : players.map(nameOf).join(', '))
  const bracket = 'score' in event ? `Bracket of ${displayPoints(event.score)}` : ''
  const article = `(${event.article})`
  switch (event.kind) {
    case 'bracket': {
      const above = event.fromAbove.length === 0 ? '' : `${list(event.fromAbove)} from above and `
      const strong = event.z === null ? '' : `, Z = ${event.z}`
      return `${bracket}, ${event.treatment}: ${above}${list(event.residents)}; pairs wanted: ${event.pairs}, X = ${event.x}${strong} ${article}.`
    }
    case 'incompatible':
      return `${bracket}: ${list(event.movedDown)} can meet nobody here and moves down ${article}.`
    case 'paired': {
      const pairs = event.pairs.map(([higher, lower]) => `${nameOf(higher)} – ${nameOf(lower)}`).join(', ')
      const rest = event.downfloaters.length === 0 ? '' : `; left over: ${list(event.downfloaters)}`
      return `${bracket}: ${pairs === '' ? 'no pairs' : pairs}${rest} ${article}.`
    }
    case 'lowered':
      return event.requirement === 'X' || event.requirement === 'Z' || event.requirement === 'x'
        ? `${bracket}: ${event.requirement} raised by ${event.by} ${article}.`
        : `${bracket}: ${event.requirement} dropped for ${event.by} ${article}.`
    case 'backtracked':
      return `${bracket}: paired again, because the next bracket cannot be paired with ${list(event.instead)} moved down ${article}.`
    case 'penultimate':
      return `${bracket}: paired again so that everybody below can be paired; ${list(event.instead)} move down ${article}.`
    case 'joined':
      return `${bracket}: no pairing lets everybody below be paired, so it is joined to the lowest bracket ${article}.`
    case 'fewer-pairs':
      return `${bracket}: pairs made: ${event.pairs} instead of ${event.wanted} ${article}.`
    case 'colours':
      return `${nameOf(event.white)} has White against ${nameOf(event.black)} ${article}.`
    case 'bye':
      return `${nameOf(event.player)} has the bye ${article}.`
    case 'impossible':
      return `No legal pairing: ${list(event.stuck)} cannot all be paired, having only ${list(event.only)} besides themselves (B.1, B.2).`
  }
}
