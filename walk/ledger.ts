import {
  type DeskBoardResult,
  type DeskCommand,
  type DeskEvent,
  type DeskState,
  isTeamEvent,
  type Prohibition,
  type Unpaired,
} from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'

type Pair = { readonly white: PlayerId; readonly black: PlayerId }

/** What was typed of one game, in the form in which it was accepted. */
export type TypedResult = { result: DeskBoardResult | null; forRating: DeskBoardResult | null }

/** A round as it was published: who was entered then, who sat where, and who did not play. */
export type PublishedRound = {
  readonly round: number
  readonly receipt: string
  entrants: readonly PlayerId[]
  boards: readonly Pair[]
  unpaired: readonly Unpaired[]
  byHand: boolean
}

/** An arbiter's own notes: everything that was typed and accepted. They are kept without the engine and are compared with it. */
export type Ledger = {
  settings: Record<string, unknown>
  players: Map<PlayerId, Record<string, unknown>>
  teams: Map<PlayerId, { name: string; boards: readonly PlayerId[]; alternates: readonly PlayerId[] }>
  withdrawn: Map<PlayerId, number>
  /** By player and round. */
  byes: Map<string, string>
  /** Byes that nobody typed: closing check-in made them. */
  absences: Set<string>
  present: Map<PlayerId, boolean>
  prohibitions: Map<number, Omit<Prohibition, 'id'>>
  fixed: Map<PlayerId, { number: number; rounds: readonly number[] | null }>
  rounds: PublishedRound[]
  /** By round, White and Black. */
  results: Map<string, TypedResult>
  finished: boolean
}

export const emptyLedger = (): Ledger => ({
  settings: {},
  players: new Map(),
  teams: new Map(),
  withdrawn: new Map(),
  byes: new Map(),
  absences: new Set(),
  present: new Map(),
  prohibitions: new Map(),
  fixed: new Map(),
  rounds: [],
  results: new Map(),
  finished: false,
})

export const byeKey = (player: number, round: number): string => `${player} in round ${round}`
export const gameKey = (round: number, { white, black }: Pair): string => `round ${round}: ${white} - ${black}`

const of = <K extends DeskEvent['kind']>(events: readonly DeskEvent[], kind: K): readonly Extract<DeskEvent, { kind: K }>[] =>
  events.filter((event): event is Extract<DeskEvent, { kind: K }> => event.kind === kind)

/** The notes after a command was accepted. Events are only read for what no command says: new ids, the pairing, and the fate of a correction. */
export const noted = (before: Ledger, command: DeskCommand, events: readonly DeskEvent[], after: DeskState): Ledger => {
  const ledger = structuredClone(before)
  const entered = of(events, 'player-entered').map(({ player }) => player.id)
  switch (command.kind) {
    case 'create-tournament':
      Object.assign(ledger.settings, command.settings)
      break
    case 'change-settings':
      Object.assign(ledger.settings, command.changes)
      break
    case 'enter-player':
      ledger.players.set(entered[0]!, { ...command.player })
      break
    case 'import-players':
      command.players.forEach((player, at) => {
        ledger.players.set(entered[at]!, { ...player })
      })
      break
    case 'correct-player':
      Object.assign(ledger.players.get(command.player)!, command.changes)
      if (of(events, 'player-withdrawn').length > 0) ledger.withdrawn.set(command.player, ledger.rounds.length + 1)
      break
    case 'refresh-players':
      for (const { player, changes } of command.players) Object.assign(ledger.players.get(player)!, changes)
      break
    case 'remove-player':
      ledger.players.delete(command.player)
      forget(ledger, command.player)
      break
    case 'withdraw':
      ledger.withdrawn.set(command.player, ledger.rounds.length + 1)
      break
    case 're-enter':
      ledger.withdrawn.delete(command.player)
      break
    case 'check-in':
      ledger.present.set(command.player, command.present)
      break
    case 'close-check-in':
      for (const { bye } of of(events, 'bye-requested')) {
        // Who had announced something else keeps it.
        if (ledger.byes.has(byeKey(bye.player, bye.round))) continue
        ledger.byes.set(byeKey(bye.player, bye.round), bye.bye)
        ledger.absences.add(byeKey(bye.player, bye.round))
      }
      break
    case 'enter-team': {
      const { name, boards, alternates } = command
      ledger.teams.set(of(events, 'team-entered')[0]!.team.id, { name, boards, alternates })
      break
    }
    case 'change-line-up':
      if (command.round === undefined)
        Object.assign(ledger.teams.get(command.team)!, { boards: command.boards, alternates: command.alternates })
      break
    case 'correct-team':
      ledger.teams.get(command.team)!.name = command.name
      break
    case 'remove-team':
      ledger.teams.delete(command.team)
      forget(ledger, command.team)
      break
    case 'request-bye': {
      const key = byeKey(command.bye.player, command.bye.round)
      ledger.byes.set(key, command.bye.bye)
      ledger.absences.delete(key)
      const missed = ledger.rounds.find(({ round }) => round === command.bye.round)
      if (missed !== undefined)
        missed.unpaired = [
          ...missed.unpaired.filter(({ player }) => player !== command.bye.player),
          { player: command.bye.player, bye: command.bye.bye },
        ]
      break
    }
    case 'cancel-bye': {
      const key = byeKey(command.player, command.round)
      ledger.byes.delete(key)
      ledger.absences.delete(key)
      break
    }
    case 'forbid-pair':
      ledger.prohibitions.set(of(events, 'pair-forbidden')[0]!.prohibition.id, command.prohibition)
      break
    case 'allow-pair':
      ledger.prohibitions.delete(command.prohibition)
      break
    case 'fix-board':
      if (command.number === null) ledger.fixed.delete(command.player)
      else
        ledger.fixed.set(command.player, {
          number: command.number,
          rounds: command.rounds === null ? null : [...new Set(command.rounds)].sort((a, b) => a - b),
        })
      break
    case 'publish-round': {
      const { round } = of(events, 'round-published')[0]!
      const { boards, unpaired, receipt, byHand } = round
      ledger.rounds.push({
        round: round.round,
        receipt: receipt.short,
        entrants: [...(isTeamEvent(after) ? ledger.teams : ledger.players).keys()].filter((id) => arrived(after, id) <= round.round),
        boards: boards.map(({ white, black }) => ({ white, black })),
        unpaired,
        byHand,
      })
      break
    }
    case 'amend-pairing': {
      const { boards } = of(events, 'pairing-amended')[0]!
      const last = ledger.rounds.at(-1)!
      last.boards = boards
      last.byHand = true
      const plays = new Set(boards.flatMap(({ white, black }) => [white, black]))
      last.unpaired = last.unpaired.filter(({ player }) => !plays.has(player))
      break
    }
    case 'recall-round': {
      const gone = ledger.rounds.pop()!
      for (const key of ledger.results.keys()) if (key.startsWith(`round ${gone.round}:`)) ledger.results.delete(key)
      for (const player of of(events, 'round-recalled')[0]!.joins) {
        ledger.byes.delete(byeKey(player, gone.round))
        ledger.absences.delete(byeKey(player, gone.round))
      }
      break
    }
    case 'enter-result': {
      const corrected = of(events, 'result-corrected')[0]
      typed(ledger, command, corrected?.effect === 'rating-only')
      break
    }
    case 'report-result':
      if (of(events, 'result-entered').length > 0) typed(ledger, command, false)
      break
    case 'finish-tournament':
      ledger.finished = true
      break
    case 'reopen-tournament':
      ledger.finished = false
      break
    case 'leave-fide-mode':
      ledger.settings.fideMode = false
      break
  }
  // The tables of a round robin say how many rounds there are.
  for (const { changes } of of(events, 'settings-changed'))
    if (command.kind !== 'change-settings' && 'numberOfRounds' in changes) ledger.settings.numberOfRounds = changes.numberOfRounds
  // Someone who comes after all loses the absence that closing check-in had made.
  for (const { player, round } of of(events, 'bye-cancelled')) {
    const key = byeKey(player, round)
    if (command.kind === 'cancel-bye') continue
    // Whoever is marked present may give up a bye that was announced, if the command says so.
    if (ledger.absences.delete(key) || (command.kind === 'check-in' && command.cancelBye === round)) ledger.byes.delete(key)
  }
  return ledger
}

