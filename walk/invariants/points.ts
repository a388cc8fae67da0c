import { type DeskRound, type DeskState, isTeamEvent, rulebookAt, type SideResult } from '@zug/engine/desk'
import { asMembersPlayed, type Outcome, type PlayerId, pointsFor } from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import { playerCard, type Standings, wallChart } from '@zug/engine/standings'
import { shownOf } from '../../packages/server/src/hall/shown.ts'
import { emptyHall } from '../../packages/server/src/hall/state.ts'
import { crosstableOf, standingsOf, standingsView } from '../../packages/server/src/standings/table.ts'
import { entrantsNow, tournamentAsListed, tournamentNow } from '../../packages/server/src/tournaments/moments.ts'
import { boardView } from '../../packages/server/src/tournaments/views/board-view.ts'
import { deskView } from '../../packages/server/src/tournaments/views/desk-view.ts'
import { publicView } from '../../packages/server/src/tournaments/views/public-view.ts'
import type { Ledger } from '../ledger.ts'
import { gameKey } from '../ledger.ts'
import { commandOf, difference, type Invariant, isCreated, type Look, unless } from './invariant.ts'

/** Points by hand, from the notes alone: what each result and each bye is worth. null where the rulebook counts otherwise. */
const pointsByHand = (ledger: Ledger, state: DeskState): ReadonlyMap<PlayerId, number> | null => {
  const traits = eventTraits(state.settings!.rules)
  const { rules, scoring } = state.settings!
  const plain = !isTeamEvent(state) && traits.games === 'results' && rulebookAt(state).traits.drawnFrom !== 'tables'
  const deviates = ['excused', 'adjudications', 'excuses', 'variations'].some(
    (name) => ((rules as Record<string, unknown>)[name] as readonly unknown[] | undefined)?.length,
  )
  if (!plain || deviates) return null
  const worth = (side: SideResult, colour: 'White' | 'Black'): number => {
    switch (side) {
      case 'win':
        return scoring[`win${colour}`]
      case 'draw':
      case 'adjourned':
        return scoring[`draw${colour}`]
      case 'loss':
        return scoring[`loss${colour}`]
      case 'forfeit-win':
        return scoring.forfeitWin
      case 'forfeit-loss':
        return scoring.forfeitLoss
    }
  }
  const byeWorth = {
    'pairing-allocated': scoring.pairingAllocatedBye,
    'half-point': scoring.halfPointBye,
    'full-point': scoring.fullPointBye,
    'zero-point': scoring.zeroPointBye,
    absent: scoring.zeroPointBye,
  }
  const points = new Map<PlayerId, number>([...ledger.players.keys()].map((id) => [id, scoring.zeroPointBye * ledger.rounds.length]))
  const add = (id: PlayerId, value: number): void => {
    points.set(id, points.get(id)! - scoring.zeroPointBye + value)
  }
  for (const { round, boards, unpaired } of ledger.rounds) {
    for (const pair of boards) {
      const result = ledger.results.get(gameKey(round, pair))?.result ?? null
      add(pair.white, worth(result?.white ?? 'adjourned', 'White'))
      add(pair.black, worth(result?.black ?? 'adjourned', 'Black'))
    }
    for (const { player, bye } of unpaired) add(player, byeWorth[bye])
  }
  return points
}

const pointsIn = (table: Standings): ReadonlyMap<PlayerId, number> => new Map(table.rows.map(({ player, points }) => [player.id, points]))

const changesPoints = ({ before, after }: Look): boolean =>
  isCreated(after) &&
  (before.desk.state.rounds !== after.desk.state.rounds ||
    before.desk.state.settings !== after.desk.state.settings ||
    before.desk.state.players !== after.desk.state.players ||
    before.desk.state.teams !== after.desk.state.teams)

