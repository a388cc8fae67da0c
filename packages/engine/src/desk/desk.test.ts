import { describe, expect, it } from 'vitest'
import { defaultCfcSettings } from '../model/cfc-settings.ts'
import { type PlayerId, playerId, roundNumber } from '../model/ids.ts'
import { pairRound as pairByRulebook } from '../pairing/pair-round.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, emptyDesk, execute, openDesk } from './desk.ts'
import { replay } from './history.ts'
import { locksOf } from './locks.ts'
import { reportOf } from './report.ts'
import type { BoardResult } from './result.ts'
import { tournamentOf } from './tournament.ts'

const whiteWins: BoardResult = { white: 'win', black: 'loss', rated: true }
const draw: BoardResult = { white: 'draw', black: 'draw', rated: true }

const refusalOf = (desk: Desk, command: DeskCommand) => {
  const result = execute(desk, command)
  return result.ok ? null : result.error
}

const enter = (name: string, rating: number): DeskCommand => ({ kind: 'enter-player', player: { name, rating } })
const opened = (rulebook = 'fide-dutch-2026', rounds = 3, players = 6): Desk =>
  run(
    emptyDesk,
    { kind: 'create-tournament', settings: { rulebook, numberOfRounds: rounds } },
    { kind: 'draw-lots', seed: 'hall' },
    ...Array.from({ length: players }, (_, i) => enter(`Player ${String.fromCharCode(65 + i)}`, 2000 - 50 * i)),
  )
const publish: readonly DeskCommand[] = [{ kind: 'pair-round' }, { kind: 'publish-round' }]
const allResults = (desk: Desk, result: BoardResult = whiteWins): readonly DeskCommand[] => {
  const last = desk.state.rounds.at(-1)!
  return last.boards.map((_, board) => ({ kind: 'enter-result', round: last.round, board, result }))
}
const playRound = (desk: Desk): Desk => {
  const published = run(desk, ...publish)
  return run(published, ...allResults(published))
}

