import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { descriptionById, rulebookIds } from '../pairing/description-of.ts'
import { run } from '../testing/run-commands.ts'
import { extendDesk, openDesk } from './desk.ts'
import { effective, type RecordedEvent, replay } from './history.ts'
import { canonical, type Receipt, receiptOf } from './receipt.ts'
import type { DeskRound } from './round.ts'
import { isTeamEvent } from './rules.ts'
import type { DeskState } from './state.ts'
import { tournamentOf } from './tournament.ts'
import { rulesToldIn } from './version-1.ts'

const folder = new URL('./fixtures/version-1/', import.meta.url)
const linesOf = <T>(name: string): readonly T[] =>
  readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** As the program of that time had it at the end. */
type Then = {
  readonly kind: string
  readonly settings: object
  readonly state: object
  readonly next: { readonly boards: readonly object[] }
}
const states = new Map(linesOf<Then>('states').map((then) => [then.kind, then]))

const usual = { acceleration: null, parity: 'paired-participants', colourless: false }
const handbook = { variations: [], seed: '', apart: [], excused: [], adjudications: [] }
const table = {
  of: 'players',
  numbers: 'pairing-numbers',
  seed: '',
  double: false,
  swapLastTwoRounds: false,
  sections: null,
  withdrawals: 'cfc',
}
const openPoints = { reading: 'best', remaining: null, byePriority: null }
const ssm = { useRating: false, seed: '', restricted: null, timeLimitMargin: 0, ...openPoints }

const kept: Readonly<Record<string, object>> = {
  'fide-dutch-1998': { rulebook: 'fide-dutch-1998', ...usual, parity: 'pairing-number', readings: ['A.4-played', 'A.7-games'] },
  'fide-dutch-2012': { rulebook: 'fide-dutch-2012', ...usual, colourless: true },
  'fide-dutch-2017': { rulebook: 'fide-dutch-2017', ...usual, acceleration: 'baku' },
  'fide-dutch-2026': { rulebook: 'fide-dutch-2026', ...usual },
  cfc: { rulebook: 'cfc', ...handbook, variations: ['616.1', '619.1'], seed: 'Toronto', apart: [[1, 4]] },
  'cfc-team': { rulebook: 'cfc-team', ...handbook, variations: ['624.1'], seed: 'Calgary', boardTolerance: 50, unratedGap: 80 },
  'round-robin': { rulebook: 'round-robin', ...table, numbers: 'lot', seed: 'Wijk', double: true, swapLastTwoRounds: true },
  'round-robin-of-teams': { rulebook: 'round-robin', ...table, of: 'teams', numbers: 'lot', seed: 'Bern' },
  ssm: {
    rulebook: 'ssm',
    ...openPoints,
    useRating: true,
    seed: 'Lisbon',
    restricted: { by: 'club', groups: null, rounds: 2 },
    timeLimitMargin: 25,
  },
  'ssm-by-name-alone': { rulebook: 'ssm', ...ssm },
  'cfc-by-name-alone': { rulebook: 'cfc', ...handbook },
  'defaults-spelled-out': { rulebook: 'cfc', ...handbook },
  'single-fields-changed': { rulebook: 'fide-dutch-2026', acceleration: 'baku', parity: 'pairing-number', colourless: false },
  'there-and-back': { rulebook: 'cfc', ...handbook, variations: ['624.1'], seed: 'Ottawa' },
  'there-for-good': { rulebook: 'fide-dutch-2026', ...usual, parity: 'pairing-number' },
  'change-undone': { rulebook: 'fide-dutch-2017', ...usual, parity: 'pairing-number' },
  'excused-later': { rulebook: 'cfc', ...handbook, seed: 'Regina', excused: [2], adjudications: [{ round: 1, player: 1, result: 'win' }] },
  'teams-decided-later': { rulebook: 'round-robin', ...table, of: 'teams', numbers: 'lot', seed: 'Chur' },
}

test('there is a history of every kind', () => {
  const files = readdirSync(folder).flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []))
  expect(files.toSorted()).toEqual([...Object.keys(kept), 'states'].toSorted())
  expect([...states.keys()].toSorted()).toEqual(Object.keys(kept).toSorted())
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(rulebookIds.filter((id) => descriptionById(id).inVersion1 !== null)))
})

