import type { DeskBoardResult, Seating as Numbered } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import type { HistoryView } from '../../api/types.ts'
import { type Pair, type Place, placesOf, type Seating } from '../round/hand/seating.ts'

export type Entry = HistoryView['events'][number]

type RoundThen = Numbered & {
  readonly moved?: true
  readonly boards: readonly (Pair & { readonly result?: DeskBoardResult | null })[]
}

type Known = Readonly<Record<string, unknown>>

/** What was so when something happened, as far as the sentence about it needs it. */
export type Before = {
  readonly pair?: Pair
  readonly result?: DeskBoardResult | null
  readonly places?: readonly Place[]
  /** The round that was changed as a draft. */
  readonly drafted?: number
  /** The round as it was, for the numbers of its boards. */
  readonly seating?: Numbered
  readonly settings?: Known
  readonly player?: Known
}

const seatingOf = (then: RoundThen | undefined): Pick<Before, 'seating'> => (then === undefined || then.moved ? {} : { seating: then })

/**
 * What each event found, by its number. One walk from the first event on; what was taken back for good leaves no trace for what came after it.
 */
export const pastOf = (entries: readonly Entry[]): ReadonlyMap<number, Before> => {
  const found = new Map<number, Before>()
  const rounds = new Map<number, RoundThen>()
  const players = new Map<PlayerId, Known>()
  let settings: Known | undefined
  let draft: Seating | undefined
  let drafted = 0
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
        drafted = event.draft.round
        break
      case 'manual-changed':
        if (draft !== undefined) note({ places: placesOf(draft, event), drafted })
        draft = event
        break
      // From here on the round has the boards it has today.
      case 'board-fixed': {
        const then = event.published === undefined ? undefined : rounds.get(event.published)
        if (then !== undefined) keep(() => rounds.set(event.published!, { boards: then.boards, moved: true }))
        break
      }
      case 'round-published':
        rounds.set(event.round.round, event.round)
        break
      case 'round-recalled':
        keep(() => rounds.delete(event.round))
        break
      case 'pairing-amended': {
        const then = rounds.get(event.round)
        const boards = then?.boards ?? []
        note({ places: placesOf({ boards, bye: null }, { boards: event.boards, bye: null }), ...seatingOf(then) })
        const same = (pair: Pair) => boards.find(({ white, black }) => white === pair.white && black === pair.black)
        keep(() => rounds.set(event.round, { ...then, boards: event.boards.map((pair) => same(pair) ?? pair) }))
        break
      }
      case 'result-disputed': {
        const then = rounds.get(event.round)
        const board = then?.boards[event.board]
        if (then !== undefined && board !== undefined) note({ pair: board, result: board.result ?? null, ...seatingOf(then) })
        break
      }
      case 'result-entered':
      case 'result-reported':
      case 'result-corrected': {
        const then = rounds.get(event.round)
        const board = then?.boards[event.board]
        if (then === undefined || board === undefined) break
        note({ pair: board, result: board.result ?? null, ...seatingOf(then) })
        keep(() => rounds.set(event.round, { ...then, boards: then.boards.with(event.board, { ...board, result: event.result }) }))
        break
      }
    }
  }
  return found
}