describe('the life of a tournament', () => {
  it('goes from creation to the finish, and standings are final only then', () => {
    let desk = opened()
    for (let round = 0; round < 3; round++) {
      expect(refusalOf(desk, { kind: 'finish-tournament' })?.code).toBe('not-final')
      desk = playRound(desk)
    }
    desk = run(desk, { kind: 'finish-tournament' })
    expect(refusalOf(desk, { kind: 'pair-round' })?.code).toBe('finished')
    expect(run(desk, { kind: 'reopen-tournament', reason: 'wrong result on board 1' }).state.finished).toBe(false)
  })

  it('gives numbers by the initial order when the first round is paired, and to a late entry its place', () => {
    const desk = run(playRound(opened()), enter('Late', 1990))
    expect(desk.state.players.get(playerId(7))?.firstRound).toBe(2)
    const paired = run(desk, { kind: 'pair-round' })
    expect(tournamentOf(paired.state).players.find(({ name }) => name === 'Late')?.pairingNumber).toBe(2)
  })

  it('C.04.2 2.4: rounds a late entry has missed count nothing, or what the rules of the event say', () => {
    const late = run(playRound(playRound(opened())), enter('Late', 1990))
    const player = playerId(7)
    const ask = (round: number, bye: 'half-point' | 'zero-point', confirmed = false): DeskCommand => ({
      kind: 'request-bye',
      bye: { player, round: roundNumber(round), bye },
      confirmed,
    })
    const outcomes = (desk: Desk) => tournamentOf(desk.state).players.find(({ name }) => name === 'Late')!.outcomes
    expect(outcomes(late)).toEqual([{ kind: 'absent' }, { kind: 'absent' }])
    expect(refusalOf(late, ask(1, 'half-point'))).toMatchObject({ code: 'bye-refused', article: 'C.04.2 2.4', confirmable: true })
    const given = run(late, ask(1, 'half-point', true), ask(2, 'half-point', true))
    expect(outcomes(given)).toEqual([
      { kind: 'bye', bye: 'half-point' },
      { kind: 'bye', bye: 'half-point' },
    ])
    expect(openDesk(given.history).state).toEqual(given.state)
    expect(outcomes(run(given, { kind: 'undo' }))[1]).toEqual({ kind: 'absent' })
    expect(outcomes(run(given, ask(2, 'zero-point')))[1]).toEqual({ kind: 'bye', bye: 'zero-point' })
    const paired = run(given, { kind: 'pair-round' })
    expect(refusalOf(paired, ask(1, 'zero-point'))?.code).toBe('draft-open')
    // Whoever was there has a place in the round, and it stays.
    const other: DeskCommand = {
      kind: 'request-bye',
      bye: { player: playerId(1), round: roundNumber(1), bye: 'half-point' },
      confirmed: true,
    }
    expect(refusalOf(late, other)).toMatchObject({ code: 'round-passed', article: 'C.04.2 4.4' })
  })

  it('C.04.2 4.4: a late entry gets a game against whoever has the bye, and no bye for a round that is played', () => {
    const published = run(opened('fide-dutch-2026', 3, 5), ...publish, enter('Late', 1990))
    const [{ player: alone, bye }] = published.state.rounds[0]!.unpaired as [{ player: PlayerId; bye: string }]
    expect(bye).toBe('pairing-allocated')
    const late = playerId(6)
    const bring = (white: PlayerId, black: PlayerId): DeskCommand => ({
      kind: 'amend-pairing',
      change: { kind: 'pair', white, black },
      reason: 'late-entry',
    })
    const amended = run(published, bring(late, alone))
    expect(amended.state.rounds[0]!.boards.at(-1)).toMatchObject({ white: late, black: alone })
    expect(amended.state.rounds[0]!.unpaired).toEqual([])
    const ask: DeskCommand = { kind: 'request-bye', bye: { player: late, round: roundNumber(1), bye: 'half-point' }, confirmed: true }
    expect(refusalOf(amended, ask)?.code).toBe('round-passed')
    const { white } = published.state.rounds[0]!.boards[0]!
    const swap: DeskCommand = { kind: 'amend-pairing', change: { kind: 'swap', a: white, b: alone }, reason: 'late-entry' }
    expect(refusalOf(published, swap)?.article).toBe('C.04.2 4.4')
  })

  it('says by name who cannot be paired', () => {
    const keepApart = (a: number, b: number): DeskCommand => ({
      kind: 'forbid-pair',
      prohibition: {
        strength: 'law',
        who: { kind: 'players', players: [playerId(a), playerId(b)] },
        firstRound: roundNumber(1),
        lastRound: null,
      },
    })
    const desk = run(opened('fide-dutch-2026', 3, 4), keepApart(1, 2), keepApart(1, 3), keepApart(1, 4))
    expect(refusalOf(desk, { kind: 'pair-round' })).toMatchObject({
      code: 'no-legal-pairing',
      message: expect.stringContaining('Player A'),
    })
  })

  it('a name is something one can see', () => {
    const desk = opened()
    for (const name of ['', ' ', '\u00a0', '\u200b', '\ufeff', '\u3164', '\u200d\u2060', '\u2800'])
      for (const command of [
        { kind: 'enter-player', player: { name } },
        { kind: 'import-players', players: [{ name }] },
        { kind: 'correct-player', player: playerId(1), changes: { name } },
      ] satisfies DeskCommand[])
        expect([command.kind, refusalOf(desk, command)?.code]).toEqual([command.kind, 'bad-value'])
    for (const name of ['名', '=', '👨‍👩‍👧', 'א\u200f']) expect(refusalOf(desk, { kind: 'enter-player', player: { name } })).toBeNull()
  })

  it('who is to come later may have a bye for a round before that', () => {
    const desk = run(opened(), { kind: 'enter-player', player: { name: 'Late' }, fromRound: roundNumber(3) })
    const asked = run(desk, { kind: 'request-bye', bye: { player: playerId(7), round: roundNumber(1), bye: 'half-point' } }, ...publish)
    expect(asked.state.rounds[0]!.unpaired).toContainEqual({ player: playerId(7), bye: 'half-point' })
    expect(tournamentOf(asked.state).players.find(({ name }) => name === 'Late')!.outcomes).toEqual([{ kind: 'bye', bye: 'half-point' }])
    expect(refusalOf(desk, { kind: 'enter-player', player: { name: 'Later' }, fromRound: roundNumber(4) })?.code).toBe('unknown-round')
  })

  it('C.04.2 2.3: numbers are not given again after round 4 has been paired', () => {
    let desk = opened('fide-dutch-2026', 6, 8)
    for (let round = 0; round < 4; round++) desk = playRound(desk)
    expect(refusalOf(desk, { kind: 'give-numbers' })?.article).toBe('C.04.2 2.3')
  })

  it('settings that decide pairings are locked once a round is paired, and say why; others can be insisted on', () => {
    const desk = run(opened(), { kind: 'pair-round' })
    expect(locksOf(desk.state).map(({ setting }) => setting)).toContain('rulebook')
    const refusal = refusalOf(desk, { kind: 'change-settings', changes: { rulebook: 'fide-dutch-2017' } })
    expect(refusal).toMatchObject({ code: 'locked', setting: 'rulebook', confirmable: false })
    expect(refusalOf(desk, { kind: 'change-settings', changes: { numberOfRounds: 4 } })?.confirmable).toBe(true)
    expect(run(desk, { kind: 'change-settings', changes: { numberOfRounds: 4 }, confirmed: true }).state.settings?.numberOfRounds).toBe(4)
  })

  it('refuses scoring that no rule allows', () => {
    const scoring = { ...opened().state.settings!.scoring, pairingAllocatedBye: 20 as never }
    expect(refusalOf(emptyDesk, { kind: 'create-tournament', settings: { scoring } })).toMatchObject({
      code: 'bad-value',
      setting: 'scoring',
    })
  })
})