/** Standings, wall chart, cards and the console's view count what was typed. */
const samePointsEverywhere = (look: Look): readonly string[] => {
  if (!changesPoints(look)) return []
  const { state } = look.after.desk
  const table = standingsOf(state, null)
  const standings = pointsIn(table)
  const expelled = [...state.players.values()].filter((player) => player.expelled === true).map(({ id }) => id)
  const byHand = pointsByHand(look.after.ledger, state)
  const chart = new Map(wallChart(entrantsNow(state)).rows.map(({ player, cells }) => [player.id, cells.at(-1)?.progressive ?? 0]))
  const view = new Map(standingsView(state, table).rows.map(({ player, points }) => [player, Math.round(points * 10)]))
  const members = asMembersPlayed(tournamentAsListed(state))
  const entrants = isTeamEvent(state) ? [...state.teams.keys()] : [...state.players.keys()]
  return entrants.flatMap((id) => {
    if (expelled.includes(id)) return unless(!standings.has(id), `${id} is expelled and is in the standings`)
    const found = standings.get(id)
    const card = isTeamEvent(state) ? null : playerCard(members, id)
    return [
      ...unless(found !== undefined, `${id} is not in the standings`),
      ...(byHand === null
        ? []
        : unless(found === byHand.get(id), `${id} has ${found} tenths in the standings and ${byHand.get(id)} by hand`)),
      ...unless(view.get(id) === found, `${id} has ${view.get(id)} tenths in the console and ${found} in the standings`),
      ...(table.of === 'teams' || 'scores' === eventTraits(state.settings!.rules).games
        ? []
        : unless(chart.get(id) === found, `${id} has ${chart.get(id)} tenths on the wall chart and ${found} in the standings`)),
      ...(card === null || eventTraits(state.settings!.rules).games === 'scores'
        ? []
        : unless(
            (card.rounds.at(-1)?.progressive ?? 0) === found,
            `${id} has ${card.rounds.at(-1)?.progressive} tenths on the card and ${found} in the standings`,
          )),
    ]
  })
}

/** Every row of the standings is a rank with no gap, better points come first, and the crosstable adds up. */
const tablesHoldTogether = (look: Look): readonly string[] => {
  if (!changesPoints(look)) return []
  const { state } = look.after.desk
  const table = standingsOf(state, null)
  const ranked = table.rows.flatMap(({ rank, points }, at) => {
    const before = table.rows[at - 1]
    return before === undefined
      ? unless(rank === 1, 'the first rank is not 1')
      : unless(
          before.points >= points && (rank === before.rank || rank === at + 1),
          `rank ${rank} follows rank ${before.rank}, with ${points} after ${before.points} tenths`,
        )
  })
  const cross = crosstableOf(state, null)
  const plain =
    table.of === 'players' &&
    eventTraits(state.settings!.rules).games === 'results' &&
    ['cfc', 'ssm'].every((id) => id !== state.settings!.rules.rulebook)
  const { scoring } = tournamentNow(state)
  const added = !plain
    ? []
    : cross.rows.flatMap(({ row, struck, cells }) => {
        const games = cells.flat()
        // Games against someone who left early stand in the table and do not count.
        const counts = games.filter(({ opponent }) => !struck && (opponent === null || !cross.rows[opponent - 1]!.struck))
        const rests = cross.kind === 'round-robin' ? row.player.outcomes.filter(({ kind }) => kind === 'bye' || kind === 'absent') : []
        const sum = [...counts.map(({ outcome }) => outcome), ...rests].reduce(
          (points, outcome) => points + pointsFor(outcome as Outcome, scoring),
          0,
        )
        return unless(
          struck || sum === row.points,
          `the row of ${row.player.id} in the crosstable adds up to ${sum} tenths, not ${row.points}`,
        )
      })
  const lines = cross.rows.flatMap(({ cells }, at) =>
    cells.flat().flatMap(({ round, opponent }) => {
      const across = opponent === null ? [] : (cross.rows[opponent - 1]?.cells.flat() ?? null)
      const meets = across?.some((cell) => cell.round === round && cell.opponent === at + 1)
      return unless(
        opponent === null || meets === true,
        `line ${at + 1} of the crosstable meets line ${opponent} in round ${round}, and not the other way round`,
      )
    }),
  )
  return [...ranked, ...added, ...lines]
}

/** Pages say more of who has no game in a round robin than the record does. */
const isTable = (state: DeskState): boolean => rulebookAt(state).traits.drawnFrom === 'tables'

const shownRound =
  (tables: boolean) =>
  ({ round, boards, unpaired }: Pick<DeskRound, 'round' | 'boards' | 'unpaired'>) => ({
    round,
    boards: boards.map(({ white, black, result }) => ({ white, black, result })),
    unpaired: tables ? [] : unpaired,
  })

