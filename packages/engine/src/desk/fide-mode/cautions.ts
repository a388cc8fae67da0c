import { coloursBefore } from '../../model/history.ts'
import type { PlayerId } from '../../model/ids.ts'
import { checkListOf } from '../../pairing/check-list.ts'
import { boardNumber, named } from '../decide/decision.ts'
import type { PlainCommand } from '../decide/index.ts'
import type { DeskEvent } from '../events.ts'
import { evolve } from '../evolve.ts'
import { reordered } from '../integrity.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isOpen } from '../result.ts'
import { isTeamEvent, rulebookAt } from '../rules.ts'
import type { DeskState } from '../state.ts'
import { submissionOf } from '../submission.ts'
import { tournamentOf } from '../tournament.ts'
import type { Level } from './level.ts'
import { settingsCautions } from './settings-cautions.ts'

/** What there is to ask, and how. */
export type Caution = { readonly refusal: Refusal; readonly level: Level }

/** What FIDE mode asks of a command beside what the desk asks in any event; `events` are what would come of it. */
export const cautionsOf = (state: DeskState, command: PlainCommand, events: readonly DeskEvent[]): readonly Caution[] => [
  ...settingsCautions(state, command),
  ...cautionsInTurn(state, events),
]

/** Each event is looked at in the state that it meets. */
const cautionsInTurn = (state: DeskState, events: readonly DeskEvent[]): readonly Caution[] => {
  const own = new WeakSet<object>()
  let before = state
  return events.flatMap((event) => {
    const cautions = cautionsOfEvent(before, event)
    before = evolve(before, event, own)
    return cautions
  })
}

const cautionsOfEvent = (state: DeskState, event: DeskEvent): readonly Caution[] => {
  switch (event.kind) {
    case 'fide-mode-left':
      return [{ refusal: refuse('fide-mode-leaves', { rounds: state.rounds.length }), level: 'confirm-twice' }]
    case 'round-drafted':
      return state.rounds.length === 0 ? unfinishable(state) : []
    case 'manual-changed':
      return [...bothColoursWrong(state, event.boards), ...thirdColour(state, event.boards)]
    case 'manual-finished': {
      const { engineOnly, deskOnly, byeChanged } = event.difference
      if (engineOnly.length === 0 && deskOnly.length === 0 && !byeChanged) return []
      const { round } = state.draft!
      return [{ refusal: refuse('fide-by-hand', { round, boards: deskOnly.length, byeChanged }), level: 'confirm' }]
    }
    case 'numbers-given':
      if (event.exchanged !== undefined) return exchanged(state, event.exchanged)
      return state.rounds.length > 0 && reordered(state, event.numbers)
        ? [{ refusal: refuse('fide-numbers-again', { rounds: state.rounds.length }), level: 'confirm' }]
        : []
    case 'pair-allowed':
      return state.rounds.length > 0 ? [{ refusal: refuse('prohibition-late'), level: 'refuse' }] : []
    case 'pairing-amended':
      return [{ refusal: refuse('fide-amends', { round: event.round }), level: 'confirm' }]
    case 'round-recalled':
      return [{ refusal: refuse('fide-recalls', { round: event.round }), level: 'confirm-twice' }]
    case 'tournament-finished':
      return incomplete(state)
    case 'result-entered':
      return decidedLater(state, event)
    case 'result-corrected':
      return event.effect === 'rating-only'
        ? [
            {
              refusal: refuse('fide-rating-only', { round: event.round, board: boardNumber(state, event.round, event.board) }),
              level: 'confirm',
            },
          ]
        : []
    default:
      return []
  }
}

/** FIDE B.02: the event is over, and whoever sends the report in should know what it still lacks. */
const incomplete = (state: DeskState): readonly Caution[] => {
  const issues = submissionOf(state.settings!, state.players.values())
  return issues.length === 0 ? [] : [{ refusal: refuse('fide-incomplete', { issues }), level: 'acknowledge' }]
}

