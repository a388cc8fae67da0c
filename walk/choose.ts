import {
  amendReasons,
  type DeskBoardResult,
  type DeskCommand,
  type DeskRound,
  type DeskState,
  type DraftChange,
  isTeamEvent,
  lateArrivals,
  type SideResult,
  staleCausesOf,
} from '@zug/engine/desk'
import {
  ordersOfEquals,
  type PlayerId,
  playerId,
  type RoundNumber,
  ratingMethods,
  roundNumber,
  standardScoring,
  type TeamBoard,
} from '@zug/engine/model'
import { eventTraits } from '@zug/engine/pairing'
import type { Dice } from '../packages/engine/src/testing/random/dice.ts'
import { type Arena, arenas, randomPerson, randomRules, randomTieBreaks } from './start.ts'

type Kind = DeskCommand['kind']
type Sides = readonly [SideResult, SideResult]

const usual: readonly Sides[] = [
  ['win', 'loss'],
  ['draw', 'draw'],
  ['loss', 'win'],
]
const rare: readonly Sides[] = [
  ['forfeit-win', 'forfeit-loss'],
  ['forfeit-loss', 'forfeit-win'],
  ['forfeit-loss', 'forfeit-loss'],
  ['adjourned', 'adjourned'],
  ['draw', 'loss'],
  ['loss', 'loss'],
  ['win', 'win'],
]

const randomSides = (dice: Dice): Sides => dice.pick(dice.chance(0.8) ? usual : rare)

/** A result of a board: of a game, of the games of a team match, or of a match of two games. */
export const randomResult = (dice: Dice, state: DeskState, round: number, board: number): DeskBoardResult => {
  const [white, black] = randomSides(dice)
  const plain = { white, black, rated: dice.chance(0.97) }
  const pair = state.rounds.find((entry) => entry.round === round)?.boards[board]
  const traits = eventTraits(state.settings!.rules)
  if (pair === undefined || dice.chance(0.08)) return plain
  const games = (length: number, seats: (side: 'white' | 'black', at: number) => PlayerId | null): DeskBoardResult => {
    const results = Array.from({ length }, () => randomSides(dice))
    const line = (side: 0 | 1): readonly TeamBoard[] =>
      results.map((result, at) => ({ player: seats(side === 0 ? 'white' : 'black', at), result: result[side] }))
    return { ...plain, rated: true, match: { white: line(0), black: line(1) } }
  }
  if (traits.games === 'two') return games(2, (side) => pair[side])
  if (traits.games === 'scores') {
    const score = dice.between(0, 20)
    return { ...plain, scores: [score * 10, (20 - score) * 10] as never }
  }
  const teams = { white: state.teams.get(pair.white), black: state.teams.get(pair.black) }
  if (teams.white === undefined || teams.black === undefined) return plain
  const { white: first, black: second } = teams
  const length = Math.max(1, Math.min(first.boards.length, second.boards.length) - (dice.chance(0.05) ? 1 : 0))
  const lines = { white: seatsOf(dice, first), black: seatsOf(dice, second) }
  return games(length, (side, at) => (dice.chance(0.02) ? null : (lines[side][at] ?? null)))
}

/** Mostly the regular members; sometimes reserves play from below. */
const seatsOf = (dice: Dice, { boards, alternates }: { readonly boards: readonly PlayerId[]; readonly alternates: readonly PlayerId[] }) =>
  dice.chance(0.3) ? [...boards.slice(0, -1), ...alternates.slice(0, 1), ...boards.slice(-1)] : boards

const openBoards = ({ boards }: DeskRound): readonly number[] => boards.flatMap(({ result }, at) => (result === null ? [at] : []))

