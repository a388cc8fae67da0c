import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { parseTieBreaks } from '../../standings/parse-code.ts'
import { standings } from '../../standings/standings.ts'
import { opened, playRound, refusalOf } from '../../testing/desk-steps.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand } from '../commands.ts'
import type { PlayerData } from '../entrant.ts'
import { isLongEvent } from '../schedule.ts'
import { defaultDeskSettings } from '../settings.ts'
import { tournamentOf } from '../tournament.ts'

const correct = (player: number, changes: Partial<PlayerData>): DeskCommand => ({
  kind: 'correct-player',
  player: playerId(player),
  changes,
})
const bye = (kind: 'half-point' | 'full-point' | 'zero-point'): DeskCommand => ({
  kind: 'request-bye',
  bye: { player: playerId(3), round: roundNumber(2), bye: kind },
  confirmed: true,
})
const lasting = (startDate: string, endDate: string) => ({ info: { ...defaultDeskSettings.info, startDate, endDate } })

describe('marks of a player', () => {
  it('no byes on request: half and full points are refused, an absence is not', () => {
    const desk = run(opened(), correct(3, { noByes: true }))
    expect(refusalOf(desk, bye('half-point'))).toMatchObject({ code: 'bye-ineligible', confirmable: false, player: { id: 3 } })
    expect(refusalOf(desk, bye('full-point'))?.code).toBe('bye-ineligible')
    expect(refusalOf(desk, bye('zero-point'))).toBeNull()
    expect(refusalOf(run(desk, correct(3, { noByes: false })), bye('half-point'))).toBeNull()
  })

  it('expelled: paired no more, and back only when the mark is taken back', () => {
    const desk = run(playRound(opened()), correct(2, { expelled: true }))
    expect(desk.state.players.get(playerId(2))).toMatchObject({ expelled: true, withdrawnFrom: 2 })
    expect(refusalOf(desk, { kind: 're-enter', player: playerId(2) })?.code).toBe('expelled')
    const back = run(desk, correct(2, { expelled: false }), { kind: 're-enter', player: playerId(2) })
    expect(back.state.players.get(playerId(2))!.withdrawnFrom).toBeNull()
    // One step, undone in one.
    expect(run(desk, { kind: 'undo' }).state.players.get(playerId(2))!.withdrawnFrom).toBeNull()
  })
})

describe('an event of more than 30 days', () => {
  it('is known by its first and last day', () => {
    expect(isLongEvent(lasting('2026-01-01', '2026-01-30'))).toBe(false)
    expect(isLongEvent(lasting('2026/01/01', '2026/01/31'))).toBe(true)
    expect(isLongEvent(lasting('2026-01-01', ''))).toBe(false)
  })

  it('in FIDE mode advises against tie-breaks by ratings', () => {
    const create = (tieBreaks: readonly string[], endDate: string): DeskCommand => ({
      kind: 'change-settings',
      changes: { fideMode: true, tieBreaks, ...lasting('2026-01-01', endDate) },
    })
    const codeOf = (command: DeskCommand) => {
      const refusal = refusalOf(opened(), command)
      return refusal?.code === 'fide-mode' ? `${refusal.level} ${refusal.asks.map(({ code }) => code)}` : (refusal?.code ?? null)
    }
    expect(codeOf(create(['BH', 'ARO'], '2026-03-01'))).toBe('acknowledge fide-long-event')
    expect(codeOf(create(['BH', 'ARO'], '2026-01-05'))).toBeNull()
    expect(codeOf(create(['BH'], '2026-03-01'))).toBeNull()
  })

  it('has several ratings of a player: the first counts, or in each round its own where the event says so', () => {
    const played = playRound(playRound(opened()))
    const rival = played.state.rounds[1]!.boards[0]!.black
    const white = played.state.rounds[1]!.boards[0]!.white
    const rated = run(played, correct(rival, { laterRatings: [{ fromRound: 2, rating: 2900 }] }))
    const aroOf = (desk: typeof rated): unknown => {
      const parsed = parseTieBreaks('ARO', 'players')
      if (!parsed.ok) throw new Error('ARO')
      const { rows } = standings(tournamentOf(desk.state), { tieBreaks: parsed.value })
      return rows.find(({ player }) => player.id === white)!.values
    }
    expect(aroOf(rated)).toEqual(aroOf(played))
    const byRound = run(rated, { kind: 'change-settings', changes: { ratingsByRound: true } })
    expect(aroOf(byRound)).not.toEqual(aroOf(played))
    const later = run(byRound, correct(rival, { laterRatings: [{ fromRound: 3, rating: 2900 }] }))
    expect(aroOf(later)).toEqual(aroOf(played))
  })
})
