import { type DeskBoardResult, type DeskState, isTeamEvent } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { makeTieBreak, parseTieBreaks } from '@zug/engine/standings'
import { standingsOf } from '../../packages/server/src/standings/table.ts'
import { byeKey, gameKey } from '../ledger.ts'
import { commandOf, difference, type Invariant, isCreated, type Look, same, unless } from './invariant.ts'

/** What the desk works out from other settings is not compared: complete rules, and dates that follow from a schedule. */
const derived = new Set(['rules', 'info'])

const settingsReadBack = ({ after }: Look): readonly string[] => {
  if (!isCreated(after)) return []
  const settings = after.desk.state.settings! as unknown as Record<string, unknown>
  const { rules, info } = after.ledger.settings as { rules?: Record<string, unknown>; info?: Record<string, unknown> }
  const declared = settings.rules as Record<string, unknown>
  return [
    ...Object.entries(after.ledger.settings).flatMap(([name, value]) =>
      derived.has(name) ? [] : difference(`the setting ${name}`, settings[name], value),
    ),
    // Exchanging numbers by hand ends drawing by lot (CFC 652).
    ...Object.entries(rules ?? {}).flatMap(([name, value]) =>
      name === 'numbers' ? [] : difference(`the rule ${name}`, declared[name], value),
    ),
    ...Object.entries(info ?? {}).flatMap(([name, value]) =>
      /date/i.test(name) ? [] : difference(`the ${name} of the event`, (settings.info as Record<string, unknown>)[name], value),
    ),
  ]
}

const settingsStay = (look: Look): readonly string[] => {
  const command = commandOf(look)
  if (command?.kind !== 'change-settings' || look.outcome.kind !== 'done') return []
  const [before, after] = [look.before, look.after].map(({ desk }) => desk.state.settings as unknown as Record<string, unknown>)
  const free = new Set([...Object.keys(command.changes), 'info', 'numberOfRounds'])
  return Object.keys(before!).flatMap((name) =>
    free.has(name) ? [] : difference(`the setting ${name}, which was not changed,`, after![name], before![name]),
  )
}

/** Standings are ranked by the tie-breaks that were declared: a list that cannot be read is not replaced by another one. */
const tieBreaksCount = ({ after }: Look): readonly string[] => {
  const typed = after.ledger.settings.tieBreaks as readonly string[] | undefined
  if (!isCreated(after) || typed === undefined) return []
  const { state } = after.desk
  const of = isTeamEvent(state) ? 'teams' : 'players'
  const table = standingsOf(state, null)
  const ranked = table.criteria.map(makeTieBreak)
  return typed.flatMap((code) => {
    const parsed = parseTieBreaks(code, of)
    if (!parsed.ok) {
      const said =
        JSON.stringify(table.issues).toLowerCase().includes(code.toLowerCase()) ||
        JSON.stringify(table).toLowerCase().includes(code.toLowerCase())
      return unless(said, `the tie-break ${code} was accepted, and standings neither use it nor say that it is unknown`)
    }
    const names = parsed.value.map(makeTieBreak)
    const unusable = table.issues.length > 0
    return names.flatMap((name) =>
      unless(unusable || ranked.includes(name), `standings do not use the tie-break ${name}, which was declared`),
    )
  })
}

const peopleReadBack = ({ after }: Look): readonly string[] => {
  const { players, teams } = after.desk.state
  const gone = [...after.ledger.players.keys()].filter((id) => !players.has(id))
  const unknown = [...players.keys()].filter((id) => !after.ledger.players.has(id))
  return [
    ...gone.map((id) => `player ${id} is lost`),
    ...unknown.map((id) => `player ${id} was never entered`),
    ...[...after.ledger.players].flatMap(([id, typed]) => {
      const player = players.get(id) as unknown as Record<string, unknown> | undefined
      return player === undefined
        ? []
        : Object.entries(typed).flatMap(([name, value]) => difference(`${name} of player ${id}`, player[name], value))
    }),
    ...difference('the list of teams', [...teams.keys()].sort(), [...after.ledger.teams.keys()].sort()),
    ...[...after.ledger.teams].flatMap(([id, { name, boards, alternates }]) => {
      const team = teams.get(id)
      return team === undefined ? [] : difference(`team ${id}`, [team.name, team.boards, team.alternates], [name, boards, alternates])
    }),
  ]
}

