import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../../model/ids.ts'
import { unratedIn } from '../../model/official-ratings.ts'
import { pointsFromTenths } from '../../model/points.ts'
import { standardScoring } from '../../model/scoring.ts'
import { allResults, draw, enter, opened, playRound, publish, refusalOf, whiteWins } from '../../testing/desk-steps.ts'
import { rulesOf } from '../../testing/rules-of.ts'
import { run } from '../../testing/run-commands.ts'
import type { DeskCommand } from '../commands.ts'
import { type Desk, emptyDesk, openDesk } from '../desk.ts'
import { integrityOf } from '../integrity.ts'
import type { DeskRound } from '../round.ts'

const entered = (rounds = 5): Desk => run(opened('fide-dutch-2026', rounds, 8), { kind: 'change-settings', changes: { fideMode: true } })
const settings = (changes: Extract<DeskCommand, { kind: 'change-settings' }>['changes']): DeskCommand => ({
  kind: 'change-settings',
  changes,
})
const leave: DeskCommand = { kind: 'leave-fide-mode', reason: 'The organiser wants eight rounds' }

/** What the desk asks: its level and the codes of its questions. */
const askedOf = (desk: Desk, command: DeskCommand): string | null => {
  const refusal = refusalOf(desk, command)
  return refusal?.code === 'fide-mode' ? `${refusal.level}: ${refusal.asks.map(({ code }) => code)}` : (refusal?.code ?? null)
}

/** Asked at this level: no answer of a lower one will do, this one does. */
const asks = (desk: Desk, command: DeskCommand, expected: string): void => {
  expect(askedOf(desk, command)).toBe(expected)
  const level = expected.slice(0, expected.indexOf(':'))
  const once = askedOf(desk, { ...command, confirmed: true })
  const twice = askedOf(desk, { ...command, confirmed: 'twice' })
  expect([once, twice]).toEqual([['acknowledge', 'confirm'].includes(level) ? null : expected, level === 'refuse' ? expected : null])
}

