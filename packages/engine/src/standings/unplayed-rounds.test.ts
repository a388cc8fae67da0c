import { describe, expect, test } from 'vitest'
import { buildTournament } from '../testing/build-tournament.ts'
import { rulesOf } from '../testing/rules-of.ts'
import { valuesOf, workingOf } from '../testing/standings-of.ts'
import { toNumber } from './exact.ts'

const robin = { rules: rulesOf('round-robin') }

describe('modifiers and unplayed rounds', () => {
  // Scores: 1 has 3, 2 has 2, 3 has 1, 4 has 0.
  const event = buildTournament(['2w1 3b1 4w1', '1b0 4b1 3w1', '4w1 1w0 2b0', '3b0 2w0 1b0'])
  test('fide-c07 14.1, fide-c07 14.2, fide-c07 14.3, fide-c07 14.4: what is cut', () => {
    expect(['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2'].map((code) => valuesOf(event, code)[0])).toEqual([3, 3, 2, 1, 0])
    expect(workingOf(event, 'BH/M1', 1).terms.map(({ cut }) => cut?.code ?? null)).toEqual(['cut-most', null, 'cut-least'])
  })

  test('fide-c07 15.2: forfeits of a round robin are games, but not for ratings, and a forfeit loss is not played', () => {
    const played = buildTournament(['2b+ 3w1', '1w- 3b0', '2w1 1b0'], robin)
    const rated = { ...played, players: played.players.map((player) => ({ ...player, rating: 2000 })) }
    expect(valuesOf(rated, 'SB')).toEqual([1, 0, 0])
    expect([valuesOf(rated, 'WON'), valuesOf(rated, 'BPG'), valuesOf(rated, 'BWG')]).toEqual([
      [2, 0, 1],
      [1, 1, 1],
      [1, 0, 0],
    ])
    expect(workingOf(rated, 'ARO', 1).terms).toHaveLength(1)
    expect(workingOf(rated, 'ARO', 2).terms).toHaveLength(1)
  })

  test('fide-c07 16.1, fide-c07 16.2, fide-c07 16.3: a requested bye before a game counts as awarded, the rest at the end as draws', () => {
    // 2 plays only round 1; 3 comes back after a zero-point bye.
    const withdrawn = buildTournament(['2w1 3b1 Z', '1b0 Z Z', 'Z 1w0 U'])
    const terms = workingOf(withdrawn, 'BH', 1).terms
    expect(terms.slice(0, 2).map(({ score }) => toNumber(score!))).toEqual([1, 1])
    expect(terms[0]!.note).toEqual({ code: 'adjusted', draws: [2, 3], article: '16.3' })
    expect(terms[1]!.note).toBeNull()
    // A forfeit loss at the end does not make the bye before it any better, but stays a loss itself.
    expect(toNumber(workingOf(buildTournament(['2w1 3b1 U', '1b0 H 3w-', 'Z 1w0 2b+']), 'BH', 1).terms[0]!.score!)).toBe(0.5)
  })

  test('fide-c07 16.4: an unplayed round is a game against a dummy with the own score', () => {
    expect(workingOf(event, 'BH', 4).terms.every(({ opponent }) => opponent !== null)).toBe(true)
    const late = buildTournament(['Z 2w1 3b1', 'U 1b0 Z', 'U Z 1w0'])
    expect(workingOf(late, 'BH', 1, { edition: '2023' }).terms[0]).toMatchObject({
      opponent: null,
      note: { code: 'dummy', article: '16.4' },
    })
    expect(toNumber(workingOf(late, 'BH', 1, { edition: '2023' }).terms[0]!.score!)).toBe(2)
  })

  test('fide-c07 16.4.1: since 2026 not more than the scheduled opponent of a forfeit', () => {
    const forfeited = buildTournament(['2w+ 3b1', '1b- Z', 'Z 1w0'])
    expect(workingOf(forfeited, 'BH', 1).terms[0]).toMatchObject({
      note: { code: 'dummy-capped-by-opponent', opponent: 2, article: '16.4.1' },
    })
    expect(toNumber(workingOf(forfeited, 'BH', 1).terms[0]!.score!)).toBe(0.5)
  })

  test('fide-c07 16.4.2: since 2026 not more than a draw in every round for a bye', () => {
    const lucky = buildTournament(['U 2w1', 'Z 1b0'])
    expect(toNumber(workingOf(lucky, 'BH', 1).terms[0]!.score!)).toBe(1)
    expect(toNumber(workingOf(lucky, 'BH', 1, { edition: '2023' }).terms[0]!.score!)).toBe(2)
  })

  test('fide-c07 16.5: a cut takes the voluntarily unplayed round first', () => {
    const bye = buildTournament(['2w1 H 3b1', '1b0 3w0 Z', 'Z 2b1 1w0'])
    expect(workingOf(bye, 'BH/C1', 1).terms.map(({ cut }) => cut?.code ?? null)).toEqual([null, 'cut-voluntary', null])
    // For SB the higher of the two products goes.
    expect(workingOf(bye, 'SB/C1', 1).terms.map(({ cut }) => cut !== null)).toEqual([false, true, false])
  })
})
