import type { DeskBoardResult } from '@zug/engine/desk'
import type { EventCommon } from '@zug/messages/common/under'
import type { HistoryWords } from '@zug/messages/console/history/en'
import type { PlayersWords } from '@zug/messages/console/players/en'
import type { RoundWords } from '@zug/messages/console/round/en'
import type { SettingsWords } from '@zug/messages/console/settings/en'
import type { HistoryView } from '../../api/types.ts'
import type { Pair, Place } from '../round/hand/seating.ts'
import type { Before } from './past.ts'
import { settingsText } from './settings-text.ts'

type Event = HistoryView['events'][number]['event']

/** What a sentence about an event is made of. */
export type Book = {
  readonly history: HistoryWords
  readonly common: EventCommon
  readonly fields: PlayersWords['fields']
  readonly settings: SettingsWords
  readonly hand: RoundWords['hand']
  readonly nameOf: (player: number) => string
  /** The printed number, of a round as it was; else as it is. */
  readonly board: (round: number | null, index: number, seating: Before['seating']) => number
  readonly result: (result: DeskBoardResult) => string
  /** Who sits there today. */
  readonly seats: (round: number, board: number) => Pair | undefined
}

const change = (was: unknown, is: unknown, known: unknown): string =>
  known === undefined || was === is ? `${is ?? '–'}` : `${was ?? '–'} → ${is ?? '–'}`

/** One event in a sentence. */
export const describe = (event: Event, book: Book, before: Before = {}): string => {
  const { history, common, settings, hand, fields, nameOf, result } = book
  const board = (round: number | null, at: number): number => book.board(round, at, before.seating)
  const words = history.events
  const people = (ids: readonly number[]): string => ids.map(nameOf).join(' – ')
  const pair = (at: { readonly round: number; readonly board: number }): string => {
    const seats = before.pair ?? book.seats(at.round, at.board)
    return seats === undefined ? '' : people([seats.white, seats.black])
  }
  const changed = (now: DeskBoardResult): string => {
    const [was, is] = [before.result == null ? null : result(before.result), result(now)]
    return was === null || was === is ? is : `${was} → ${is}`
  }
  const placesText = (round: number | null, places: readonly Place[] = []): string =>
    places
      .map(({ at, before: was, after: is }) => {
        const where = at === null ? hand.bye : hand.board(board(round, at))
        return `${where} ${was === null ? '–' : people(was)} → ${is === null ? '–' : people(is)}`
      })
      .join('; ')
  switch (event.kind) {
    case 'tournament-created':
    case 'pair-allowed':
    case 'tournament-finished':
    case 'undone':
    case 'redone':
      return words[event.kind]
    case 'settings-changed':
      return words['settings-changed'](settingsText(event.changes, before.settings, { history, settings, rulebooks: common.rulebooks }))
    case 'player-entered':
      return words[event.movedFrom === undefined ? 'player-entered' : 'player-moved-in'](event.player.name)
    case 'player-corrected':
      return words['player-corrected'](
        nameOf(event.player),
        Object.entries(event.changes)
          .map(([key, value]) => {
            const label = fields[key as keyof typeof fields] ?? key
            // Of lists it is said that they are others; what counts stands beside it.
            return typeof value === 'object' && value !== null ? label : `${label} ${change(before.player?.[key], value, before.player)}`
          })
          .join(', '),
      )
    case 'player-removed':
      return words[event.movedTo === undefined ? 'player-removed' : 'player-moved-out'](nameOf(event.player))
    case 'player-withdrawn':
    case 'player-re-entered': {
      const said = words[event.kind](nameOf(event.player), event.fromRound)
      if ('movedTo' in event && event.movedTo !== undefined) return `${said}; ${words['player-moved-out'](nameOf(event.player))}`
      return 'movedFrom' in event && event.movedFrom !== undefined ? `${said}; ${words['player-moved-in'](nameOf(event.player))}` : said
    }
    case 'player-checked-in':
      return words[event.present ? 'player-checked-in' : 'player-checked-out'](nameOf(event.player))
    case 'team-entered':
      return words['team-entered'](event.team.name)
    case 'team-corrected':
      return words['team-corrected'](event.name)
    case 'team-removed':
      return words['team-removed'](nameOf(event.team))
    case 'line-up-changed':
      return words['line-up-changed'](nameOf(event.team), event.round)
    case 'numbers-given':
      if (event.exchanged !== undefined) return words['numbers-exchanged'](nameOf(event.exchanged[0]), nameOf(event.exchanged[1]))
      return words['numbers-given'](event.numbers.length)
    case 'bye-requested':
      return words['bye-requested'](nameOf(event.bye.player), event.bye.round, common.byes[event.bye.bye])
    case 'bye-cancelled':
      return words['bye-cancelled'](nameOf(event.player), event.round)
    case 'lots-drawn':
      return words['lots-drawn'](common[event.initialColour], event.seed)
    case 'round-drafted':
      return words['round-drafted'](event.draft.round)
    case 'draft-discarded':
      return words[event.kind](event.round)
    case 'pairing-amended':
      return words['pairing-amended'](event.round, placesText(event.round, before.places), hand.amend.reasons[event.reason])
    case 'manual-changed':
      return [
        words['manual-changed'](placesText(before.drafted ?? null, before.places)),
        event.breaks.length === 0 ? '' : `[${event.breaks.join(', ')}]`,
      ]
        .filter(Boolean)
        .join(' ')
    case 'manual-finished':
      return words['manual-finished'](event.difference.deskOnly.length)
    case 'pair-forbidden':
      return words['pair-forbidden'](
        event.prohibition.who.kind === 'players'
          ? common.list(event.prohibition.who.players.map(nameOf))
          : history.apart[event.prohibition.who.kind],
      )
    case 'board-fixed':
      return event.number === null
        ? words['board-freed'](nameOf(event.player))
        : words['board-fixed'](nameOf(event.player), event.number, event.rounds?.join(', ') ?? '')
    case 'manual-started':
    case 'tournament-reopened':
    case 'record-accepted':
    case 'fide-mode-left':
      return words[event.kind](event.reason)
    case 'round-recalled':
      return words['round-recalled'](event.round, event.reason)
    case 'round-published':
      return words['round-published'](event.round.round)
    case 'result-entered':
      return event.result === null
        ? words['result-cleared'](event.round, board(event.round, event.board), pair(event), before.result ? result(before.result) : '')
        : words['result-entered'](event.round, board(event.round, event.board), pair(event), changed(event.result))
    case 'result-reported':
      return words['result-reported'](event.round, board(event.round, event.board), pair(event), result(event.result), nameOf(event.by))
    case 'result-disputed':
      return words['result-disputed'](event.round, board(event.round, event.board), pair(event), result(event.result))
    case 'dispute-dismissed':
      return words['dispute-dismissed'](event.round, board(event.round, event.board))
    case 'result-corrected':
      return words['result-corrected'](event.round, board(event.round, event.board), pair(event), changed(event.result), event.reason)
    default:
      return words.other((event as { readonly kind: string }).kind)
  }
}