describe('FIDE mode', () => {
  it('tells what the report still lacks when the event is finished, and asks nothing once all of it is entered', () => {
    const over = playRound(entered(1))
    asks(over, { kind: 'finish-tournament' }, 'acknowledge: fide-incomplete')
    const refusal = refusalOf(over, { kind: 'finish-tournament' })
    const issues = refusal?.code === 'fide-mode' && refusal.asks[0]!.code === 'fide-incomplete' ? refusal.asks[0]!.issues : []
    expect(issues.map(({ field }) => field)).toEqual([
      ...['name', 'city', 'federation', 'startDate', 'endDate', 'chiefArbiter', 'timeControl', 'roundDates'],
      ...['federation', 'fideId', 'birth'],
    ])
    const info = {
      ...over.state.settings!.info,
      name: 'Rated Open',
      city: 'Zug',
      federation: 'SUI',
      startDate: '2026/07/01',
      endDate: '2026/07/01',
      chiefArbiter: 'Muster, Anna',
      timeControl: '90+30',
      roundDates: ['26/07/01'],
    }
    const known = [...over.state.players.keys()].map(
      (player, at): DeskCommand => ({
        kind: 'correct-player',
        player,
        changes: { federation: 'SUI', fideId: String(1300001 + at) },
      }),
    )
    expect(askedOf(run(over, settings({ info }), ...known), { kind: 'finish-tournament' })).toBeNull()
    // Outside FIDE mode nothing is asked.
    expect(askedOf(playRound(opened('fide-dutch-2026', 1, 8)), { kind: 'finish-tournament' })).toBeNull()
  })

  it('is entered before the first round, left for ever, and leaving is asked twice', () => {
    const desk = playRound(entered())
    expect(askedOf(desk, settings({ fideMode: false }))).toBe('refuse: fide-mode-settled')
    expect(askedOf(desk, { kind: 'leave-fide-mode', reason: '  ' })).toBe('reason-missing')
    asks(desk, leave, 'confirm-twice: fide-mode-leaves')
    const left = run(desk, { ...leave, confirmed: 'twice' })
    expect(left.state).toMatchObject({ settings: { fideMode: false }, leftFideMode: { rounds: 1 } })
    expect(openDesk(left.history).state).toEqual(left.state)
    expect(askedOf(left, settings({ fideMode: true }))).toBe('refuse: fide-mode-settled')
    expect(askedOf(left, leave)).toBe('fide-mode-off')
    expect(refusalOf(left, { kind: 'undo' })?.code).toBe('nothing-to-undo')
    expect(askedOf(playRound(opened()), settings({ fideMode: true }))).toBe('refuse: fide-mode-settled')
  })

  it('takes systems of FIDE, byes of 1, ½ or 0, and no Buchholz of everybody against everybody', () => {
    const create = (changes: Extract<DeskCommand, { kind: 'create-tournament' }>['settings']): string | null =>
      askedOf(emptyDesk, { kind: 'create-tournament', settings: { fideMode: true, ...changes } })
    expect(create({})).toBeNull()
    expect(create({ rules: rulesOf('ssm') })).toBe('refuse: fide-rulebook')
    expect(create({ rules: rulesOf('cfc') })).toBe('refuse: fide-rulebook')
    expect(create({ scoring: { ...standardScoring, pairingAllocatedBye: pointsFromTenths(7) } })).toBe('refuse: fide-bye-worth')
    expect(create({ rules: rulesOf('round-robin'), tieBreaks: ['SB', 'BH/C1', 'AOB'] })).toBe('refuse: fide-tie-break')
    expect(create({ rules: rulesOf('round-robin'), tieBreaks: ['SB', 'DE'] })).toBeNull()
    expect(askedOf(emptyDesk, { kind: 'create-tournament', settings: { rules: rulesOf('ssm') } })).toBeNull()
  })

  it('keeps rounds and pairs kept apart as they were declared, and asks twice before tie-breaks change', () => {
    const desk = playRound(entered())
    asks(desk, settings({ numberOfRounds: 6 }), 'refuse: setting-locked')
    asks(desk, settings({ tieBreaks: ['BH'] }), 'confirm-twice: setting-locked')
    const prohibition = {
      who: { kind: 'players', players: [playerId(1), playerId(2)] },
      firstRound: roundNumber(1),
      lastRound: null,
      strength: 'law',
    } as never
    asks(desk, { kind: 'forbid-pair', prohibition }, 'refuse: prohibition-late')
    const apart = run(entered(), { kind: 'forbid-pair', prohibition })
    asks(playRound(apart), { kind: 'allow-pair', prohibition: apart.state.prohibitions[0]!.id }, 'refuse: prohibition-late')
  })

  it('has byes, games that go on and corrections acknowledged or confirmed', () => {
    const desk = run(entered(), ...publish)
    const bye = (round: number, kind: 'full-point' | 'half-point'): DeskCommand => ({
      kind: 'request-bye',
      bye: { player: playerId(1), round: roundNumber(round), bye: kind },
    })
    asks(desk, bye(2, 'full-point'), 'acknowledge: bye-refused')
    asks(run(desk, bye(2, 'half-point')), bye(3, 'half-point'), 'confirm: bye-refused')
    const open = run(desk, ...allResults(desk).slice(1))
    asks(open, { kind: 'pair-round' }, 'acknowledge: results-missing')
    const second = run(open, { kind: 'pair-round', confirmed: true }, { kind: 'publish-round' })
    const late = (result: typeof draw): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board: 0, result })
    asks(second, late(whiteWins), 'confirm: fide-adjourned')
    expect(askedOf(second, late(draw))).toBeNull()
    // What somebody else has entered is no question of a rule, and its answer is not theirs.
    const unseen = { ...late(whiteWins), over: draw } as DeskCommand
    expect([askedOf(second, unseen), askedOf(second, { ...unseen, confirmed: 'twice' })]).toEqual(['result-changed', 'result-changed'])
    const third = run(second, late(draw), ...allResults(second), ...publish)
    asks(
      third,
      { kind: 'enter-result', round: roundNumber(1), board: 1, result: draw, reason: 'slip misread' },
      'confirm: fide-rating-only',
    )
  })

  it('compares what was paired by hand with the rulebook, and asks before a published round changes', () => {
    const manual = run(entered(), { kind: 'pair-round' }, { kind: 'start-manual', reason: 'Siblings' })
    const swapped = run(manual, { kind: 'change-draft', change: { kind: 'swap', a: playerId(5), b: playerId(6) }, confirmed: true })
    asks(swapped, { kind: 'finish-manual' }, 'confirm: fide-by-hand')
    expect(askedOf(manual, { kind: 'finish-manual' })).toBeNull()
    const round = run(entered(), ...publish)
    asks(round, { kind: 'amend-pairing', change: { kind: 'flip', board: 0 }, reason: 'competition-rules' }, 'confirm: fide-amends')
    asks(round, { kind: 'recall-round', round: roundNumber(1), reason: 'Wrong list' }, 'confirm-twice: fide-recalls')
    // A rematch is named, too.
    const second = run(playRound(entered()), ...publish)
    const [first, { boards }] = second.state.rounds as [DeskRound, DeskRound]
    const { white, black } = first.boards[0]!
    const there = boards.find((board) => [board.white, board.black].includes(white))!
    const swap = { kind: 'swap', a: there.white === white ? there.black : there.white, b: black } as const
    asks(second, { kind: 'amend-pairing', change: swap, reason: 'competition-rules' }, 'confirm: rule-broken,fide-amends')
    expect(refusalOf(second, { kind: 'amend-pairing', change: swap, reason: 'competition-rules' })).toMatchObject({
      asks: [{ articles: ['C1'] }, {}],
    })
  })

  it('C.04.2 2.3: asks before numbers are given again, not where a late entry changes nobody’s order', () => {
    const desk = playRound(entered())
    const better = run(desk, { kind: 'correct-player', player: playerId(8), changes: { rating: 2600 } })
    asks(better, { kind: 'give-numbers' }, 'confirm: fide-numbers-again')
    expect(askedOf(run(desk, enter('Late', 1990)), { kind: 'give-numbers' })).toBeNull()
  })

  it('C.04.2 2.2: asks before equals exchange their numbers, does not let others, and not before those of a round robin', () => {
    const exchange = (a: number, b: number): DeskCommand => ({ kind: 'exchange-numbers', players: [playerId(a), playerId(b)] })
    const twin = run(entered(), enter('Twin', 1990), enter('Twin, too', 1990), { kind: 'give-numbers' })
    asks(twin, exchange(9, 10), 'confirm: fide-exchange')
    asks(twin, exchange(1, 10), 'refuse: numbers-unequal')
    asks(playRound(twin), exchange(9, 10), 'confirm: numbers-change,fide-exchange')
    const robin = run(opened('round-robin', 7, 8), settings({ fideMode: true, tieBreaks: ['SB'] }), { kind: 'give-numbers' })
    expect(askedOf(robin, exchange(1, 8))).toBeNull()
  })

  it('asks for a pair of which neither has the colour due, together with the rule it breaks', () => {
    let desk = playRound(playRound(entered()))
    desk = run(desk, { kind: 'pair-round' }, { kind: 'start-manual', reason: 'Asked for' })
    const boards = desk.state.draft!.boards
    const codes = boards.map((_, board) => askedOf(desk, { kind: 'change-draft', change: { kind: 'flip', board } }))
    expect(codes.some((code) => code?.includes('fide-colours'))).toBe(true)
  })

  it('C.04.1 2: says when the first round is paired that an event has more rounds than its field can play', () => {
    const field = (players: number, rounds: number, fideMode = true): Desk =>
      run(opened('fide-dutch-2026', rounds, players), settings({ fideMode, numberOfRounds: rounds }))
    asks(field(6, 6), { kind: 'pair-round' }, 'acknowledge: fide-unfinishable')
    asks(field(5, 6), { kind: 'pair-round' }, 'acknowledge: fide-unfinishable')
    expect([field(6, 5), field(5, 5), field(6, 6, false)].map((desk) => askedOf(desk, { kind: 'pair-round' }))).toEqual([null, null, null])
    const second = playRound(
      run(
        field(6, 6),
        { kind: 'pair-round', confirmed: true },
        { kind: 'discard-draft' },
        { kind: 'change-settings', changes: { numberOfRounds: 5 } },
      ),
    )
    expect(askedOf(second, { kind: 'pair-round' })).toBeNull()
  })

  it('asks nothing outside of it', () => {
    const desk = playRound(opened())
    expect(askedOf(desk, { kind: 'give-numbers' })).toBeNull()
    expect(askedOf(desk, { ...settings({ tieBreaks: ['BH'] }), confirmed: true })).toBeNull()
  })
})

