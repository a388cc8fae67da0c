import { type PlayerId, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'

/** What the two players of one game say against each other. */
export const gameFaultCodes = [
  'opponent-self',
  'opponent-unknown',
  'opponent-not-mutual',
  'colours-not-opposite',
  'results-incompatible',
] as const
export type GameFaultCode = (typeof gameFaultCodes)[number]

export type GameFault = {
  readonly code: GameFaultCode
  readonly player: number
  readonly round: number
  readonly field: 'opponent' | 'colour' | 'result'
  readonly message: string
}

/** Rounds of each player; 'broken' is a round that could not be read and is not compared. */
export type OutcomeTable = ReadonlyMap<PlayerId, readonly (Outcome | 'broken')[]>

/**
 * Both players of a game must tell the same story. `complete` is false when a player could not be read: then an unknown opponent may be
 * that one, and is not reported.
 */
export const findGameFaults = (table: OutcomeTable, complete: boolean, report: (fault: GameFault) => void): void => {
  for (const [player, outcomes] of table)
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome === 'broken' || (outcome.kind !== 'game' && outcome.kind !== 'forfeit')) continue
      const round = index + 1
      const { opponent } = outcome
      const fault = (code: GameFaultCode, field: GameFault['field'], message: string) => report({ code, player, round, field, message })
      if (opponent === player) {
        fault('opponent-self', 'opponent', `Player ${player} is paired against themselves in round ${round}.`)
        continue
      }
      const row = table.get(playerId(opponent))
      if (row === undefined) {
        if (complete) fault('opponent-unknown', 'opponent', `There is no player ${opponent}, the opponent in round ${round}.`)
        continue
      }
      const other = row[index] ?? { kind: 'absent' }
      if (other === 'broken') continue
      if ((other.kind !== 'game' && other.kind !== 'forfeit') || other.opponent !== player) {
        const message = `Player ${player} names ${opponent} as opponent in round ${round}, but player ${opponent} ${nameOf(other)}.`
        fault('opponent-not-mutual', 'opponent', message)
        continue
      }
      // From here on the pair is one: report it at the player with the smaller number.
      if (opponent < player) continue
      if (outcome.colour !== null && outcome.colour === other.colour)
        fault('colours-not-opposite', 'colour', `Players ${player} and ${opponent} both have ${outcome.colour} in round ${round}.`)
      if (!compatible(outcome, other)) {
        const both = `player ${player} has ${resultOf(outcome)}, player ${opponent} has ${resultOf(other)}`
        fault('results-incompatible', 'result', `Round ${round}: ${both}; these do not go together.`)
      }
    }
}

const nameOf = (outcome: Outcome): string => {
  if (outcome.kind === 'game' || outcome.kind === 'forfeit') return `names ${outcome.opponent}`
  return outcome.kind === 'bye' ? `has a ${outcome.bye} bye` : 'has nothing written'
}

type Met = Extract<Outcome, { kind: 'game' | 'forfeit' }>

const resultOf = (outcome: Met): string => `${outcome.kind === 'forfeit' ? 'a forfeit ' : 'a '}${outcome.result}`

/** One winner at most, and nobody draws against a win. Both may lose, and one may keep a half while the other is penalised. */
const compatible = (a: Met, b: Met): boolean => {
  if (a.kind !== b.kind) return false
  if (a.result === 'adjourned' || b.result === 'adjourned') return a.result === b.result
  if (a.result === 'win' || b.result === 'win') return a.result === 'loss' || b.result === 'loss'
  return true
}