/** What usually comes next, so that events go on and come to an end. */
const nextInOrder = (dice: Dice, state: DeskState): DeskCommand | null => {
  const { settings, rounds, draft, manual, finished } = state
  if (finished) return dice.chance(0.2) ? { kind: 'reopen-tournament', reason: 'a protest was upheld' } : null
  if (manual !== null)
    return dice.chance(0.4)
      ? { kind: 'finish-manual' }
      : { kind: 'change-draft', change: randomChange(dice, state), confirmed: dice.chance(0.8) }
  if (draft !== null && staleCausesOf(state).length > 0)
    return dice.chance(0.7) ? { kind: 'discard-draft' } : { kind: 'keep-draft', reason: 'agreed with both' }
  if (draft !== null)
    return dice.chance(0.85)
      ? { kind: 'publish-round', ...leavingOut(dice, state) }
      : { kind: 'start-manual', reason: 'two must not sit together' }
  const last = rounds.at(-1)
  const open = last === undefined ? [] : openBoards(last)
  if (last !== undefined && open.length > 0) {
    const board = dice.pick(open)
    return { kind: 'enter-result', round: last.round, board, result: randomResult(dice, state, last.round, board) }
  }
  if (rounds.length >= settings!.numberOfRounds) {
    const adjourned = rounds.flatMap(({ round, boards }) =>
      boards.flatMap(({ result }, board) => (result === null || result.white === 'adjourned' ? [{ round, board }] : [])),
    )
    if (adjourned.length === 0) return dice.chance(0.3) ? { kind: 'finish-tournament' } : null
    const { round, board } = dice.pick(adjourned)
    return { kind: 'enter-result', round, board, result: randomResult(dice, state, round, board) }
  }
  return { ...pairRound, ...leavingOut(dice, state), ...(dice.chance(0.2) ? { confirmed: true as const } : {}) }
}

/** Whoever is here although the round goes without them is named, once the desk has asked. */
const leavingOut = (dice: Dice, state: DeskState): { readonly leaveOut?: readonly PlayerId[] } => {
  const here = lateArrivals(state).flatMap(({ player, published }) => (published ? [] : [player]))
  return here.length > 0 && dice.chance(0.5) ? { leaveOut: here } : {}
}

/** The server adds a seed to every command without one, so the walk always has one. */
const pairRound = { kind: 'pair-round', seed: 'walk' } as const

const randomChange = (dice: Dice, state: DeskState): DraftChange => {
  const boards = state.draft?.boards ?? state.rounds.at(-1)?.boards ?? []
  const board = dice.between(0, Math.max(0, boards.length - 1) + (dice.chance(0.1) ? 2 : 0))
  const seated = boards.flatMap(({ white, black }) => [white, black])
  const entrants = [...(isTeamEvent(state) ? state.teams : state.players).keys()]
  const standing = entrants.filter((id) => !seated.includes(id))
  const someone = (): PlayerId => (dice.chance(0.85) && entrants.length > 0 ? dice.pick(entrants) : playerId(dice.between(1, state.nextId)))
  const loose = (): PlayerId => (standing.length > 0 && dice.chance(0.8) ? dice.pick(standing) : someone())
  return dice.pick<() => DraftChange>([
    () => ({ kind: 'swap', a: someone(), b: someone() }),
    () => ({ kind: 'swap', a: seated.length > 0 ? dice.pick(seated) : someone(), b: seated.length > 0 ? dice.pick(seated) : someone() }),
    () => ({ kind: 'flip', board }),
    () => ({ kind: 'unpair', board }),
    () => ({ kind: 'pair', white: loose(), black: loose() }),
    () => ({ kind: 'give-bye', player: loose() }),
  ])()
}

const randomReason = (dice: Dice): string => (dice.chance(0.9) ? dice.pick(['typing error', 'the players agree', 'a protest']) : ' ')

