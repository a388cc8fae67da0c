import type { DeskEvent, DeskState } from '@zug/engine/desk'
import { makeTournamentJson, parseTournamentJson } from '@zug/engine/files'
import { limits } from '../limits.ts'
import { areBreaches } from '../storage/chain/breach.ts'
import { extend, type OpenTournament, unopened } from '../tournaments/desk-store.ts'
import { tournamentNow } from '../tournaments/moments.ts'
import { settingsSchema } from '../tournaments/settings-schema.ts'
import { deskView } from '../tournaments/views/desk-view.ts'
import { deskTournamentSchema } from '../tournaments/views/view-schema.ts'
import type { FiledEvent, FiledTournament } from './event-file.ts'

/** Beyond these nothing could have been said at a desk: pages count up to some of these numbers. */
const mostRound = 999
const mostNumber = 1_000_000_000
const longestText = 12_000
/** Control characters, and what turns the direction of writing round: nobody can have typed them. */
const turned = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u
const ofRounds = /^(round|rounds|fromRound|firstRound|published)$/
/** After these everything is looked at: a declaration, or a pairing from which explanations, receipts and earlier views are made. */
const tells: ReadonlySet<DeskEvent['kind']> = new Set([
  'tournament-created',
  'settings-changed',
  'round-drafted',
  'round-published',
  'pairing-amended',
])

/** Can every number, text and name have been entered here? */
const isBounded = (value: unknown, name = ''): boolean => {
  if (typeof value === 'number') return Math.abs(value) <= (ofRounds.test(name) ? mostRound : mostNumber)
  if (typeof value === 'string') return value.length <= longestText && !turned.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every((part) => isBounded(part, name))
  return Object.entries(value).every(([key, part]) => key.length <= longestText && isBounded(part, key))
}

/** Within the limits, and of the shape that the desk is answered: pages rely on both. */
const couldBe = (open: OpenTournament): boolean => {
  const { settings, players, teams } = open.desk.state
  if (settings === null || !settingsSchema.safeParse(settings).success || Math.max(players.size, teams.size) > limits.players) return false
  return deskTournamentSchema.safeParse({ ...deskView(open, (actor) => actor), role: null, boards: null }).success
}

/** Whoever is at a board was entered. */
const areThere = ({ rounds, draft, players, teams }: DeskState): boolean =>
  [...rounds, ...(draft === null ? [] : [draft])].every(({ boards }) =>
    boards.every((board) => [board.white, board.black].every((id) => players.has(id) || teams.has(id))),
  )

/**
 * Where a record leads that somebody sent, if a desk could have written it; null if not, and where the engine finds it impossible. Every declaration and pairing is looked at, also one that was
 * changed since: it can be taken back.
 */
export const stateOf = ({ id, events }: Pick<FiledTournament, 'id' | 'events'>): DeskState | null => {
  let open: OpenTournament = unopened(id)
  let since: FiledEvent[] = []
  for (const said of events) {
    if (!isBounded(said.event)) return null
    if (said.event.kind === 'record-accepted' && !areBreaches(said.event.breaches)) return null
    since.push(said)
    if (!tells.has(said.event.kind)) continue
    open = extend(open, since)
    since = []
    if (!couldBe(open)) return null
  }
  open = extend(open, since)
  const { state } = open.desk
  if (!couldBe(open) || !areThere(state)) return null
  const tournament = tournamentNow(state)
  // Before the first round an event may have nobody in it, which the file has not.
  return state.rounds.length === 0 || parseTournamentJson(makeTournamentJson(tournament)).ok ? state : null
}