describe('who plays', () => {
  it('a requested bye, an absence at check-in and a withdrawal keep a player out; re-entry brings the player back', () => {
    const round = roundNumber(1)
    let desk = run(
      opened(),
      { kind: 'request-bye', bye: { player: playerId(1), round, bye: 'half-point' } },
      { kind: 'withdraw', player: playerId(2) },
    )
    desk = run(desk, ...[3, 4, 5].map((id): DeskCommand => ({ kind: 'check-in', player: playerId(id), present: true })), {
      kind: 'close-check-in',
    })
    const drafted = run(desk, { kind: 'pair-round' })
    expect(drafted.state.draft?.unpaired).toEqual([
      { player: 1, bye: 'half-point' },
      { player: 2, bye: 'absent' },
      { player: 6, bye: 'zero-point' },
    ])
    const next = run(drafted, { kind: 'publish-round' })
    const back = run(next, ...allResults(next), { kind: 're-enter', player: playerId(2) }, { kind: 'pair-round' })
    expect(back.state.draft?.boards.flatMap(({ white, black }) => [white, black])).toContain(2)
  })

  it('a second half-point bye must be confirmed', () => {
    const bye = (round: number): DeskCommand => ({
      kind: 'request-bye',
      bye: { player: playerId(1), round: roundNumber(round), bye: 'half-point' },
    })
    expect(refusalOf(run(opened(), bye(1)), bye(2))).toMatchObject({ code: 'bye-refused', confirmable: true })
  })

  it('finds the same person entered twice', () => {
    expect(refusalOf(opened(), enter('player a', 1000))).toMatchObject({ code: 'duplicate-player', confirmable: true })
  })

  it('wishes by club are kept where they can be and give way where they cannot', () => {
    const clubs: DeskCommand = {
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-club' }, firstRound: roundNumber(1), lastRound: roundNumber(2) },
    }
    const inClub = (id: number, club: string): DeskCommand => ({ kind: 'correct-player', player: playerId(id), changes: { club } })
    const kept = run(opened(), inClub(1, 'X'), inClub(4, 'X'), clubs, { kind: 'pair-round' })
    expect(kept.state.draft?.boards.some(({ white, black }) => [1, 4].includes(white) && [1, 4].includes(black))).toBe(false)
    expect(kept.state.draft?.wishesDropped).toEqual([])
    const all = run(opened(), ...[1, 2, 3, 4, 5, 6].map((id) => inClub(id, 'X')), clubs, { kind: 'pair-round' })
    expect(all.state.draft?.boards).toHaveLength(3)
    expect(all.state.draft?.wishesDropped.length).toBeGreaterThan(0)
  })

  it('tells in the report who was kept apart after wishes gave way, as groups', () => {
    const federation = (i: number): string => (i % 10 < 7 ? 'CAN' : 'USA')
    const desk = run(
      emptyDesk,
      { kind: 'create-tournament', settings: { numberOfRounds: 5 } },
      { kind: 'import-players', players: Array.from({ length: 20 }, (_, i) => ({ name: `P${i}`, federation: federation(i) })) },
      {
        kind: 'forbid-pair',
        prohibition: { strength: 'wish', who: { kind: 'same-federation' }, firstRound: roundNumber(1), lastRound: roundNumber(1) },
      },
      ...publish,
    )
    // Six of the USA can keep all their wishes; of the fourteen from Canada seven are stuck, and the other seven still kept apart.
    const report = reportOf(desk)
    expect(report.forbiddenPairs.map(({ players }) => players.length).toSorted()).toEqual([6, 7])
    const { boards } = desk.state.rounds[0]!
    const answer = pairByRulebook(report, roundNumber(1), 'fide-dutch-2026')
    expect(answer).toMatchObject({ boards: boards.map(({ white, black }) => ({ white, black })) })
  })

  it('a wish that nobody could keep gives way at once in a large field, and as far as it has to in a mixed one', () => {
    const field = (federation: (i: number) => string): Desk =>
      run(
        emptyDesk,
        { kind: 'create-tournament', settings: { numberOfRounds: 5 } },
        { kind: 'import-players', players: Array.from({ length: 160 }, (_, i) => ({ name: `P${i}`, federation: federation(i) })) },
        {
          kind: 'forbid-pair',
          prohibition: { strength: 'wish', who: { kind: 'same-federation' }, firstRound: roundNumber(1), lastRound: roundNumber(2) },
        },
        { kind: 'pair-round' },
      )
    const home = field(() => 'CAN').state.draft!
    expect(home.boards).toHaveLength(80)
    expect(home.wishesDropped).toHaveLength((160 * 159) / 2)
    const { draft, players } = field((i) => (i % 5 < 3 ? 'CAN' : 'USA')).state
    const same = draft!.boards.filter(({ white, black }) => players.get(white)!.federation === players.get(black)!.federation)
    expect(same).toHaveLength(16)
  })
})