/** A command of every kind, from what this arbiter sees: sensible ones mostly, and some with what is unknown, out of date or contradictory. */
const makers: { readonly [K in Kind]: (dice: Dice, state: DeskState, arena: Arena) => Extract<DeskCommand, { kind: K }> | null } = {
  'create-tournament': (dice, _, arena) => ({ kind: 'create-tournament', settings: { rules: randomRules(dice, arena) } }),
  'change-settings': (dice, state, arena) => ({ kind: 'change-settings', changes: randomSettings(dice, state, arena) }),
  'enter-player': (dice, state) => ({
    kind: 'enter-player',
    player: randomPerson(
      dice,
      dice.chance(0.85) ? `Late ${dice.between(1, 40)}` : dice.pick([`Start ${dice.between(1, 6)}`, ' ', 'start 1']),
    ),
    ...(dice.chance(0.2) ? { fromRound: someRound(dice, state) } : {}),
  }),
  'import-players': (dice) => ({
    kind: 'import-players',
    players: Array.from({ length: dice.between(1, 3) }, () => randomPerson(dice, dice.chance(0.97) ? `More ${dice.between(1, 99)}` : '')),
  }),
  'correct-player': (dice, state) => ({
    kind: 'correct-player',
    player: person(dice, state),
    changes: dice.pick([
      { rating: dice.between(1000, 2500) },
      { name: `Renamed ${dice.between(1, 99)}` },
      { club: dice.pick(['Jerboa', 'Mantis']) },
      { federation: 'CAN' },
      { noByes: dice.chance(0.5) },
      { lot: dice.between(1, 20) },
      { external: dice.between(0, 20) / 2 },
      { sex: 'w' as const },
      ...(dice.chance(0.1) ? [{ expelled: true }, { name: '  ' }] : []),
    ]),
  }),
  'refresh-players': (dice, state) => {
    const ids = dice.shuffle([...state.players.keys()]).slice(0, 3)
    return ids.length === 0
      ? null
      : {
          kind: 'refresh-players',
          players: ids.map((player) => ({ player, changes: { rating: dice.between(1000, 2500) } })),
          numbers: dice.chance(0.5),
        }
  },
  'remove-player': (dice, state) => ({
    kind: 'remove-player',
    player: dice.chance(0.6) ? playerId(Math.max(1, ...state.players.keys())) : person(dice, state),
  }),
  withdraw: (dice, state) => ({ kind: 'withdraw', player: entrant(dice, state) }),
  're-enter': (dice, state) => {
    const gone = [...state.players.values(), ...state.teams.values()].filter(({ withdrawnFrom }) => withdrawnFrom !== null)
    return { kind: 're-enter', player: gone.length > 0 && dice.chance(0.8) ? dice.pick(gone).id : entrant(dice, state) }
  },
  'check-in': (dice, state) => {
    const away = state.byes
      .filter(({ round, bye }) => round === state.rounds.length + 1 && bye === 'zero-point')
      .map(({ player }) => player)
    const late = away.filter((id) => state.players.has(id))
    return {
      kind: 'check-in',
      player: late.length > 0 && dice.chance(0.5) ? dice.pick(late) : person(dice, state),
      present: dice.chance(0.85),
      ...(dice.chance(0.4) ? { cancelBye: roundNumber(state.rounds.length + 1) } : {}),
    }
  },
  // Whoever closes check-in has let most of them check in before.
  'close-check-in': (dice, { players }) =>
    dice.chance(0.1) || [...players.values()].filter(({ checkedIn }) => checkedIn).length * 2 > players.size
      ? { kind: 'close-check-in' }
      : null,
  'enter-team': (dice, state) => {
    const free = freePeople(state)
    const size = [...state.teams.values()][0]?.boards.length ?? 2
    return {
      kind: 'enter-team',
      name: dice.chance(0.95) ? `Club ${dice.between(1, 30)}` : '',
      boards: dice.chance(0.9) ? free.slice(0, size) : [...state.players.keys()].slice(0, dice.between(0, 2)),
      alternates: free.slice(size, size + 1),
    }
  },
  'change-line-up': (dice, state) => {
    const team = dice.pick([...state.teams.values()])
    if (team === undefined) return null
    const doubled = dice.chance(0.05) ? team.boards.slice(0, 1) : []
    const members = dice.shuffle([
      ...doubled,
      ...team.boards,
      ...team.alternates,
      ...(dice.chance(0.2) ? freePeople(state).slice(0, 1) : []),
    ])
    const size = team.boards.length
    return {
      kind: 'change-line-up',
      team: team.id,
      boards: members.slice(0, size - (dice.chance(0.03) ? 1 : 0)),
      alternates: members.slice(size),
      ...(dice.chance(0.5) ? { round: roundNumber(Math.max(1, state.rounds.length)) } : {}),
    }
  },
  'correct-team': (dice, state) => ({
    kind: 'correct-team',
    team: team(dice, state),
    name: dice.chance(0.9) ? `Renamed ${dice.between(1, 30)}` : ' ',
  }),
  'remove-team': (dice, state) => ({ kind: 'remove-team', team: dice.chance(0.6) ? newest(state) : team(dice, state) }),
  'give-numbers': () => ({ kind: 'give-numbers' }),
  'exchange-numbers': (dice, state) => ({ kind: 'exchange-numbers', players: [person(dice, state), person(dice, state)] }),
  'request-bye': (dice, state) => ({
    kind: 'request-bye',
    bye: {
      player: entrant(dice, state),
      round: someRound(dice, state),
      bye: dice.pick(['half-point', 'zero-point', 'zero-point', 'full-point']),
    },
  }),
  'cancel-bye': (dice, state) => {
    const bye =
      state.byes.length > 0 && dice.chance(0.8) ? dice.pick(state.byes) : { player: entrant(dice, state), round: someRound(dice, state) }
    return { kind: 'cancel-bye', player: bye.player, round: bye.round }
  },
  'forbid-pair': (dice, state) => {
    const firstRound = someRound(dice, state)
    const drafted = state.draft?.boards[0]
    const players =
      drafted !== undefined && dice.chance(0.7) ? [drafted.white, drafted.black] : [entrant(dice, state), entrant(dice, state)]
    return {
      kind: 'forbid-pair',
      prohibition: {
        strength: dice.pick(['law', 'wish']),
        who: dice.chance(0.75) ? { kind: 'players', players } : { kind: dice.pick(['same-club', 'same-federation'] as const) },
        firstRound: dice.chance(0.6) ? roundNumber(1) : firstRound,
        lastRound: dice.chance(0.5) ? null : roundNumber(Math.max(1, firstRound + dice.between(-1, 2))),
      },
    }
  },
  'allow-pair': (dice, state) => ({
    kind: 'allow-pair',
    prohibition: state.prohibitions.length > 0 && dice.chance(0.8) ? dice.pick(state.prohibitions).id : dice.between(1, 40),
  }),
  'fix-board': (dice, state) => {
    const fixed = state.fixedBoards ?? []
    const loosen = fixed.length > 0 && dice.chance(0.3)
    const first = state.settings!.firstBoard
    return {
      kind: 'fix-board',
      player: loosen ? dice.pick(fixed).player : entrant(dice, state),
      number: loosen ? null : dice.chance(0.9) ? first + dice.between(0, dice.chance(0.5) ? 2 : 6) : 0,
      rounds: dice.chance(0.5) ? null : [someRound(dice, state)],
      published: dice.chance(0.3),
    }
  },
  'draw-lots': (dice) => ({ kind: 'draw-lots', seed: dice.chance(0.9) ? String(dice.between(1, 9)) : ' ' }),
  'pair-round': () => pairRound,
  'discard-draft': () => ({ kind: 'discard-draft' }),
  'keep-draft': (dice) => ({ kind: 'keep-draft', reason: randomReason(dice) }),
  'start-manual': (dice) => ({ kind: 'start-manual', reason: randomReason(dice) }),
  'change-draft': (dice, state) => ({ kind: 'change-draft', change: randomChange(dice, state) }),
  'finish-manual': () => ({ kind: 'finish-manual' }),
  'publish-round': () => ({ kind: 'publish-round' }),
  'amend-pairing': (dice, state) => ({
    kind: 'amend-pairing',
    change: randomChange(dice, { ...state, draft: null }),
    reason: dice.pick(amendReasons),
  }),
  'recall-round': (dice, state) => ({
    kind: 'recall-round',
    round: dice.chance(0.85) ? roundNumber(Math.max(1, state.rounds.length)) : someRound(dice, state),
    reason: randomReason(dice),
    ...(dice.chance(0.4) ? { joins: [newest(state)] } : {}),
  }),
  'enter-result': (dice, state) => {
    const round = state.rounds.length > 0 && dice.chance(0.6) ? dice.pick(state.rounds).round : someRound(dice, state)
    const boards = state.rounds.find((entry) => entry.round === round)?.boards ?? []
    const board = dice.between(0, Math.max(0, boards.length - 1) + (dice.chance(0.05) ? 2 : 0))
    const seen = boards[board]
    return {
      kind: 'enter-result',
      round,
      board,
      result: dice.chance(0.1) ? null : randomResult(dice, state, round, board),
      ...(dice.chance(0.7) ? { reason: randomReason(dice) } : {}),
      ...(dice.chance(0.4) && seen !== undefined ? { over: seen.ratingResult ?? seen.result } : {}),
      ...(dice.chance(0.4) && seen !== undefined ? { players: [seen.white, seen.black] as const } : {}),
    }
  },
  'report-result': (dice, state) => {
    const last = state.rounds.at(-1)
    if (last === undefined || last.boards.length === 0) return null
    const open = openBoards(last)
    const board = open.length > 0 && dice.chance(0.9) ? dice.pick(open) : dice.between(0, last.boards.length)
    const pair = last.boards[board]
    const by = pair === undefined || dice.chance(0.1) ? person(dice, state) : reporter(dice, state, dice.pick([pair.white, pair.black]))
    const earlier = pair?.reports[0]?.result
    return {
      kind: 'report-result',
      round: last.round,
      board,
      by,
      result: earlier !== undefined && dice.chance(0.7) ? earlier : randomResult(dice, state, last.round, board),
    }
  },
  'dispute-result': (dice, state) => {
    const place = somePlace(dice, state)
    const by = dice.chance(0.5) ? { by: state.rounds.at(-1)?.boards[place.board]?.white ?? person(dice, state) } : {}
    return { kind: 'dispute-result', ...place, ...by, result: randomResult(dice, state, place.round, place.board) }
  },
  'dismiss-dispute': (dice, state) => {
    const disputed = state.rounds.flatMap(({ round, boards }) =>
      boards.flatMap(({ disputes }, board) => (disputes === undefined ? [] : [{ round, board }])),
    )
    return { kind: 'dismiss-dispute', ...(disputed.length > 0 ? dice.pick(disputed) : somePlace(dice, state)) }
  },
  'finish-tournament': () => ({ kind: 'finish-tournament' }),
  'reopen-tournament': (dice) => ({ kind: 'reopen-tournament', reason: randomReason(dice) }),
  'leave-fide-mode': (dice) => ({ kind: 'leave-fide-mode', reason: randomReason(dice) }),
  undo: () => ({ kind: 'undo' }),
  redo: () => ({ kind: 'redo' }),
}

