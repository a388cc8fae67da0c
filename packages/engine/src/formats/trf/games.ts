import { playerId } from '../../model/ids.ts'
import type { Outcome } from '../../model/outcome.ts'
import { nth, roundFields } from './columns.ts'
import { type IssueList, report } from './issues.ts'
import type { PlayerRecord } from './player-record.ts'
import type { Rounds } from './rounds.ts'

/**
 * Both players of a game must tell the same story. `complete` is false when a player's record could not be read: then an unknown opponent
 * may be that one, and is not reported.
 */
export const checkGames = (players: readonly PlayerRecord[], rounds: Rounds, complete: boolean, list: IssueList): void => {
  for (const { id, line } of players)
    for (const [index, outcome] of (rounds.outcomes.get(playerId(id)) ?? []).entries()) {
      if (outcome === 'broken' || (outcome.kind !== 'game' && outcome.kind !== 'forfeit')) continue
      const round = index + 1
      const at = (field: keyof typeof roundFields) => ({ line, column: nth(roundFields[field], index).from, player: id, round })
      const { opponent } = outcome
      if (opponent === id) {
        report(list, 'opponent-self', at('opponent'), `Player ${id} is paired against themselves in round ${round}.`)
        continue
      }
      const other = rounds.outcomes.get(opponent)?.[index]
      if (other === undefined) {
        if (complete) report(list, 'opponent-unknown', at('opponent'), `There is no player ${opponent}, the opponent in round ${round}.`)
        continue
      }
      if (other === 'broken') continue
      if ((other.kind !== 'game' && other.kind !== 'forfeit') || other.opponent !== id) {
        const message = `Player ${id} names ${opponent} as opponent in round ${round}, but player ${opponent} ${nameOf(other)}.`
        report(list, 'opponent-not-mutual', at('opponent'), message)
        continue
      }
      // From here on the pair is one: report it at the player with the smaller number.
      if (opponent < id) continue
      if (outcome.colour !== null && outcome.colour === other.colour)
        report(list, 'colours-not-opposite', at('colour'), `Players ${id} and ${opponent} both have ${outcome.colour} in round ${round}.`)
      if (!compatible(outcome, other)) {
        const message = `Round ${round}: player ${id} has ${resultOf(outcome)}, player ${opponent} has ${resultOf(other)}; both cannot be.`
        report(list, 'results-incompatible', at('result'), message)
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
  return a.kind === 'game' || a.result === 'loss'
}
