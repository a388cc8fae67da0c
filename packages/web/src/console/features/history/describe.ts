import type { DeskBoardResult, SettingName } from '@zug/engine'
import type { CommonWords } from '@zug/messages/common/en'
import type { HistoryWords } from '@zug/messages/console/history/en'
import type { PlayersWords } from '@zug/messages/console/players/en'
import type { HistoryView } from '../../api/types.ts'

type Event = HistoryView['events'][number]['event']

/** What a sentence about an event is made of. */
export type Book = {
  readonly history: HistoryWords
  readonly common: CommonWords
  readonly fields: PlayersWords['fields']
  readonly nameOf: (player: number) => string
  /** The printed number. */
  readonly board: (index: number) => number
  readonly result: (result: DeskBoardResult) => string
}

/** One event in a sentence. */
export const describe = (event: Event, { history, common, fields, nameOf, board, result }: Book): string => {
  const words = history.events
  switch (event.kind) {
    case 'tournament-created':
    case 'pair-forbidden':
    case 'pair-allowed':
    case 'manual-changed':
    case 'manual-finished':
    case 'tournament-finished':
    case 'undone':
    case 'redone':
      return words[event.kind]
    case 'settings-changed':
      return words['settings-changed']((Object.keys(event.changes) as SettingName[]).map((name) => history.settings[name]).join(', '))
    case 'player-entered':
      return words['player-entered'](event.player.name)
    case 'player-corrected':
      return words['player-corrected'](
        nameOf(event.player),
        Object.entries(event.changes)
          .map(([key, value]) => `${fields[key as keyof typeof fields] ?? key} ${value ?? '–'}`)
          .join(', '),
      )
    case 'player-removed':
      return words['player-removed'](nameOf(event.player))
    case 'player-withdrawn':
    case 'player-re-entered':
      return words[event.kind](nameOf(event.player), event.fromRound)
    case 'player-checked-in':
      return words[event.present ? 'player-checked-in' : 'player-checked-out'](nameOf(event.player))
    case 'team-entered':
      return words['team-entered'](event.team.name)
    case 'team-corrected':
      return words['team-corrected'](event.name)
    case 'team-removed':
      return words['team-removed'](nameOf(event.team))
    case 'line-up-changed':
      return words['line-up-changed'](nameOf(event.team))
    case 'numbers-given':
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
    case 'pairing-amended':
      return words[event.kind](event.round)
    case 'manual-started':
    case 'tournament-reopened':
      return words[event.kind](event.reason)
    case 'round-published':
      return words['round-published'](event.round.round)
    case 'result-entered':
      return event.result === null
        ? words['result-cleared'](event.round, board(event.board))
        : words['result-entered'](event.round, board(event.board), result(event.result))
    case 'result-reported':
      return words['result-reported'](event.round, board(event.board), result(event.result), nameOf(event.by))
    case 'result-corrected':
      return words['result-corrected'](event.round, board(event.board), result(event.result), event.reason)
    default:
      return words.other((event as { readonly kind: string }).kind)
  }
}