const byesReadBack = ({ after }: Look): readonly string[] => {
  const { byes } = after.desk.state
  const found = new Map(byes.map(({ player, round, bye }) => [byeKey(player, round), bye as string]))
  return [
    ...[...after.ledger.byes].flatMap(([key, bye]) =>
      unless(found.get(key) === bye, `the ${bye} bye of ${key} is now ${found.get(key) ?? 'lost'}`),
    ),
    ...[...found].flatMap(([key, bye]) => unless(after.ledger.byes.has(key), `nobody asked for the ${bye} bye of ${key}`)),
    ...unless(found.size === byes.length, 'somebody has two byes for one round'),
  ]
}

const withdrawalsReadBack = ({ after }: Look): readonly string[] => {
  const { players, teams } = after.desk.state
  const found = new Map(
    [...players.values(), ...teams.values()].flatMap(({ id, withdrawnFrom }) =>
      withdrawnFrom === null ? [] : [[id, withdrawnFrom as number] as const],
    ),
  )
  return difference('the list of withdrawals', found, after.ledger.withdrawn)
}

const presenceReadBack = ({ after }: Look): readonly string[] =>
  [...after.ledger.present].flatMap(([id, present]) =>
    unless(after.desk.state.players.get(id)?.checkedIn === present, `player ${id} was marked ${present ? 'present' : 'absent'} and is not`),
  )

const apartReadBack = ({ after }: Look): readonly string[] => {
  const found = new Map(after.desk.state.prohibitions.map(({ id, ...rest }) => [id, rest]))
  return difference('the list of who is kept apart', found, after.ledger.prohibitions)
}

/** The games of a match, without the result of the match that follows from them. */
const typedPart = (result: DeskBoardResult | null): unknown => (result?.match === undefined ? result : result.match)

const resultsReadBack = ({ after }: Look): readonly string[] =>
  after.desk.state.rounds.flatMap(({ round, boards }) =>
    boards.flatMap((board) => {
      const typed = after.ledger.results.get(gameKey(round, board)) ?? { result: null, forRating: null }
      const what = gameKey(round, board)
      return [
        ...difference(`the result of ${what}`, typedPart(board.result), typedPart(typed.result)),
        ...difference(`the result for rating of ${what}`, typedPart(board.ratingResult), typedPart(typed.forRating)),
        ...matchFollows(after.desk.state, what, board.result),
      ]
    }),
  )

const worth = { win: 2, draw: 1, loss: 0, 'forfeit-win': 2, 'forfeit-loss': 0, adjourned: 0 } as const

/** More points on the boards win a match; one board that is open leaves it open. */
const matchFollows = (state: DeskState, what: string, result: DeskBoardResult | null): readonly string[] => {
  const match = result?.match
  if (result === null || match === undefined || result.white.startsWith('forfeit') || result.black.startsWith('forfeit')) return []
  const { winWhite, drawWhite, lossWhite, forfeitLoss } = state.settings!.scoring
  if (winWhite !== 2 * drawWhite || lossWhite !== 0 || forfeitLoss !== 0) return []
  const open = match.white.some((board) => board.result === 'adjourned')
  const sum = (side: 'white' | 'black'): number => match[side].reduce((points, board) => points + worth[board.result], 0)
  const lead = Math.sign(sum('white') - sum('black'))
  const expected = open ? 'adjourned' : lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw'
  return unless(result.white === expected, `${what} is a ${result.white} for White by its boards, expected ${expected}`)
}

/** A result that a player reported, and a dispute, wait for the arbiter; they are not dropped by another command. */
const reportsStay = (look: Look): readonly string[] => {
  const command = commandOf(look)
  const touched = command !== null && 'board' in command ? command : null
  if (look.outcome.kind === 'refused' || command === null || ['undo', 'redo', 'recall-round', 'amend-pairing'].includes(command.kind))
    return []
  return look.before.desk.state.rounds.flatMap(({ round, boards }) =>
    boards.flatMap((board, at) => {
      const now = look.after.desk.state.rounds.find((entry) => entry.round === round)?.boards[at]
      if (now === undefined || (touched?.round === round && touched.board === at)) return []
      return unless(
        same(now.reports, board.reports) && same(now.disputes, board.disputes),
        `reports of ${gameKey(round, board)} changed by ${command.kind}`,
      )
    }),
  )
}

const fixedReadBack = ({ after }: Look): readonly string[] => {
  const found = new Map((after.desk.state.fixedBoards ?? []).map(({ player, number, rounds }) => [player, { number, rounds }]))
  return difference('the list of fixed boards', found, after.ledger.fixed)
}