describe('defaults under the CFC handbook', () => {
  it('616: whoever has defaulted is listed as not paired, and is paired again once excused', () => {
    const published = run(opened('cfc', 4), ...publish)
    const forfeit: BoardResult = { white: 'forfeit-win', black: 'forfeit-loss', rated: true }
    const [first, ...others] = allResults(published)
    const desk = run(published, { ...first, result: forfeit } as DeskCommand, ...others)
    const absent = published.state.rounds[0]!.boards[0]!.black
    expect(run(desk, { kind: 'pair-round' }).state.draft?.unpaired).toEqual([{ player: absent, bye: 'absent' }])
    const cfc = { ...defaultCfcSettings, ...desk.state.settings!.cfc, excused: [absent] }
    const excused = run(desk, { kind: 'change-settings', changes: { cfc } }, { kind: 'pair-round' })
    expect(excused.state.draft).toMatchObject({ unpaired: [], bye: null })
  })
})

describe('pairing by hand', () => {
  const drafted = (): Desk => run(opened(), { kind: 'pair-round' })

  it('needs an explicit session, names the rule each change breaks, and records the difference', () => {
    const [first, second] = drafted().state.draft!.boards
    const swap: DeskCommand = { kind: 'change-draft', change: { kind: 'swap', a: first!.black, b: second!.black } }
    expect(refusalOf(drafted(), swap)?.code).toBe('no-manual')
    const open = run(drafted(), { kind: 'start-manual', reason: 'family' })
    expect(refusalOf(open, { kind: 'publish-round' })?.code).toBe('manual-open')
    const refusal = refusalOf(open, { ...swap, change: { kind: 'flip', board: 0 } } as DeskCommand)
    expect(refusal).toMatchObject({ code: 'rule-broken', confirmable: true })
    expect(refusal?.article).toBeDefined()
    const done = run(open, { ...swap, confirmed: true } as DeskCommand, { kind: 'finish-manual' })
    expect(done.state.difference?.deskOnly).toHaveLength(2)
    expect(run(done, { kind: 'publish-round' }).state.rounds[0]?.byHand).toBe(true)
  })

  it('3.8: says that a pairing which breaks no rule is not the one the rules give, and by what', () => {
    const open = run(drafted(), { kind: 'start-manual', reason: 'x' })
    expect(open.state.manual).toMatchObject({ breaks: [], quality: null })
    const [first, second] = open.state.draft!.boards
    const swap = (a: PlayerId, b: PlayerId): DeskCommand => ({ kind: 'change-draft', change: { kind: 'swap', a, b }, confirmed: true })
    const swapped = run(open, swap(first!.black, second!.white))
    expect(swapped.state.manual?.quality).toEqual({ kind: 'later', article: '3.8' })
    expect(run(swapped, swap(first!.black, second!.white)).state.manual?.quality).toBeNull()
  })

  it('C1: sees a rematch though somebody is absent', () => {
    const first = run(opened(), ...publish)
    const bye: DeskCommand = { kind: 'request-bye', bye: { player: playerId(6), round: roundNumber(2), bye: 'zero-point' } }
    const open = run(first, ...allResults(first, draw), bye, { kind: 'pair-round' }, { kind: 'start-manual', reason: 'x' })
    const seats = open.state.draft!.boards
    const [a, b] = first.state.rounds[0]!.boards.map(({ white, black }) => [white, black]).find((pair) =>
      pair.every((id) => seats.some(({ white, black }) => white === id || black === id)),
    ) as [PlayerId, PlayerId]
    const { white, black } = seats.find((board) => board.white === a || board.black === a)!
    const swap: DeskCommand = { kind: 'change-draft', change: { kind: 'swap', a: white === a ? black : white, b } }
    expect(refusalOf(open, swap)?.article).toBe('C1')
  })

  it('does not end while somebody stands', () => {
    const open = run(
      drafted(),
      { kind: 'start-manual', reason: 'x' },
      { kind: 'change-draft', change: { kind: 'unpair', board: 0 }, confirmed: true },
    )
    expect(refusalOf(open, { kind: 'finish-manual' })?.code).toBe('rule-broken')
  })
})