describe('the integrity record', () => {
  it('has what was done beside the rules, with the round, and not what was undone', () => {
    let desk = run(entered(), { kind: 'pair-round' }, { kind: 'start-manual', reason: 'Siblings' })
    desk = run(desk, { kind: 'change-draft', change: { kind: 'swap', a: playerId(5), b: playerId(6) }, confirmed: true })
    desk = run(desk, { kind: 'finish-manual', confirmed: true }, { kind: 'publish-round' })
    const bye: DeskCommand = {
      kind: 'request-bye',
      bye: { player: playerId(2), round: roundNumber(2), bye: 'full-point' },
      confirmed: true,
    }
    desk = run(desk, ...allResults(desk).slice(1), bye, { kind: 'pair-round', confirmed: true }, { kind: 'publish-round' })
    desk = run(desk, { ...settings({ tieBreaks: ['BH'] }), confirmed: 'twice' }, { kind: 'undo' }, { ...leave, confirmed: 'twice' })
    expect(integrityOf(desk.history)).toMatchObject([
      { kind: 'by-hand', round: 1, reason: 'Siblings', boards: 2, byeChanged: false },
      { kind: 'full-point-bye', round: 2, player: 2 },
      { kind: 'adjourned', round: 1, board: 0, over: 2 },
      { kind: 'fide-mode-left', rounds: 2, reason: 'The organiser wants eight rounds' },
    ])
    expect(integrityOf(playRound(playRound(opened())).history)).toEqual([])
  })

  it('has ratings that were changed during the event, and not those changed before it or back again by undo', () => {
    const rate = (player: number, rating: number | null): DeskCommand => ({
      kind: 'correct-player',
      player: playerId(player),
      changes: { rating },
    })
    const official = { fide: { ...unratedIn({ list: 'FIDE', month: '2026-10', federation: '', id: '4' }), standard: 2345 } }
    let desk = playRound(run(entered(), rate(3, 1999)))
    const before = [1, 2, 4].map((id) => desk.state.players.get(playerId(id))!.rating)
    desk = run(desk, rate(1, 2222), rate(2, null), rate(5, 1234), { kind: 'undo' })
    desk = run(desk, { kind: 'refresh-players', players: [{ player: playerId(4), changes: { rating: 2345, official } }] })
    desk = run(
      desk,
      { kind: 'correct-player', player: playerId(6), changes: { club: 'Zug' } },
      rate(6, desk.state.players.get(playerId(6))!.rating),
    )
    expect(integrityOf(desk.history).map(({ sequence: _, ...entry }) => entry)).toEqual([
      { kind: 'rating-changed', rounds: 1, player: 1, before: before[0], now: 2222 },
      { kind: 'rating-changed', rounds: 1, player: 2, before: before[1], now: null },
      { kind: 'rating-changed', rounds: 1, player: 4, before: before[2], now: 2345 },
    ])
  })
})
