import type { PlayerId } from '../../../model/ids.ts'
import { lotOf } from '../../../model/lot.ts'
import type { Outcome } from '../../../model/outcome.ts'
import type { Player } from '../../../model/player.ts'
import type { Tournament } from '../../../model/tournament.ts'
import { ssmDeclared } from '../declared.ts'
import type { FloatMark } from '../sheet.ts'

/** One line of the SSM sheet before a round. Made from the text once more: nothing is shared with the rulebook. */
export type SsmRow = {
  readonly id: PlayerId
  /** WDL, SOS and GAM in tenths. */
  readonly standing: readonly [wdl: number, sos: number, gam: number]
  /** What parts those who are level: the rating where it is used, highest first, and the lot, lowest first. Only the stepwise reading hangs on it. */
  readonly tieBreak: readonly [rating: number, lot: number]
  readonly met: ReadonlySet<PlayerId>
  readonly group: string | null
  readonly float: FloatMark
  readonly hadBye: boolean
  /** Remaining of a bracket would break B5, where it is asked of whoever remains. */
  readonly remainsAgain: boolean
}

/** In the order of A2, highest first. */
export const ssmSheet = (tournament: Tournament, round: number): readonly SsmRow[] => {
  const { players } = tournament
  const { asked, useRating, seed } = ssmDeclared(tournament)
  const history = (player: Player, before: number): readonly Outcome[] => player.outcomes.slice(0, before - 1)
  const wdl = (player: Player, before: number): number => history(player, before).reduce((sum, outcome) => sum + worth(outcome), 0)
  const byId = new Map(players.map((player) => [player.id, player]))
  const rows = toBePaired(tournament, round).map((player): SsmRow => {
    const games = history(player, round).flatMap((outcome) => (outcome.kind === 'game' ? [outcome] : []))
    const sos = games.reduce((sum, game) => sum + wdl(byId.get(game.opponent)!, round), 0)
    const gam = games.reduce((sum, game) => sum + (game.gameScore ?? 0), 0)
    const last = round > 1 ? player.outcomes[round - 2] : undefined
    const float = last === undefined ? null : floatFrom(last, (id) => wdl(byId.get(id)!, round - 1), player.id)
    return {
      id: player.id,
      standing: [wdl(player, round), sos, gam],
      tieBreak: [useRating ? (player.rating ?? 0) : 0, lotOf(seed, player.id)],
      met: new Set([...games.map(({ opponent }) => opponent), ...forbiddenTo(tournament, player.id, round)]),
      group: groupOf(tournament, player, round),
      float,
      remainsAgain: asked && float === 'down',
      hadBye: history(player, round).some(isBye),
    }
  })
  return rows.sort((a, b) => compareStandings(b, a) || b.tieBreak[0] - a.tieBreak[0] || a.tieBreak[1] - b.tieBreak[1] || a.id - b.id)
}

export const compareStandings = (a: SsmRow, b: SsmRow): number =>
  a.standing[0] - b.standing[0] || a.standing[1] - b.standing[1] || a.standing[2] - b.standing[2]

const isBye = (outcome: Outcome): boolean => outcome.kind === 'bye' && outcome.bye === 'pairing-allocated'

/** A1, A8. An adjourned game is a draw for the time being. */
const worth = (outcome: Outcome): number => {
  if (outcome.kind === 'bye') return isBye(outcome) ? 20 : 0
  if (outcome.kind === 'absent') return 0
  return { win: 20, draw: 10, adjourned: 10, loss: 0 }[outcome.result]
}

const floatFrom = (outcome: Outcome, scoreOf: (id: PlayerId) => number, id: PlayerId): FloatMark => {
  if (outcome.kind === 'game' || outcome.kind === 'forfeit') {
    const [mine, theirs] = [scoreOf(id), scoreOf(outcome.opponent)]
    return mine === theirs ? null : mine > theirs ? 'down' : 'up'
  }
  return isBye(outcome) ? 'down' : null
}

const groupOf = (tournament: Tournament, player: Player, round: number): string | null => {
  const { numberOfRounds } = tournament
  const { restricted: rule } = ssmDeclared(tournament)
  if (rule === null || round > rule.rounds || round >= (numberOfRounds ?? round + 1)) return null
  const name = { club: player.club, federation: player.federation, city: player.city ?? '' }[rule.by]
  return name !== '' && (rule.groups?.includes(name) ?? true) ? name : null
}

const forbiddenTo = ({ forbiddenPairs }: Tournament, id: PlayerId, round: number): readonly PlayerId[] =>
  forbiddenPairs
    .filter(({ players, firstRound, lastRound }) => players.includes(id) && firstRound <= round && round <= (lastRound ?? round))
    .flatMap(({ players }) => players.filter((other) => other !== id))

const toBePaired = ({ players, requestedByes }: Tournament, round: number): readonly Player[] => {
  const recorded = Math.max(0, ...players.map(({ outcomes }) => outcomes.length))
  if (round > recorded) return players.filter(({ id }) => !requestedByes.some((bye) => bye.player === id && bye.round === round))
  return players.filter(({ outcomes }) => {
    const outcome = outcomes[round - 1]
    return outcome !== undefined && (outcome.kind === 'game' || outcome.kind === 'forfeit' || isBye(outcome))
  })
}