describe('results', () => {
  const published = (confirmResults = false): Desk =>
    run(run(opened(), { kind: 'change-settings', changes: { confirmResults } }), ...publish)
  const round = roundNumber(1)

  it.each([
    [{ white: 'win', black: 'win', rated: true }, false],
    [{ white: 'win', black: 'draw', rated: true }, false],
    [{ white: 'draw', black: 'loss', rated: true }, true],
    [{ white: 'loss', black: 'loss', rated: true }, true],
    [{ white: 'forfeit-loss', black: 'forfeit-loss', rated: true }, true],
    [{ white: 'forfeit-win', black: 'forfeit-loss', rated: false }, false],
    [{ white: 'adjourned', black: 'adjourned', rated: true }, true],
  ] as const)('%j is possible: %s', (result, possible) => {
    expect(execute(published(), { kind: 'enter-result', round, board: 0, result }).ok).toBe(possible)
  })

  it('with confirmation, a report counts when the opponent says the same; a disagreement waits for the arbiter', () => {
    const desk = published(true)
    const { white, black } = desk.state.rounds[0]!.boards[0]!
    const report = (by: PlayerId, result: BoardResult): DeskCommand => ({ kind: 'report-result', round, board: 0, by, result })
    const one = run(desk, report(white, whiteWins))
    expect(one.state.rounds[0]?.boards[0]?.result).toBeNull()
    expect(run(one, report(black, draw)).state.rounds[0]?.boards[0]?.result).toBeNull()
    expect(run(one, report(black, whiteWins)).state.rounds[0]?.boards[0]?.result).toEqual(whiteWins)
    expect(refusalOf(desk, report(playerId(99), draw))?.code).toBe('not-a-player-of-the-board')
  })

  it('C.04.2 4.3: what a correction reaches depends on when it comes', () => {
    const one = playRound(opened('fide-dutch-2026', 4))
    const two = run(one, ...publish)
    const correct = (at: Desk, number: number): DeskCommand => ({
      kind: 'enter-result',
      round: roundNumber(number),
      board: 0,
      result: draw,
      reason: `after ${at.state.rounds.length}`,
    })
    expect(run(one, correct(one, 1)).history.at(-1)?.event.kind).toBe('result-entered')
    expect(run(two, correct(two, 1)).history.at(-1)?.event).toMatchObject({ kind: 'result-corrected', effect: 'pairing-after-next' })
    const late = run(two, ...allResults(two), correct(two, 1))
    expect(late.history.at(-1)?.event).toMatchObject({ effect: 'rating-only' })
    expect(late.state.rounds[0]?.boards[0]).toMatchObject({ result: whiteWins, ratingResult: draw })
    // With a game of round 2 open again there is time once more, and the later correction stands over the earlier one.
    const again = run(late, { kind: 'enter-result', round: roundNumber(2), board: 0, result: null }, correct(late, 1))
    expect(again.state.rounds[0]?.boards[0]).toMatchObject({ result: draw, ratingResult: null })
  })

  it('a result typed over another one than the board has meanwhile is refused, with theirs, until somebody insists', () => {
    const desk = run(published(), { kind: 'enter-result', round, board: 0, result: whiteWins })
    const mine = (result: BoardResult | null, over: BoardResult | null): DeskCommand => ({
      kind: 'enter-result',
      round,
      board: 0,
      result,
      over,
    })
    expect(refusalOf(desk, mine(draw, null))).toMatchObject({ code: 'result-changed', confirmable: true, theirs: whiteWins })
    expect(refusalOf(desk, mine(null, draw))).toMatchObject({ code: 'result-changed', theirs: whiteWins })
    expect(refusalOf(published(), mine(draw, whiteWins))).toMatchObject({ code: 'result-changed', theirs: null })
    expect(run(desk, mine(draw, { rated: true, black: 'loss', white: 'win' })).state.rounds[0]?.boards[0]?.result).toEqual(draw)
    expect(refusalOf(desk, mine(whiteWins, null))).toBeNull()
    const insisted = run(desk, { ...mine(draw, null), confirmed: true } as DeskCommand)
    expect(insisted.state.rounds[0]?.boards[0]?.result).toEqual(draw)
  })

  it('missing results stop the next pairing unless the arbiter counts them as adjourned', () => {
    expect(refusalOf(published(), { kind: 'pair-round' })).toMatchObject({
      code: 'results-missing',
      article: 'C.04.2 3.1',
      confirmable: true,
    })
    expect(run(published(), { kind: 'pair-round', confirmed: true }).state.draft?.round).toBe(2)
  })

  it('a game of an older round that is still adjourned is asked about before each pairing', () => {
    const adjourned: BoardResult = { white: 'adjourned', black: 'adjourned', rated: true }
    const first = run(published(), ...allResults(published()), { kind: 'enter-result', round, board: 0, result: adjourned })
    const second = playRound(first)
    expect(refusalOf(second, { kind: 'pair-round' })).toMatchObject({ code: 'results-missing', article: 'C.04.2 3.1', confirmable: true })
    expect(run(second, { kind: 'pair-round', confirmed: true }).state.draft?.round).toBe(3)
    const decided = run(second, { kind: 'enter-result', round, board: 0, result: draw })
    expect(refusalOf(decided, { kind: 'pair-round' })).toBeNull()
  })
})

