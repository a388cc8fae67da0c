import type { DeskBoardResult } from '@zug/engine'
import type { CommonWords } from '@zug/messages/common/en'
import type { HistoryWords } from '@zug/messages/console/history/en'
import type { HistoryView, Tournament } from '../../api/types.ts'

type Event = HistoryView['events'][number]['event']

const side: Readonly<Record<string, string>> = {
  win: '1',
  draw: '½',
  loss: '0',
  'forfeit-win': '+',
  'forfeit-loss': '–',
  adjourned: '…',
}

/** 1–0, ½–½, +–– … as in a list of results. */
export const showResult = ({ white, black, rated }: DeskBoardResult): string => `${side[white]}–${side[black]}${rated ? '' : ' *'}`

/** One event in a sentence. Names are those of today, so that a corrected name reads as everybody knows it. */
export const describe = (
  event: Event,
  { players, teams, settings }: Tournament,
  { events: words }: HistoryWords,
  common: CommonWords,
): string => {
  const names = new Map<number, string>([...players, ...teams].map(({ id, name }) => [id, name]))
  const nameOf = (id: number): string => names.get(id) ?? `#${id}`
  const board = (index: number): number => index + settings.firstBoard
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
      return words['settings-changed'](Object.keys(event.changes).join(', '))
    case 'player-entered':
      return words['player-entered'](event.player.name)
    case 'player-corrected':
      return words['player-corrected'](
        nameOf(event.player),
        Object.entries(event.changes)
          .map(([key, value]) => `${key} ${value ?? '–'}`)
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
        : words['result-entered'](event.round, board(event.board), showResult(event.result))
    case 'result-reported':
      return words['result-reported'](event.round, board(event.board), showResult(event.result), nameOf(event.by))
    case 'result-corrected':
      return words['result-corrected'](event.round, board(event.board), showResult(event.result), event.reason)
    default:
      return words.other((event as { readonly kind: string }).kind)
  }
}
