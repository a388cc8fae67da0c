import { type DeskBoard, type Dispute, effective, type Report } from '@zug/engine/desk'
import { remembered } from '@zug/engine/model'
import type { Board } from '@zug/engine/pairing'
import type { Attribution, OpenTournament } from '../desk-store.ts'
import { roundsAsHeld } from '../rounds-as-held.ts'
import { correctedIn } from './public-view.ts'

/** Who said something, and when. */
export type Entered = { readonly at: string; readonly actor: string; readonly name: string; readonly sequence: number }

type Said = Attribution & { readonly sequence: number }
type Notes = { readonly results: Map<string, Said>; readonly reports: Map<string, Said>; readonly disputes: Map<string, Said> }

const seat = (round: number, { white, black }: Board): string => `${round} ${white} ${black}`

const claim = ({ by, result }: Dispute): string => (by === undefined ? JSON.stringify(result) : String(by))

/** By the two who play, not by the board: a board may get another number when a pairing is amended. */
const notesOf = remembered(({ desk, said }: OpenTournament): Notes => {
  const results = new Map<string, Said>()
  const reports = new Map<string, Said>()
  const disputes = new Map<string, Said>()
  const boards = new Map<number, readonly Board[]>()
  for (const { sequence, event } of effective(desk.history)) {
    const now = (): Said => ({ ...said[sequence - 1]!, sequence })
    if (event.kind === 'round-published') boards.set(event.round.round, event.round.boards)
    if (event.kind === 'pairing-amended') boards.set(event.round, event.boards)
    if (event.kind === 'round-published' && said[sequence - 1] !== undefined)
      for (const board of event.round.boards) if (board.result !== null) results.set(seat(event.round.round, board), now())
    if (event.kind === 'result-disputed') {
      const board = boards.get(event.round)?.[event.board]
      if (board !== undefined) disputes.set(`${seat(event.round, board)} ${claim(event)}`, now())
    }
    if (event.kind !== 'result-entered' && event.kind !== 'result-corrected' && event.kind !== 'result-reported') continue
    const board = boards.get(event.round)?.[event.board]
    if (board === undefined) continue
    if (event.kind === 'result-reported') reports.set(`${seat(event.round, board)} ${event.by}`, now())
    else results.set(seat(event.round, board), now())
  }
  return { results, reports, disputes }
})

export type EnteredBoard = Omit<DeskBoard, 'reports' | 'disputes'> & {
  readonly disputes?: readonly (Dispute & { readonly name: string; readonly at: string | null })[]
  readonly entered: Entered | null
  readonly reports: readonly (Report & { readonly at: string | null })[]
}

/** Published rounds with who entered each result, and when each player reported. */
export const enteredIn = (open: OpenTournament, nameOf: (actor: string) => string) => {
  const notes = notesOf(open)
  return roundsAsHeld(open.desk.state).map((round) => ({
    ...round,
    ...correctedIn(open, round.round),
    boards: round.boards.map(({ disputes, ...board }): EnteredBoard => {
      const name = seat(round.round, board)
      const said = board.result === null ? undefined : notes.results.get(name)
      return {
        ...board,
        entered: said === undefined ? null : { at: said.at, actor: said.actor, name: nameOf(said.actor), sequence: said.sequence },
        ...(disputes === undefined
          ? {}
          : {
              disputes: disputes.map((dispute) => {
                const who = notes.disputes.get(`${name} ${claim(dispute)}`)
                return { ...dispute, name: who === undefined ? '' : nameOf(who.actor), at: who?.at ?? null }
              }),
            }),
        reports: board.reports.map((report) => ({ ...report, at: notes.reports.get(`${name} ${report.by}`)?.at ?? null })),
      }
    }),
  }))
}
