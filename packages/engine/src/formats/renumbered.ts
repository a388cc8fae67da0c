import { type PlayerId, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Tournament } from '../model/tournament.ts'

/** Players under their pairing numbers, in that order, and whatever names them: so a report numbers them as slips and tables do. Teams keep theirs. */
export const underPairingNumbers = (tournament: Tournament): Tournament => {
  const { teams, players, cfc, roundRobin, asPaired } = tournament
  if (teams !== undefined) return tournament
  const numbers = new Map(players.map(({ id, pairingNumber }) => [id, playerId(pairingNumber)]))
  const of = (id: PlayerId): PlayerId => numbers.get(id) ?? id
  const outcomeOf = (outcome: Outcome): Outcome =>
    outcome.kind === 'game' || outcome.kind === 'forfeit' ? { ...outcome, opponent: of(outcome.opponent) } : outcome
  const groups = (lists: readonly (readonly PlayerId[])[]) => lists.map((list) => list.map(of))
  return {
    ...tournament,
    players: players
      .map((player) => ({ ...player, id: of(player.id), outcomes: player.outcomes.map(outcomeOf) }))
      .sort((a, b) => a.id - b.id),
    requestedByes: tournament.requestedByes
      .map((bye) => ({ ...bye, player: of(bye.player) }))
      .sort((a, b) => a.round - b.round || a.player - b.player),
    forbiddenPairs: tournament.forbiddenPairs.map((pairs) => ({ ...pairs, players: pairs.players.map(of).sort((a, b) => a - b) })),
    virtualPoints: new Map([...tournament.virtualPoints].map(([id, points]) => [of(id), points])),
    ...(cfc === undefined
      ? {}
      : {
          cfc: {
            ...cfc,
            apart: groups(cfc.apart),
            excused: cfc.excused.map(of),
            adjudications: cfc.adjudications.map((each) => ({ ...each, player: of(each.player) })),
          },
        }),
    ...(roundRobin === undefined
      ? {}
      : { roundRobin: { ...roundRobin, sections: roundRobin.sections === null ? null : groups(roundRobin.sections) } }),
    ...(asPaired === undefined
      ? {}
      : {
          asPaired: asPaired.map(({ players: then, outcomes, ...entry }) => ({
            ...entry,
            ...(then === undefined ? {} : { players: then.map((each) => ({ ...each, player: of(each.player) })) }),
            outcomes: outcomes.map((each) => ({ ...each, player: of(each.player), outcome: outcomeOf(each.outcome) })),
          })),
        }),
  }
}