/** Equals may change their numbers, with a question; in a round robin numbers are by lot, and whoever drew them may write them down. */
const exchanged = (state: DeskState, [a, b]: readonly [PlayerId, PlayerId]): readonly Caution[] =>
  rulebookAt(state).traits.drawnFrom === 'tables'
    ? []
    : [{ refusal: refuse('fide-exchange', { players: [named(state, a), named(state, b)] }), level: 'confirm' }]

/** A game that later rounds were paired over counted as drawn: another result changes what they were paired from. */
const decidedLater = (state: DeskState, { round, board, result }: Extract<DeskEvent, { kind: 'result-entered' }>): readonly Caution[] => {
  const before = state.rounds[round - 1]!.boards[board]!.result
  if (round === state.rounds.length || !isOpen(before) || result === null || isOpen(result)) return []
  if (result.white === 'draw' && result.black === 'draw') return []
  return [{ refusal: refuse('fide-adjourned', { round, board: boardNumber(state, round, board) }), level: 'confirm' }]
}

/** C.04.1 2, 3: nobody meets anybody twice or has a second bye, so a small field ends after so many rounds. Said once, when the first is paired. */
const unfinishable = (state: DeskState): readonly Caution[] => {
  if (rulebookAt(state).traits.drawnFrom === 'tables') return []
  const entrants: readonly { readonly withdrawnFrom: number | null }[] = [...(isTeamEvent(state) ? state.teams : state.players).values()]
  const field = entrants.filter(({ withdrawnFrom }) => withdrawnFrom === null).length
  const most = field - 1 + (field % 2)
  const rounds = state.settings!.numberOfRounds
  return rounds <= most ? [] : [{ refusal: refuse('fide-unfinishable', { rounds, most }), level: 'acknowledge' }]
}

type Pairs = readonly { readonly white: PlayerId; readonly black: PlayerId }[]

/** The tables of a round robin give nobody one colour three times running within a cycle; of a Swiss the rulebook says so itself. */
const thirdColour = (state: DeskState, boards: Pairs): readonly Caution[] => {
  if (rulebookAt(state).traits.drawnFrom !== 'tables' || isTeamEvent(state)) return []
  const { round, boards: before, engine } = state.draft!
  const known = new Set([...before, ...engine.boards].map(({ white, black }) => `${white} ${black}`))
  const lastTwo = new Map(tournamentOf(state).players.map((player) => [player.id, coloursBefore(player, round).slice(-2).join()]))
  const players = boards
    .filter(({ white, black }) => !known.has(`${white} ${black}`))
    .flatMap(({ white, black }) => [
      ...(lastTwo.get(white) === 'white,white' ? [white] : []),
      ...(lastTwo.get(black) === 'black,black' ? [black] : []),
    ])
  return players.length === 0
    ? []
    : [{ refusal: refuse('fide-third-colour', { players: players.map((id) => named(state, id)) }), level: 'confirm' }]
}

/** Pairs made by hand of whom neither gets the colour that is due, where it was not so before this change. */
const bothColoursWrong = (state: DeskState, boards: Pairs): readonly Caution[] => {
  const { round, boards: before, engine } = state.draft!
  const list = checkListOf(tournamentOf(state), round, state.settings!.rules.rulebook)
  if (list === null) return []
  const due = new Map<number, string>(
    list.map(({ player, preference }) => [player, preference.replace(/[^a-z]/gi, '')[0]?.toUpperCase() ?? 'A']),
  )
  const known = new Set([...before, ...engine.boards].map(({ white, black }) => `${white} ${black}`))
  const wrong = boards.filter(({ white, black }) => !known.has(`${white} ${black}`) && due.get(white) === 'B' && due.get(black) === 'W')
  if (wrong.length === 0) return []
  const pairs = wrong.map(({ white, black }) => [named(state, white), named(state, black)] as const)
  return [{ refusal: refuse('fide-colours', { pairs }), level: 'confirm' }]
}