/** A player who moved here from another section, or left for one. */
export const notedMove = (before: Ledger, events: readonly DeskEvent[], person: Record<string, unknown> | undefined): Ledger => {
  const ledger = structuredClone(before)
  for (const event of events) {
    if (event.kind === 'player-entered') {
      // What the arbiter decided of someone belongs to the section: lots, values for tie-breaks, no byes.
      const { lot: _, external: _value, noByes: _byes, expelled: _out, ...data } = person ?? {}
      ledger.players.set(event.player.id, data)
    }
    if (event.kind === 'player-re-entered') ledger.withdrawn.delete(event.player)
    if (event.kind === 'player-withdrawn') ledger.withdrawn.set(event.player, event.fromRound)
    if (event.kind === 'bye-requested') ledger.byes.set(byeKey(event.bye.player, event.bye.round), event.bye.bye)
    if (event.kind === 'board-fixed' && event.number !== null)
      ledger.fixed.set(event.player, { number: event.number, rounds: event.rounds })
    if (event.kind === 'settings-changed') Object.assign(ledger.settings, event.changes)
    if (event.kind === 'player-removed') {
      ledger.players.delete(event.player)
      forget(ledger, event.player)
    }
  }
  return ledger
}

const arrived = ({ teams, players }: DeskState, id: PlayerId): number => (teams.get(id) ?? players.get(id))?.firstRound ?? 1

const typed = (
  ledger: Ledger,
  { round, board, result }: { readonly round: number; readonly board: number; readonly result: DeskBoardResult | null },
  forRating: boolean,
): void => {
  const pair = ledger.rounds.find((entry) => entry.round === round)!.boards[board]!
  const key = gameKey(round, pair)
  const before = ledger.results.get(key) ?? { result: null, forRating: null }
  ledger.results.set(key, forRating ? { ...before, forRating: result } : { result, forRating: null })
}

const forget = (ledger: Ledger, id: PlayerId): void => {
  ledger.withdrawn.delete(id)
  ledger.present.delete(id)
  ledger.fixed.delete(id)
  for (const round of ledger.rounds) {
    round.entrants = round.entrants.filter((entrant) => entrant !== id)
    round.unpaired = round.unpaired.filter(({ player }) => player !== id)
  }
  for (const key of [...ledger.byes.keys()])
    if (key.startsWith(`${id} in `)) {
      ledger.byes.delete(key)
      ledger.absences.delete(key)
    }
  for (const [prohibition, { who, ...rest }] of [...ledger.prohibitions]) {
    if (who.kind !== 'players' || !who.players.includes(id)) continue
    const players = who.players.filter((player) => player !== id)
    if (players.length < 2) ledger.prohibitions.delete(prohibition)
    else ledger.prohibitions.set(prohibition, { ...rest, who: { ...who, players } })
  }
}