describe('history', () => {
  it('undo and redo are events, restore exactly, and stop at what is published', () => {
    const before = opened()
    const after = run(before, enter('Extra', 1500))
    const undone = run(after, { kind: 'undo' })
    expect(undone.state).toEqual(before.state)
    expect(run(undone, { kind: 'redo' }).state).toEqual(after.state)
    expect(undone.history).toHaveLength(after.history.length + 1)
    expect(refusalOf(run(before, ...publish), { kind: 'undo' })?.code).toBe('nothing-to-undo')
  })

  it('any earlier moment can be rebuilt', () => {
    const desk = playRound(opened())
    for (const { sequence } of desk.history) expect(replay(desk.history, sequence)).toEqual(openDesk(desk.history.slice(0, sequence)).state)
  })

  it('a receipt is the same for the same inputs, and another for others', () => {
    const receipt = (desk: Desk) => run(desk, ...publish).state.rounds[0]!.receipt
    expect(receipt(opened())).toEqual(receipt(opened()))
    expect(receipt(run(opened(), { kind: 'correct-player', player: playerId(1), changes: { rating: 2400 } })).short).not.toBe(
      receipt(opened()).short,
    )
    expect(receipt(opened())).toMatchObject({ round: 1, rulebook: 'fide-dutch-2026' })
  })
})
