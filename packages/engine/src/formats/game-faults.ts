import { type PlayerId, playerId } from '../model/ids.ts'
import type { GameFaultData, ToldOtherwise, ToldResult } from '../model/issues/game-faults.ts'
import type { Outcome } from '../model/outcome.ts'
import type { BoardResult } from '../model/team.ts'

/** What the two players of one game say against each other. */
export const gameFaultCodes = [
  'opponent-self',
  'opponent-unknown',
  'opponent-not-mutual',
  'colours-not-opposite',
  'results-incompatible',
] as const satisfies readonly (keyof GameFaultData)[]
export type GameFaultCode = keyof GameFaultData

/** A fault of players or of teams, whichever the table has. */
export type GameFault = {
  readonly [Code in GameFaultCode]: {
    readonly code: Code
    readonly field: 'opponent' | 'colour' | 'result'
    readonly told: Omit<GameFaultData[Code], 'of'>
  }
}[GameFaultCode]

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
      const sides = { own: player, opponent, round }
      if (opponent === player) {
        report({ code: 'opponent-self', field: 'opponent', told: sides })
        continue
      }
      const row = table.get(playerId(opponent))
      if (row === undefined) {
        if (complete) report({ code: 'opponent-unknown', field: 'opponent', told: sides })
        continue
      }
      const other = row[index] ?? { kind: 'absent' }
      if (other === 'broken') continue
      if ((other.kind !== 'game' && other.kind !== 'forfeit') || other.opponent !== player) {
        report({ code: 'opponent-not-mutual', field: 'opponent', told: { ...sides, other: otherwise(other) } })
        continue
      }
      // From here on the pair is one: report it at the player with the smaller number.
      if (opponent < player) continue
      if (outcome.colour !== null && outcome.colour === other.colour)
        report({ code: 'colours-not-opposite', field: 'colour', told: { ...sides, colour: outcome.colour } })
      if (!compatible(outcome, other)) {
        const told = { ...sides, what: 'game', results: [resultOf(outcome), resultOf(other)] } as const
        report({ code: 'results-incompatible', field: 'result', told })
      }
    }
}

const otherwise = (outcome: Outcome): ToldOtherwise => {
  if (outcome.kind === 'game' || outcome.kind === 'forfeit') return { kind: 'opponent', opponent: outcome.opponent }
  return outcome.kind === 'bye' ? { kind: 'bye', bye: outcome.bye } : { kind: 'nothing' }
}

type Met = Extract<Outcome, { kind: 'game' | 'forfeit' }>

const resultOf = ({ kind, result }: Met): ToldResult => ({ kind, result })

/** One winner at most, and nobody draws against a win. Both may lose, and one may keep a half while the other is penalised. */
const compatible = (a: Met, b: Met): boolean => {
  if (a.kind !== b.kind) return false
  const [ours, theirs] = [a.kind === 'game' ? a.games : undefined, b.kind === 'game' ? b.games : undefined]
  if ((ours === undefined) !== (theirs === undefined)) return false
  if (ours?.some((game, at) => !compatible(asMet(game, a), asMet(theirs![at]!, b)))) return false
  return compatibleResults(a, b)
}

/** C.04.5: one of the two games of a match. */
const asMet = (result: BoardResult, { opponent, colour }: Met): Met =>
  result === 'forfeit-win' || result === 'forfeit-loss'
    ? { kind: 'forfeit', opponent, colour, result: result === 'forfeit-win' ? 'win' : 'loss' }
    : { kind: 'game', opponent, colour: colour ?? 'white', result, rated: true }

const compatibleResults = (a: Met, b: Met): boolean => {
  if (a.result === 'adjourned' || b.result === 'adjourned') return a.result === b.result
  if (a.result === 'win' || b.result === 'win') return a.result === 'loss' || b.result === 'loss'
  return true
}
