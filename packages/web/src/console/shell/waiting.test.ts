import { describe, expect, it } from 'vitest'
import type { Tournament } from '../api/types.ts'
import { waitingIn } from './waiting.ts'

const win = { white: 'win', black: 'loss', rated: true }
const draw = { white: 'draw', black: 'draw', rated: true }
const adjourned = { white: 'adjourned', black: 'adjourned', rated: true }
const board = (result: object | null, ...said: readonly object[]) => ({ result, reports: said.map((one, by) => ({ by, result: one })) })
const person = (id: number, checkedIn: boolean) => ({ id, checkedIn, withdrawnFrom: null, firstRound: 1 })

const event = (given: object): Tournament =>
  ({
    rounds: [],
    draft: null,
    finished: false,
    players: [],
    teams: [],
    byes: [],
    lateArrivals: [],
    settings: { firstBoard: 1, numberOfRounds: 5 },
    traits: { teams: false },
    ...given,
  }) as unknown as Tournament

describe('what waits', () => {
  it('nothing, when nothing does', () => {
    const rounds = [{ round: 1, boards: [board(win), board(null), board(null, draw), board(null, draw, draw)] }]
    expect(waitingIn(event({ rounds, players: [person(1, false)] }))).toEqual({
      staleDraft: null,
      disagreeing: [],
      disputed: [],
      adjourned: [],
      tooManyRounds: null,
      notCheckedIn: 0,
      late: [],
    })
  })

  it('a draft that is out of date', () => {
    expect(waitingIn(event({ draft: { round: 2, stale: ['results'] } })).staleDraft).toBe(2)
    expect(waitingIn(event({ draft: { round: 2, stale: [] } })).staleDraft).toBe(null)
  })

  it('a late arrival: who is present although the next round, or the one being played, is paired without them', () => {
    const players = [1, 2].map((id) => ({ ...person(id, true), name: `Player ${id}` }))
    const lateArrivals = [
      { player: 1, round: 2, published: false },
      { player: 2, round: 1, published: true },
    ]
    const played = [{ round: 1, boards: [board(win)] }]
    const open = [{ round: 1, boards: [board(null)] }]
    const before = { round: 2, published: false, names: 'Player 1' }
    const after = { round: 1, published: true, names: 'Player 2' }
    expect(waitingIn(event({ rounds: played, players, lateArrivals })).late).toEqual([before, after])
    expect(waitingIn(event({ rounds: open, players, lateArrivals })).late).toEqual([after])
    expect(waitingIn(event({ rounds: played, players, lateArrivals, finished: true })).late).toEqual([])
  })

  it('players who disagree on a game without a result, by printed numbers', () => {
    const rounds = [{ round: 1, boards: [board(win, win, draw), board(null, win, draw), board(adjourned, win, draw)] }]
    const settings = { firstBoard: 101, numberOfRounds: 5 }
    expect(waitingIn(event({ rounds, settings })).disagreeing).toEqual([{ round: 1, boards: [102, 103] }])
  })

  it('adjourned games of earlier rounds, not of the last one', () => {
    const rounds = [1, 2].map((round) => ({ round, boards: [board(win), board(adjourned)] }))
    expect(waitingIn(event({ rounds })).adjourned).toEqual([{ round: 1, boards: [2] }])
  })

  it('a helper who has another result than the desk', () => {
    const rounds = [{ round: 1, boards: [board(win), { ...board(win), disputes: [{ result: draw, name: 'Hall A', at: null }] }] }]
    expect(waitingIn(event({ rounds })).disputed).toEqual([{ round: 1, boards: [2] }])
  })

  it('more rounds than a field can play without meeting twice; tables have as many as they have', () => {
    const field = (entrants: number, given: object = {}) =>
      waitingIn(event({ players: Array.from({ length: entrants }, (_, at) => person(at + 1, false)), ...given })).tooManyRounds
    expect([2, 4, 5, 6].map((entrants) => field(entrants)?.most ?? null)).toEqual([1, 3, null, null])
    const seven = { settings: { firstBoard: 1, numberOfRounds: 7 } }
    expect(field(6, seven)).toEqual({ entrants: 6, most: 5, rounds: 7 })
    const teams = Array.from({ length: 6 }, (_, at) => ({ id: 100 + at, boards: [], alternates: [] }))
    expect(waitingIn(event({ ...seven, teams, traits: { teams: true } })).tooManyRounds).toEqual({ entrants: 6, most: 5, rounds: 7 })
    expect(field(6, { ...seven, traits: { teams: false, drawnFrom: 'tables' } })).toBe(null)
    expect(field(6, { ...seven, finished: true })).toBe(null)
  })

  it('who is not checked in, once somebody is, without those who are away', () => {
    const players = [person(1, true), person(2, false), person(3, false), { ...person(4, false), withdrawnFrom: 1 }]
    const byes = [{ round: 1, player: 3 }]
    expect(waitingIn(event({ players, byes })).notCheckedIn).toBe(1)
    expect(waitingIn(event({ players, byes, draft: { stale: [] } })).notCheckedIn).toBe(0)
    const rounds = [{ round: 1, boards: [board(null)] }]
    expect(waitingIn(event({ players, rounds })).notCheckedIn).toBe(0)
  })
})
