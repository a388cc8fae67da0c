import { describe, expect, it } from 'vitest'
import { playerId, roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import { pairRound } from '../pairing/pair-round.ts'
import { checkRecordedRounds } from '../pairing/record/index.ts'
import { rulebookById, rulebooks } from '../pairing/rulebook-of.ts'
import { randomCommand, randomStart } from '../testing/desk-commands.ts'
import { allResults, draw, opened, playRound, publish, refusalOf, whiteWins } from '../testing/desk-steps.ts'
import { makeDice } from '../testing/random/dice.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { type Desk, execute, openDesk } from './desk.ts'
import { integrityOf } from './integrity.ts'
import { prohibitedIn } from './prohibited.ts'
import { reportOf } from './report.ts'
import { type StaleCause, staleCausesOf } from './stale.ts'
import { tournamentOf } from './tournament.ts'

const seed = Number(process.env.ZUG_SEED ?? 20261115)

const published: DeskCommand = { kind: 'publish-round' }
const again: readonly DeskCommand[] = [{ kind: 'discard-draft' }, { kind: 'pair-round' }]
const causesOf = ({ state }: Desk): readonly StaleCause[] => staleCausesOf(state)

/** Round 2 of six players is drafted. */
const drafted = (): Desk => run(playRound(opened()), { kind: 'pair-round' })

const correction = (board = 0): DeskCommand => ({ kind: 'enter-result', round: roundNumber(1), board, result: draw })
const rematch = (desk: Desk): DeskCommand => {
  const { white, black } = desk.state.draft!.boards[0]!
  return {
    kind: 'forbid-pair',
    prohibition: { strength: 'law', who: { kind: 'players', players: [white, black] }, firstRound: roundNumber(1), lastRound: null },
    confirmed: true,
  }
}

describe('a stale draft cannot be published', () => {
  it.each<readonly [string, StaleCause, (desk: Desk) => DeskCommand]>([
    ['a result of the round before is corrected', 'results', () => correction()],
    ['a result is taken back', 'results', () => ({ kind: 'enter-result', round: roundNumber(1), board: 0, result: null })],
    ['a pair of the draft is forbidden', 'kept-apart', rematch],
    ['a rating is corrected', 'ratings', () => ({ kind: 'correct-player', player: playerId(6), changes: { rating: 2400 } })],
    ['a title is corrected', 'ratings', () => ({ kind: 'correct-player', player: playerId(6), changes: { title: 'GM' } })],
    ['the number of rounds changes', 'settings', () => ({ kind: 'change-settings', changes: { numberOfRounds: 4 }, confirmed: true })],
  ])('%s', (_, cause, command) => {
    const desk = drafted()
    expect(causesOf(desk)).toEqual([])
    const stale = run(desk, command(desk))
    expect(causesOf(stale)).toEqual([cause])
    expect(refusalOf(stale, published)).toEqual({ code: 'draft-stale', round: 2, causes: [cause], confirmable: false })
    expect(causesOf(openDesk(stale.history))).toEqual([cause])
    const paired = run(stale, { kind: 'discard-draft' }, { kind: 'pair-round', confirmed: true })
    expect(causesOf(paired)).toEqual([])
    expect(run(paired, published).state.rounds).toHaveLength(2)
  })

  it('a club that is kept apart is given to somebody, and no other club matters', () => {
    const kept = run(playRound(opened()), {
      kind: 'forbid-pair',
      prohibition: { strength: 'wish', who: { kind: 'same-club' }, firstRound: roundNumber(1), lastRound: null },
      confirmed: true,
    })
    const club = (player: number): DeskCommand => ({ kind: 'correct-player', player: playerId(player), changes: { club: 'Jerboa' } })
    const desk = run(kept, { kind: 'pair-round' }, club(1))
    expect(causesOf(desk)).toEqual([])
    expect(causesOf(run(desk, club(2)))).toEqual(['kept-apart'])
  })

  it.each<readonly [string, DeskCommand]>([
    [
      'a name',
      { kind: 'correct-player', player: playerId(1), changes: { name: 'Player Á', club: 'Mantis', federation: 'SUI', birth: '2001' } },
    ],
    ['check-in', { kind: 'check-in', player: playerId(1), present: true }],
    ['a bye for a later round', { kind: 'request-bye', bye: { player: playerId(1), round: roundNumber(3), bye: 'half-point' } }],
    ['somebody who comes for the round after', { kind: 'enter-player', player: { name: 'Late', rating: 2500 } }],
    ['the number of the first board', { kind: 'change-settings', changes: { firstBoard: 11 } }],
    ['the tie-breaks', { kind: 'change-settings', changes: { tieBreaks: ['BH'] }, confirmed: true }],
  ])('%s decides no pairing', (_, command) => {
    const desk = run(drafted(), command)
    expect(causesOf(desk)).toEqual([])
    expect(run(desk, published).state.rounds).toHaveLength(2)
  })

  it('is fresh again when the change is undone, or made good', () => {
    const stale = run(drafted(), correction())
    expect(causesOf(run(stale, { kind: 'undo' }))).toEqual([])
    expect(causesOf(run(stale, { kind: 'undo' }, { kind: 'redo' }))).toEqual(['results'])
    expect(causesOf(run(stale, { kind: 'enter-result', round: roundNumber(1), board: 0, result: whiteWins }))).toEqual([])
  })

  it('C.04.2 4.3: a correction that comes before the pairing is published counts for it', () => {
    const desk = run(drafted(), correction())
    expect(desk.history.at(-1)?.event.kind).toBe('result-entered')
    const open = run(run(opened('fide-dutch-2026', 4), ...publish), { kind: 'pair-round', confirmed: true })
    expect(run(open, correction()).history.at(-1)?.event.kind).toBe('result-entered')
  })

  it('is not edited by hand before it is paired again, and an edit that becomes stale is not published either', () => {
    const stale = run(drafted(), correction())
    expect(refusalOf(stale, { kind: 'start-manual', reason: 'family' })?.code).toBe('draft-stale')
    const edited = run(
      drafted(),
      { kind: 'start-manual', reason: 'family' },
      { kind: 'change-draft', change: { kind: 'flip', board: 0 }, confirmed: true },
      correction(),
      { kind: 'finish-manual' },
    )
    expect(refusalOf(edited, published)?.code).toBe('draft-stale')
  })

  it('a history in which one was published is replayed as it was', () => {
    const stale = run(drafted(), correction())
    const { round, boards } = stale.state.draft!
    const last = stale.history.at(-1)!
    const event = {
      kind: 'round-published' as const,
      round: {
        round,
        boards: boards.map((board) => ({ ...board, result: null, ratingResult: null, reports: [] })),
        unpaired: [],
        receipt: stale.state.rounds[0]!.receipt,
        byHand: false,
      },
    }
    const { state } = openDesk([...stale.history, { sequence: last.sequence + 1, batch: last.batch + 1, event }])
    expect(state.rounds).toHaveLength(2)
    expect(state.draftedFrom).toBeUndefined()
  })
})

describe('a stale draft is kept as an edit by hand', () => {
  const keep = (reason = 'already announced'): DeskCommand => ({ kind: 'keep-draft', reason })

  it('after the arbiter has seen which articles it breaks now', () => {
    const before = drafted()
    const stale = run(before, rematch(before))
    expect(refusalOf(stale, keep())).toMatchObject({ code: 'rule-broken', articles: ['C.04.2 1.5'], confirmable: true })
    const kept = run(stale, { ...keep(), confirmed: true } as DeskCommand)
    expect(kept.state.draft).toMatchObject({ byHand: true, boards: before.state.draft!.boards })
    expect(kept.state.draft!.engine.boards).not.toEqual(before.state.draft!.boards)
    expect(causesOf(kept)).toEqual([])
    expect(causesOf(run(kept, { kind: 'undo' }))).toEqual(['kept-apart'])
    const done = run(kept, published)
    expect(integrityOf(done.history).filter(({ kind }) => kind === 'by-hand')).toMatchObject([
      { round: 2, reason: 'already announced', breaks: ['C.04.2 1.5'] },
    ])
  })

  it('and becomes stale again with the next change', () => {
    const before = drafted()
    const kept = run(before, rematch(before), { ...keep(), confirmed: true } as DeskCommand, correction())
    expect(refusalOf(kept, published)?.code).toBe('draft-stale')
  })

  it('unless the rulebook gives the same boards again: then nothing is by hand', () => {
    const stale = run(drafted(), { kind: 'correct-player', player: playerId(6), changes: { rating: 1760 } })
    const kept = run(stale, keep())
    expect(kept.state.draft).toMatchObject({ byHand: false, boards: stale.state.draft!.boards })
    expect(run(kept, published).state.rounds[1]?.byHand).toBe(false)
  })

  it('with a reason, when there is a draft that is stale and nobody is editing it', () => {
    const stale = run(drafted(), correction())
    expect(refusalOf(stale, keep(' '))?.code).toBe('reason-missing')
    expect(refusalOf(drafted(), keep())?.code).toBe('draft-not-stale')
    expect(refusalOf(opened(), keep())?.code).toBe('no-draft')
    expect(refusalOf(run(drafted(), { kind: 'start-manual', reason: 'x' }), keep())?.code).toBe('manual-open')
  })

  it('games that are open again are asked about', () => {
    const stale = run(drafted(), { kind: 'enter-result', round: roundNumber(1), board: 2, result: null })
    const refusal = refusalOf(stale, keep())
    expect(refusal).toMatchObject({ confirmable: true })
    expect(execute(stale, { ...keep(), confirmed: true } as DeskCommand).ok).toBe(true)
  })

  it('FIDE mode asks as for any edit by hand', () => {
    const fide = run(opened(), { kind: 'change-settings', changes: { fideMode: true }, confirmed: 'twice' })
    const stale = run(run(playRound(fide), { kind: 'pair-round' }), correction())
    const refusal = refusalOf(stale, keep())
    expect(refusal?.code === 'fide-mode' && refusal.asks.map(({ code }) => code)).toEqual(['rule-broken', 'fide-by-hand'])
    expect(run(stale, { ...keep(), confirmed: true } as DeskCommand).state.draft?.byHand).toBe(true)
  })
})

it('a round that was paired again is what its file says', () => {
  const desk = run(run(drafted(), correction()), ...again, published)
  const finished = run(desk, ...allResults(desk))
  expect(checkRecordedRounds(reportOf(finished), rulebookById('fide-dutch-2026')).differences).toEqual([])
})

const events: readonly (readonly [RulebookId, 'players' | 'teams'])[] = rulebooks.flatMap(({ id, traits: { pairs } }) =>
  pairs === 'either' ? [[id, 'players'] as const, [id, 'teams'] as const] : [[id, pairs] as const],
)

describe.each(events)(`%s, of %s (ZUG_SEED=${seed})`, (rulebook, of) => {
  it('pairs what is not stale as the draft has it, whatever happened since', () => {
    const seen = { fresh: 0, stale: 0 }
    for (let game = 0; game < 6; game++) {
      const dice = makeDice(seed + 1000 + game)
      let desk = randomStart(dice, rulebook, of === 'teams')
      for (let step = 0; step < 60; step++) {
        const command = randomCommand(dice, desk)
        // A draft that stays a while meets more changes.
        if (command.kind === 'publish-round' && dice.chance(0.7)) continue
        const result = execute(desk, command)
        if (result.ok) desk = result.value.desk
        const { draft, manual } = desk.state
        if (draft === null || manual !== null || draft.byHand || draft.wishesDropped.length > 0) continue
        if (causesOf(desk).length > 0) {
          seen.stale++
          continue
        }
        seen.fresh++
        const wishes = prohibitedIn(desk.state, draft.round, 'wish')
        const tournament = tournamentOf(desk.state)
        const answer = pairRound({ ...tournament, forbiddenPairs: [...tournament.forbiddenPairs, ...wishes] }, draft.round, rulebook)
        expect(answer.kind === 'pairing' && answer.boards, `step ${step} of game ${game}`).toEqual(draft.boards)
      }
    }
    expect(Math.min(seen.fresh, seen.stale), JSON.stringify(seen)).toBeGreaterThan(0)
  })
})