type Changes = Extract<DeskCommand, { kind: 'change-settings' }>['changes']

/** What the desk refuses whatever the event is. */
const impossible: readonly (() => Changes)[] = [
  () => ({ rules: { rulebook: 'nonsense' } as never }),
  () => ({ numberOfRounds: 0 }),
  () => ({ scoring: { ...standardScoring, drawWhite: 8 as never } }),
  () => ({ scoring: { ...standardScoring, pairingAllocatedBye: 30 as never } }),
  () => ({ prizes: { fund: { categories: [{ name: 'Main', prizes: [{ amount: -1 }] }] }, firstTime: [], public: true } as never }),
  () => ({ firstBoard: 0 }),
]

const randomSettings = (dice: Dice, state: DeskState, arena: Arena) =>
  dice.pick<() => Extract<DeskCommand, { kind: 'change-settings' }>['changes']>([
    () => ({ numberOfRounds: dice.between(1, 9) }),
    () => ({ tieBreaks: randomTieBreaks(dice, arena.of) }),
    () => ({ tieBreaks: randomTieBreaks(dice, arena.of), firstBoard: dice.between(0, 20) }),
    () => ({ confirmResults: dice.chance(0.5) }),
    () => ({ rules: randomRules(dice, dice.chance(0.8) ? arena : dice.pick(arenas)) }),
    () => ({ scoring: { ...standardScoring, halfPointBye: (dice.chance(0.5) ? 0 : 5) as never } }),
    () => ({ scoring: { ...standardScoring, pairingAllocatedBye: (10 * dice.between(0, 2)) as never } }),
    () => ({ info: { ...state.settings!.info, name: `Open ${dice.between(1, 99)}`, city: dice.pick(['Bern', '']) } }),
    () => ({
      schedule: {
        timeZone: 'Europe/Zurich',
        rounds: [{ date: dice.pick(['2026-06-01', '2026-06-31']), start: '14:30', checkIn: '', rate: '' }],
      },
    }),
    () => ({ groups: { ageOn: '', list: [] } }),
    () => ({ chess960: dice.chance(0.5) }),
    () => ({ fideMode: dice.chance(0.5) }),
    () => ({ section: dice.chance(0.5) ? null : { event: 'Festival', name: `Section ${dice.between(1, 3)}` } }),
    () => ({
      ratings: {
        method: dice.pick(ratingMethods),
        play: null,
        federation: 'SUI',
        equals: dice.pick(ordersOfEquals),
        lot: '',
      },
    }),
    () => dice.pick<() => Changes>(impossible)(),
  ])()

