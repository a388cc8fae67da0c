import type { DeskBoardResult } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { HistoryView } from '../../api/types.ts'
import { type Pair, type Place, placesOf, type Seating } from '../round/hand/seating.ts'

export type Entry = HistoryView['events'][number]

type Known = Readonly<Record<string, unknown>>

/** What was so when something happened, as far as the sentence about it needs it. */
export type Before = {
  readonly pair?: Pair
  readonly result?: DeskBoardResult | null
  readonly places?: readonly Place[]
  readonly settings?: Known
  readonly player?: Known
}

/**
 * What each event found, by its number. One walk from the first event on; what was taken back for good leaves no trace for what came after it.
 */
export const pastOf = (entries: readonly Entry[]): ReadonlyMap<number, Before> => {
  const found = new Map<number, Before>()
  const rounds = new Map<number, readonly (Pair & { readonly result?: DeskBoardResult | null })[]>()
  const players = new Map<PlayerId, Known>()
  let settings: Known | undefined
  let draft: Seating | undefined
  for (const { sequence, event, undone } of entries) {
    const note = (before: Before): void => {
      found.set(sequence, before)
    }
    const keep = (work: () => void): void => {
      if (!undone) work()
    }
    switch (event.kind) {
      case 'tournament-created':
        settings = event.settings
        break
      case 'settings-changed': {
        if (settings === undefined) break
        note({ settings })
        const next = { ...settings, ...event.changes }
        keep(() => {
          settings = next
        })
        break
      }
      case 'player-entered':
        keep(() => players.set(event.player.id, event.player))
        break
      case 'player-corrected': {
        const player = players.get(event.player)
        if (player === undefined) break
        note({ player })
        keep(() => players.set(event.player, { ...player, ...event.changes }))
        break
      }
      case 'round-drafted':
        draft = event.draft
        break
      case 'manual-changed':
        if (draft !== undefined) note({ places: placesOf(draft, event) })
        draft = event
        break
      case 'round-published':
        rounds.set(event.round.round, event.round.boards)
        break
      case 'round-recalled':
        keep(() => rounds.delete(event.round))
        break
      case 'pairing-amended': {
        const boards = rounds.get(event.round) ?? []
        note({ places: placesOf({ boards, bye: null }, { boards: event.boards, bye: null }) })
        const same = (pair: Pair) => boards.find(({ white, black }) => white === pair.white && black === pair.black)
        keep(() =>
          rounds.set(
            event.round,
            event.boards.map((pair) => same(pair) ?? pair),
          ),
        )
        break
      }
      case 'result-disputed': {
        const board = rounds.get(event.round)?.[event.board]
        if (board !== undefined) note({ pair: board, result: board.result ?? null })
        break
      }
      case 'result-entered':
      case 'result-reported':
      case 'result-corrected': {
        const boards = rounds.get(event.round)
        const board = boards?.[event.board]
        if (boards === undefined || board === undefined) break
        note({ pair: board, result: board.result ?? null })
        keep(() => rounds.set(event.round, boards.with(event.board, { ...board, result: event.result })))
        break
      }
    }
  }
  return found
}
