import type { PlayerId } from '../../model/ids.ts'
import { wasPaired } from '../../model/outcome.ts'
import type { Tournament } from '../../model/tournament.ts'
import { namedDescription } from '../../pairing/description-of.ts'
import { findGameFaults } from '../game-faults.ts'
import { type Context, reportJson } from './checks.ts'
import type { JsonNode } from './node.ts'
import { namedInRules } from './rules.ts'
import { checkTeams } from './teams.ts'

/** What no single value can show: players named who do not exist, rounds that do not fit together, games told in two ways. `rulesAt`: where their settings stand. */
export const checkConsistency = (tournament: Tournament, root: JsonNode, context: Context, rulesAt: string): void => {
  const { players, teams, requestedByes, forbiddenPairs, virtualPoints } = tournament
  const at = (path: string): number => find(root, path).at
  const position = new Map<PlayerId, number>()
  const numbers = new Map<number, PlayerId>()
  for (const [index, { id, pairingNumber }] of players.entries()) {
    const path = `/players/${index}`
    if (position.has(id)) reportJson(context, 'player-duplicate', at(`${path}/id`), `${path}/id`, { what: 'player', id, player: id })
    else if (numbers.has(pairingNumber)) {
      const told = { players: [numbers.get(pairingNumber)!, id], number: pairingNumber, player: id } as const
      reportJson(context, 'pairing-number-duplicate', at(`${path}/pairingNumber`), `${path}/pairingNumber`, told)
    }
    position.set(id, index)
    numbers.set(pairingNumber, id)
  }
  checkRounds(tournament, at, context)
  const table = new Map(players.map(({ id, outcomes }) => [id, outcomes] as const))
  findGameFaults(table, true, ({ code, field, told }) => {
    const path = `/players/${position.get(told.own as PlayerId)}/outcomes/${told.round - 1}/${field}`
    reportJson(context, code, at(path), path, { of: 'player', player: told.own, ...told } as never)
  })
  checkTeams(tournament, at, context)
  // Where teams are paired, they are meant.
  const entrants = new Set(teams === undefined ? position.keys() : teams.map(({ id }) => id))
  const known = (player: PlayerId, path: string): void => {
    if (!entrants.has(player))
      reportJson(context, 'player-unknown', at(path), path, { what: teams === undefined ? 'player' : 'team', id: player, player })
  }
  const paired = (teams ?? players)[0]?.outcomes.length ?? 0
  const seen = new Set<string>()
  for (const [index, { player, round }] of requestedByes.entries()) {
    const path = `/requestedByes/${index}`
    known(player, `${path}/player`)
    if (round <= paired) reportJson(context, 'bye-round-paired', at(`${path}/round`), `${path}/round`, { player, round })
    if (seen.has(`${round} ${player}`)) reportJson(context, 'bye-duplicate', at(path), path, { player, round })
    seen.add(`${round} ${player}`)
  }
  for (const [index, pairs] of forbiddenPairs.entries())
    for (const [entry, player] of pairs.players.entries()) known(player, `/forbiddenPairs/${index}/players/${entry}`)
  for (const [index, player] of [...virtualPoints.keys()].entries()) known(player, `/virtualPoints/${index}/player`)
  for (const [index, entry] of (tournament.asPaired ?? []).entries()) {
    const path = `/asPaired/${index}`
    const named = (key: string, list: readonly { readonly player: PlayerId }[]): void => {
      for (const [at, { player }] of list.entries()) known(player, `${path}/${key}/${at}/player`)
    }
    named('players', entry.players ?? [])
    named('outcomes', entry.outcomes)
    const late = entry.outcomes.findIndex((each) => each.round >= entry.round)
    if (entry.round > paired || late !== -1) {
      const place = entry.round > paired ? `${path}/round` : `${path}/outcomes/${late}/round`
      reportJson(context, 'value-out-of-range', at(place), place, { what: 'as-paired' })
    }
  }
  for (const [player, path] of namedInRules(tournament.rules, rulesAt)) known(player, path)
  checkAdjudications(tournament, at, context, rulesAt)
}

/** CFC 617: an unfinished game counts in one way. */
const checkAdjudications = (
  { rules, teams, players }: Tournament,
  at: (path: string) => number,
  context: Context,
  rulesAt: string,
): void => {
  const opponents = new Map<PlayerId, readonly (PlayerId | null)[]>(
    (teams ?? players).map(({ id, outcomes }) => [id, outcomes.map((outcome) => ('opponent' in outcome ? outcome.opponent : null))]),
  )
  const mirrored = { win: 'loss', draw: 'draw', loss: 'win' } as const
  const adjudications = rules !== null && 'adjudications' in rules ? rules.adjudications : []
  for (const [index, { player, round, result }] of adjudications.entries()) {
    const opponent = opponents.get(player)?.[round - 1] ?? null
    const otherwise = adjudications
      .slice(0, index)
      .some(
        (one) =>
          one.round === round &&
          ((one.player === player && one.result !== result) || (one.player === opponent && one.result !== mirrored[result])),
      )
    if (!otherwise) continue
    const path = `${rulesAt}/adjudications/${index}/result`
    reportJson(context, 'results-incompatible', at(path), path, { what: 'adjudications', player, round })
  }
}

/** Every player has one outcome for each round paired, and the last of them was paired. */
const checkRounds = (tournament: Tournament, at: (path: string) => number, context: Context): void => {
  const { players, numberOfRounds } = tournament
  const paired = players[0]?.outcomes.length ?? 0
  for (const [index, { id, outcomes }] of players.entries())
    if (outcomes.length !== paired) {
      const path = `/players/${index}/outcomes`
      reportJson(context, 'rounds-uneven', at(path), path, { what: 'player', id, rounds: outcomes.length, first: paired, player: id })
    }
  // A round of the tables passes even when nobody who is there has an opponent.
  const mustPair = paired > 0 && namedDescription(tournament)?.traits.drawnFrom !== 'tables'
  if (mustPair && !players.some(({ outcomes }) => outcomes[paired - 1] !== undefined && wasPaired(outcomes[paired - 1]!))) {
    const path = `/players/0/outcomes/${paired - 1}`
    reportJson(context, 'round-not-paired', at(path), path, { round: paired })
  }
  if (numberOfRounds !== null && numberOfRounds < paired)
    reportJson(context, 'rounds-too-few', at('/numberOfRounds'), '/numberOfRounds', { paired })
}

/** The value at a pointer, or the nearest one around it that exists. */
export const find = (root: JsonNode, path: string): JsonNode => {
  let node = root
  for (const key of path.split('/').slice(1)) {
    const child = node.kind === 'object' ? node.entries.get(key) : node.kind === 'array' ? node.items[Number(key)] : undefined
    if (child === undefined) return node
    node = child
  }
  return node
}