/** The state that a round was published from, and the round. */
const published = (history: readonly RecordedEvent[]) =>
  effective(history).flatMap(({ sequence, event }) =>
    event.kind === 'round-published' ? [{ before: replay(history, sequence - 1), round: event.round }] : [],
  )

const receiptAgain = (
  before: DeskState,
  { round, boards, unpaired, receipt }: DeskRound,
  told?: Parameters<typeof receiptOf>[5],
): Receipt => {
  const bye = unpaired.find((entry) => entry.bye === 'pairing-allocated')?.player ?? null
  return receiptOf(tournamentOf(before), round, before.settings!.rules.rulebook, boards, bye, told, receipt.engine)
}

/** Kinds that said more of rules than they meant, or the same in more words. */
const saidMore = ['ssm-by-name-alone', 'defaults-spelled-out', 'there-and-back', 'there-for-good']

const plain = (value: unknown): unknown => JSON.parse(canonical(value))
const settingsAt = ({ settings }: DeskState): object => {
  // What events could not say then is as usual.
  const { rules: _, groups: _groups, ...others } = settings!
  return others
}

describe.each(Object.entries(kept))('the desk %s of version 1', (kind, rules) => {
  const history = linesOf<RecordedEvent>(kind)
  const { state } = openDesk(history)
  const then = states.get(kind)!

  test('is as it was, with its rules', () => {
    expect(state.settings!.rules).toEqual(rules)
    expect(settingsAt(state)).toEqual(then.settings)
    const { settings: _, version1: _told, ...others } = state
    expect(plain(others)).toEqual(then.state)
    expect(isTeamEvent(state)).toBe(state.teams.size > 0)
  })

  test('pairs the round to come as it would have', () => {
    expect(plain(run({ history, state }, { kind: 'pair-round', confirmed: true }).state.draft)).toEqual(then.next)
  })

  test('is the same however much of it is opened at once', () => {
    for (const at of [1, 3, Math.floor(history.length / 2), history.length - 1])
      expect(canonical(extendDesk(openDesk(history.slice(0, at)), history.slice(at)).state)).toBe(canonical(state))
  })

  test('has receipts that stay true', () => {
    const rounds = published(history)
    expect(rounds).toHaveLength(2)
    for (const { before, round } of rounds) {
      expect(receiptAgain(before, round, rulesToldIn(before) ?? undefined)).toEqual(round.receipt)
      // Documents of receipts have the rules alone. What had no meaning then, or was spelled out in vain, they cannot have.
      expect(receiptAgain(before, round).short === round.receipt.short).toBe(!saidMore.includes(kind))
    }
  })
})

describe('a desk of version 1 goes on', () => {
  const history = linesOf<RecordedEvent>('there-and-back')
  const start = history.findIndex(({ event }) => event.kind === 'numbers-given')
  const desk = openDesk(history.slice(0, start))
  const rules = { rulebook: 'cfc', variations: ['624.1'] } as const

  test('with rules as they are told now, and undoes them', () => {
    const changed = run(desk, { kind: 'change-settings', changes: { rules: { rulebook: 'ssm' } } })
    expect(changed.state.settings!.rules).toEqual({ rulebook: 'ssm', ...ssm, seed: 'Ottawa' })
    expect(rulesToldIn(changed.state)).toBeNull()
    const undone = run(changed, { kind: 'undo' })
    expect(canonical(undone.state)).toBe(canonical(desk.state))
    expect(canonical(run(undone, { kind: 'redo' }).state)).toBe(canonical(changed.state))
  })

  test('and what is told now is not forgotten when other settings change', () => {
    const changed = run(
      desk,
      { kind: 'change-settings', changes: { rules: { ...rules, seed: 'new' } } },
      { kind: 'change-settings', changes: { numberOfRounds: 4 } },
    )
    expect(changed.state.settings).toMatchObject({ rules: { ...rules, seed: 'new' }, numberOfRounds: 4 })
    expect(rulesToldIn(changed.state)).toBeNull()
  })

  test('its rounds to come have receipts of the rules it has', () => {
    const next = run(openDesk(history), { kind: 'pair-round' }, { kind: 'publish-round' })
    const { before, round } = published(next.history).at(-1)!
    expect(round.round).toBe(3)
    expect(receiptAgain(before, round)).toEqual(round.receipt)
  })
})
