import { describe, expect, it } from 'vitest'
import type { HistoryView, Tournament } from '../api/types.ts'
import { applyHistory } from './apply-history.ts'

type Entry = HistoryView['events'][number]

const win = { white: 'win', black: 'loss', rated: true }
const draw = { white: 'draw', black: 'draw', rated: true }
const board = { white: 1, black: 2, result: null, ratingResult: null, reports: [], entered: null }

/** As much of a view as results touch. */
const view = {
  sequence: 10,
  canUndo: false,
  canRedo: true,
  draft: null,
  rounds: [{ round: 1, boards: [board, { ...board, white: 3, black: 4 }] }],
} as unknown as Tournament

const said = (sequence: number, event: object): Entry =>
  ({ sequence, batch: sequence, at: '2026-06-01T10:00:00.000Z', actor: 'account:b', name: 'Ben', undone: false, event }) as unknown as Entry

const entered = (sequence: number, index: number, result: object | null): Entry =>
  said(sequence, { kind: 'result-entered', round: 1, board: index, result })

describe('what happened, laid over a view', () => {
  it('a result with who entered it, and boards it does not touch stay the same objects', () => {
    const after = applyHistory(view, [entered(11, 1, win)])!
    expect(after.rounds[0]!.boards[1]).toMatchObject({ result: win, entered: { name: 'Ben', sequence: 11 } })
    expect(after.rounds[0]!.boards[0]).toBe(view.rounds[0]!.boards[0])
    expect(after).toMatchObject({ sequence: 11, canUndo: true, canRedo: false })
  })

  it('a result taken away has nobody who entered it', () => {
    const after = applyHistory(view, [entered(11, 0, win), entered(12, 0, null)])!
    expect(after.rounds[0]!.boards[0]).toMatchObject({ result: null, entered: null })
  })

  it('a report replaces the same player’s and leaves with the result', () => {
    const report = (sequence: number, result: object): Entry =>
      said(sequence, { kind: 'result-reported', round: 1, board: 0, by: 1, result })
    const reported = applyHistory(view, [report(11, win), report(12, draw)])!
    expect(reported.rounds[0]!.boards[0]!.reports).toMatchObject([{ by: 1, result: draw }])
    expect(applyHistory(reported, [entered(13, 0, draw)])!.rounds[0]!.boards[0]!.reports).toEqual([])
  })

  it('a correction that reaches the rating report only leaves the result', () => {
    const correct = (effect: string): Entry =>
      said(11, { kind: 'result-corrected', round: 1, board: 0, result: draw, effect, reason: 'slip' })
    expect(applyHistory(view, [correct('rating-only')])!.rounds[0]!.boards[0]).toMatchObject({ result: null, ratingResult: draw })
    expect(applyHistory(view, [correct('pairing-after-next')])!).toMatchObject({
      canUndo: false,
      rounds: [{ boards: [{ result: draw }, {}] }],
    })
  })

  it('a result of an earlier round has to be read: later rounds were paired from another', () => {
    const later = { ...view, rounds: [...view.rounds, { ...view.rounds[0]!, round: 2 }] } as Tournament
    expect(applyHistory(later, [entered(11, 0, win)])).toBeNull()
    expect(applyHistory(later, [said(11, { kind: 'result-reported', round: 1, board: 0, by: 1, result: win })])).not.toBeNull()
  })

  it('a result under a draft has to be read: the draft may be stale', () => {
    const drafted = { ...view, draft: { round: 2, stale: [] } } as unknown as Tournament
    expect(applyHistory(drafted, [entered(11, 0, win)])).toBeNull()
  })

  it('a gap or anything else has to be read', () => {
    expect(applyHistory(view, [entered(12, 0, win)])).toBeNull()
    expect(applyHistory(view, [entered(11, 0, win), said(12, { kind: 'undone', batch: 11 })])).toBeNull()
    expect(applyHistory(view, [])).toBe(view)
  })
})