const person = (dice: Dice, state: DeskState): PlayerId =>
  state.players.size > 0 && dice.chance(0.92) ? dice.pick([...state.players.keys()]) : playerId(dice.between(1, state.nextId + 2))

const entrant = (dice: Dice, state: DeskState): PlayerId =>
  isTeamEvent(state) && state.teams.size > 0 && dice.chance(0.9) ? dice.pick([...state.teams.keys()]) : person(dice, state)

const team = (dice: Dice, state: DeskState): PlayerId => (state.teams.size > 0 ? dice.pick([...state.teams.keys()]) : person(dice, state))

const newest = (state: DeskState): PlayerId => playerId(Math.max(...(isTeamEvent(state) ? state.teams : state.players).keys(), 1))

const freePeople = ({ players, teams }: DeskState): readonly PlayerId[] => {
  const taken = new Set([...teams.values()].flatMap(({ boards, alternates }) => [...boards, ...alternates]))
  return [...players.keys()].filter((id) => !taken.has(id))
}

/** For a team one of its members reports. */
const reporter = (dice: Dice, state: DeskState, side: PlayerId): PlayerId => {
  const members = state.teams.get(side)?.boards ?? []
  return members.length > 0 && dice.chance(0.7) ? dice.pick(members) : side
}

/** Mostly the round to come. */
const someRound = (dice: Dice, { rounds }: DeskState): RoundNumber =>
  roundNumber(dice.chance(0.6) ? rounds.length + 1 : dice.between(1, rounds.length + 3))