/** Whoever was removed is in no round that is shown. */
const withEntrants = ({ players, teams }: DeskState, round: DeskRound): DeskRound => ({
  ...round,
  unpaired: round.unpaired.filter(({ player }) => players.has(player) || teams.has(player)),
})

/** What everybody reads is what the desk has, round by round; drafts and wishes are not in it. */
const publicSeesWhatIs = (look: Look): readonly string[] => {
  const { before, after, outcome } = look
  if (!isCreated(after) || outcome.kind === 'refused') return []
  const command = commandOf(look)
  const { state } = after.desk
  const open = shownOf(after.open, emptyHall, 'results')
  const view = publicView(open)
  const secret =
    command !== null &&
    [
      'pair-round',
      'discard-draft',
      'start-manual',
      'change-draft',
      'finish-manual',
      'forbid-pair',
      'allow-pair',
      'check-in',
      'close-check-in',
      'cancel-bye',
    ].includes(command.kind)
  const seenBefore = secret && isCreated(before) ? publicView(shownOf(before.open, emptyHall, 'results')) : null
  const people = (list: readonly { readonly id: number; readonly name: string }[]) => list.map(({ id, name }) => [id, name])
  return [
    ...difference(
      'the rounds that everybody sees',
      view.rounds.map(shownRound(isTable(state)) as never),
      state.rounds.map((round) => shownRound(isTable(state))(withEntrants(state, round))),
    ),
    ...difference('the players that everybody sees', people(view.players), people([...state.players.values()])),
    ...difference('the teams that everybody sees', people(view.teams), people([...state.teams.values()])),
    ...difference(
      'the withdrawals that everybody sees',
      view.players.map(({ withdrawnFrom }) => withdrawnFrom),
      [...state.players.values()].map(({ withdrawnFrom }) => withdrawnFrom),
    ),
    ...unless(!/"(draft|byes|prohibitions|birth|checkedIn|reports)"/.test(JSON.stringify(view)), 'everybody sees what only the desk knows'),
    ...(seenBefore === null ? [] : difference(`what everybody sees after ${command!.kind}`, view, seenBefore)),
  ]
}

/** The console has the state of the desk, whole. */
const consoleSeesWhatIs = ({ after, outcome }: Look): readonly string[] => {
  if (!isCreated(after) || outcome.kind === 'refused') return []
  const { state } = after.desk
  const view = deskView(after.open, () => 'arbiter')
  const { rounds, byes, prohibitions, draft, settings, finished } = view
  return [
    ...difference(
      'the rounds in the console',
      rounds.map(shownRound(isTable(state)) as never),
      state.rounds.map((round) => shownRound(isTable(state))(withEntrants(state, round))),
    ),
    ...difference(
      'the rest of the console',
      [byes, prohibitions, settings, finished, view.players, view.fixedBoards],
      [state.byes, state.prohibitions, state.settings, state.finished, [...state.players.values()], state.fixedBoards ?? []],
    ),
    ...difference(
      'the draft in the console',
      draft === null ? null : [draft.boards, draft.bye, isTable(state) ? [] : draft.unpaired],
      state.draft === null ? null : [state.draft.boards, state.draft.bye, isTable(state) ? [] : state.draft.unpaired],
    ),
  ]
}

/** The phone at a board shows the game as it is. */
const phoneSeesWhatIs = ({ after, outcome }: Look): readonly string[] => {
  const last = after.desk.state.rounds.at(-1)
  if (last === undefined || outcome.kind === 'refused') return []
  return last.boards.flatMap((board) =>
    [board.white, board.black].flatMap((player) => {
      const view = boardView(after.open, { round: last.round, player })
      if (view === null) return [`the phone of ${player} shows no board in round ${last.round}`]
      return difference(
        `the phone of ${player}`,
        [view.white.id, view.black.id, view.result, view.open],
        [board.white, board.black, board.result, board.result === null && !after.desk.state.finished],
      )
    }),
  )
}

export const pointInvariants: readonly Invariant[] = [
  ['points are the same everywhere', samePointsEverywhere],
  ['tables add up', tablesHoldTogether],
  ['everybody sees what is', publicSeesWhatIs],
  ['the console sees what is', consoleSeesWhatIs],
  ['the phone sees what is', phoneSeesWhatIs],
]
