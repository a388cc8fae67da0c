import { describe, expect, it } from 'vitest'
import type { DeclaredRules } from '../model/rules.ts'
import { rulebooks } from '../pairing/rulebook-of.ts'
import { randomStart } from '../testing/desk-commands.ts'
import { enter, refusalOf } from '../testing/desk-steps.ts'
import { makeDice } from '../testing/random/dice.ts'
import { run } from '../testing/run-commands.ts'
import type { DeskCommand } from './commands.ts'
import { colourOfLot, wantsLots } from './decide/lots.ts'
import { type Desk, emptyDesk, openDesk } from './desk.ts'
import { tournamentOf } from './tournament.ts'

const entered = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => enter(`Player ${name}`, 2000 - 50 * at))
const event = (rules: DeclaredRules, settings: object = {}): Desk =>
  run(emptyDesk, { kind: 'create-tournament', settings: { rules, numberOfRounds: 3, ...settings } }, ...entered)
const pair = (seed?: string): DeskCommand => ({ kind: 'pair-round', ...(seed === undefined ? {} : { seed }) })

describe('5.1: round 1 is not paired without the initial colour', () => {
  const dutch = (): Desk => event({ rulebook: 'fide-dutch-2026' })

  it('the engine makes up no lot of its own', () => {
    expect(refusalOf(dutch(), pair())).toMatchObject({ code: 'lots-undrawn', article: '5.1', confirmable: false })
    expect(refusalOf(dutch(), pair(' '))?.code).toBe('seed-missing')
  })

  it.each(['white', 'black'])('with a seed it is drawn, recorded and paired by, once: %s', (seed) => {
    const desk = run(dutch(), pair(seed))
    expect(desk.state.lots).toEqual({ seed, initialColour: colourOfLot(seed) })
    expect(tournamentOf(desk.state).initialColour).toBe(colourOfLot(seed))
    expect(desk.state.draft!.boards[0]![colourOfLot(seed)]).toBe(1)
    expect(openDesk(desk.history).state).toEqual(desk.state)
    const again = run(desk, { kind: 'discard-draft' }, pair('another'))
    expect(again.state.lots).toEqual(desk.state.lots)
    expect(run(desk, { kind: 'undo' }).state.lots).toBeNull()
  })

  it('a lot that is drawn already stays', () => {
    expect(run(dutch(), { kind: 'draw-lots', seed: 'hall' }, pair('another')).state.lots?.seed).toBe('hall')
  })

  it('Chess960 needs one under every rulebook, and games without colours need none', () => {
    expect(wantsLots(event({ rulebook: 'round-robin' }).state)).toBe(false)
    expect(wantsLots(event({ rulebook: 'round-robin' }, { chess960: true }).state)).toBe(true)
    expect(wantsLots(event({ rulebook: 'fide-dutch-2026', colourless: true }).state)).toBe(false)
  })
})

it.each(rulebooks.map((book) => [book.id, book] as const))(
  '%s: what wants an initial colour has one when round 1 is paired',
  (id, book) => {
    const of = book.traits.pairs === 'teams'
    const { history } = randomStart(makeDice(1), id, of)
    const undrawn = openDesk(history.filter(({ event: { kind } }) => kind !== 'lots-drawn'))
    const wants = book.wantsInitialColour(book.adopt(undrawn.state.settings!.rules))
    expect(wantsLots(undrawn.state)).toBe(wants)
    if (wants) expect(refusalOf(undrawn, pair())?.code).toBe('lots-undrawn')
    const drafted = run(undrawn, pair('hall'))
    expect(drafted.state.lots === null).toBe(!wants)
  },
)
