import type { Excuse } from '../model/excuse.ts'
import { type PlayerId, playerId } from '../model/ids.ts'
import type { Outcome } from '../model/outcome.ts'
import type { Tournament } from '../model/tournament.ts'
import { descriptionById } from '../pairing/description-of.ts'

/** Players under their pairing numbers, in that order, and whatever names them: so a report numbers them as slips and tables do. Teams keep theirs. */
export const underPairingNumbers = (tournament: Tournament): Tournament => {
  const { teams, players, rules, asPaired } = tournament
  if (teams !== undefined) return tournament
  const numbers = new Map(players.map(({ id, pairingNumber }) => [id, playerId(pairingNumber)]))
  const of = (id: PlayerId): PlayerId => numbers.get(id) ?? id
  const outcomeOf = (outcome: Outcome): Outcome =>
    outcome.kind === 'game' || outcome.kind === 'forfeit' ? { ...outcome, opponent: of(outcome.opponent) } : outcome
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
    rules: renamedIn(rules, of),
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

/** The rules with whoever their settings name under another number. */
export const renamedIn = (rules: Tournament['rules'], of: (id: PlayerId) => PlayerId): Tournament['rules'] => {
  if (rules === null || rules.rulebook === 'other') return rules
  const renamed = descriptionById(rules.rulebook).settings.flatMap(({ name, kind }): readonly (readonly [string, unknown])[] => {
    const value: unknown = rules[name as keyof typeof rules]
    if (kind === 'excuses')
      return [[name, (value as readonly Excuse[]).map((one) => (typeof one === 'number' ? of(one) : { ...one, player: of(one.player) }))]]
    if (kind === 'groups' && value !== null) return [[name, (value as readonly (readonly PlayerId[])[]).map((group) => group.map(of))]]
    if (kind !== 'adjudications') return []
    return [[name, (value as readonly { readonly player: PlayerId }[]).map((each) => ({ ...each, player: of(each.player) }))]]
  })
  return { ...rules, ...Object.fromEntries(renamed) }
}