/** What an arbiter did not see is not overwritten, and a player's report counts only as the settings say. */
const resultsAreTakenWithCare = (look: Look): readonly string[] => {
  const command = commandOf(look)
  if (look.outcome.kind !== 'done' || (command?.kind !== 'enter-result' && command?.kind !== 'report-result')) return []
  const { state } = look.before.desk
  const board = state.rounds.find(({ round }) => round === command.round)!.boards[command.board]!
  const stands = board.ratingResult ?? board.result
  const counts = look.outcome.events.some(({ kind }) => kind === 'result-entered' || kind === 'result-corrected')
  if (command.kind === 'enter-result') {
    const { over, players, confirmed, result } = command
    const unseen =
      over !== undefined &&
      (confirmed ?? false) === false &&
      !same(typedPart(over), typedPart(stands)) &&
      !same(typedPart(result), typedPart(stands))
    return [
      ...unless(!unseen, `a result was entered over another one that the arbiter had not seen: ${gameKey(command.round, board)}`),
      ...unless(
        players === undefined || same(players, [board.white, board.black]),
        `a result of others was entered: ${gameKey(command.round, board)}`,
      ),
    ]
  }
  const sideOf = (by: PlayerId): 'white' | 'black' => {
    const team = state.teams.get(board.white)
    return by === board.white || (team !== undefined && [...team.boards, ...team.alternates].includes(by)) ? 'white' : 'black'
  }
  const agreed = board.reports.some(
    ({ by, result }) => sideOf(by) !== sideOf(command.by) && same(typedPart(result), typedPart(command.result)),
  )
  return [
    ...unless(board.result === null || !counts, `a report replaced the result of ${gameKey(command.round, board)}`),
    ...unless(
      counts === (!state.settings!.confirmResults || agreed),
      `a report of ${gameKey(command.round, board)} ${counts ? 'counts before the opponent has confirmed it' : 'does not count'}`,
    ),
  ]
}

/** C.04.2 4.3: a correction of the last round counts at once; one of the round before only while its successor is played; older ones are for rating. */
const correctionsReachWhatTheyMay = (look: Look): readonly string[] => {
  const command = commandOf(look)
  if (look.outcome.kind !== 'done' || command?.kind !== 'enter-result') return []
  const { rounds } = look.before.desk.state
  const result = rounds.find(({ round }) => round === command.round)!.boards[command.board]!.result
  const open = result === null || result.white === 'adjourned'
  const playing = rounds.at(-1)!.boards.some((board) => board.result === null)
  const counts = command.round === rounds.length || (open && command.result !== null) || (command.round === rounds.length - 1 && playing)
  const forRating = look.outcome.events.some((event) => event.kind === 'result-corrected' && event.effect === 'rating-only')
  return unless(
    counts === !forRating,
    `the correction of round ${command.round} of ${rounds.length} ${forRating ? 'is for rating only' : 'counts'}`,
  )
}

/** Everybody has a number of their own, and nobody is a member of two teams. */
const numbersAndMembersAreUnique = ({ after }: Look): readonly string[] => {
  const { players, teams } = after.desk.state
  const numbers = [...players.values()].flatMap(({ pairingNumber }) => (pairingNumber === null ? [] : [pairingNumber]))
  const members = [...teams.values()].flatMap(({ boards, alternates }) => [...boards, ...alternates])
  return [
    ...unless(new Set(numbers).size === numbers.length, 'two players have one pairing number'),
    ...unless(new Set(members).size === members.length, 'a player is a member of two teams, or twice of one'),
  ]
}

export const typedInvariants: readonly Invariant[] = [
  ['settings are as typed', settingsReadBack],
  ['other settings stay', settingsStay],
  ['tie-breaks are as declared', tieBreaksCount],
  ['people are as typed', peopleReadBack],
  ['byes are as typed', byesReadBack],
  ['withdrawals are as typed', withdrawalsReadBack],
  ['presence is as typed', presenceReadBack],
  ['who is kept apart is as typed', apartReadBack],
  ['results are as typed', resultsReadBack],
  ['results are taken with care', resultsAreTakenWithCare],
  ['corrections reach what they may', correctionsReachWhatTheyMay],
  ['numbers and members are unique', numbersAndMembersAreUnique],
  ['reports wait for the arbiter', reportsStay],
  ['fixed boards are as typed', fixedReadBack],
]