const somePlace = (dice: Dice, { rounds }: DeskState): { readonly round: RoundNumber; readonly board: number } => {
  const last = rounds.at(-1)
  return { round: last?.round ?? roundNumber(1), board: dice.between(0, Math.max(0, (last?.boards.length ?? 1) - 1)) }
}

export const commandKinds = Object.keys(makers) as readonly Kind[]

/** While a draft is open everything that it was made of may change: this is what an arbiter does then. */
const aroundDraft: readonly Kind[] = [
  'forbid-pair',
  'allow-pair',
  'enter-result',
  'change-settings',
  'correct-player',
  'fix-board',
  'check-in',
  'start-manual',
  'publish-round',
  'publish-round',
  'publish-round',
  'discard-draft',
  'keep-draft',
  'undo',
]

/** What happens before a round is paired. */
const beforeRound: readonly Kind[] = [
  'withdraw',
  're-enter',
  'request-bye',
  'cancel-bye',
  'enter-player',
  'check-in',
  'check-in',
  'close-check-in',
  'forbid-pair',
  'pair-round',
  'pair-round',
]

const ofTeams: readonly Kind[] = [
  'enter-team',
  'change-line-up',
  'change-line-up',
  'correct-team',
  'remove-team',
  'remove-player',
  'correct-player',
]
const inFideMode: readonly Kind[] = ['leave-fide-mode']

export const chooseCommand = (dice: Dice, state: DeskState, arena: Arena): DeskCommand => {
  for (;;) {
    const correction = dice.chance(0.06) ? makers['enter-result'](dice, state, arena) : null
    if (correction !== null) return { ...correction, reason: 'typing error' }
    const inOrder = dice.chance(0.5) ? nextInOrder(dice, state) : null
    if (inOrder !== null) return inOrder
    const kinds =
      isTeamEvent(state) && dice.chance(0.2)
        ? ofTeams
        : state.settings!.fideMode === true && dice.chance(0.05)
          ? inFideMode
          : state.draft !== null && dice.chance(0.5)
            ? aroundDraft
            : state.draft === null && dice.chance(0.4) && !(state.rounds.at(-1)?.boards.some(({ result }) => result === null) ?? false)
              ? beforeRound
              : commandKinds
    const made = makers[dice.pick(kinds)](dice, state, arena)
    if (made !== null) return withAnswer(dice, made)
  }
}

/** Some answer a question before it is asked. */
const withAnswer = (dice: Dice, command: DeskCommand): DeskCommand =>
  command.kind !== 'undo' && command.kind !== 'redo' && dice.chance(0.15) ? { ...command, confirmed: true } : command
