import { boardNumbers, type DeskBoardResult, defaultDeskSettings, type Seating } from '@zug/engine/desk'
import { type PlayerId, playerId, roundNumber } from '@zug/engine/model'
import { en } from '@zug/messages/common/en'
import { commonUnder } from '@zug/messages/common/under'
import { en as history } from '@zug/messages/console/history/en'
import { en as players } from '@zug/messages/console/players/en'
import { en as results } from '@zug/messages/console/results/en'
import { en as round } from '@zug/messages/console/round/en'
import { en as settings } from '@zug/messages/console/settings/en'
import { expect, it } from 'vitest'
import { showResult } from '../results/result-text.ts'
import { describe } from './describe.ts'
import { type Entry, pastOf } from './past.ts'

const [ann, bob, cec, dan] = [1, 2, 3, 4].map(playerId) as [PlayerId, PlayerId, PlayerId, PlayerId]
const win: DeskBoardResult = { white: 'win', black: 'loss', rated: true }
const draw: DeskBoardResult = { white: 'draw', black: 'draw', rated: true }
const one = roundNumber(1)
const boards = [
  { white: ann, black: cec },
  { white: dan, black: bob },
]
const swapped = [
  { white: ann, black: bob },
  { white: dan, black: cec },
]
const result = (value: DeskBoardResult): Entry['event'] => ({ kind: 'result-entered', round: one, board: 0, result: value })

const common = commonUnder({ games: 'results', unpaired: 'bye', voice: 'fide' }, en)

const told = (events: readonly (readonly [event: object, undone?: boolean])[]): readonly string[] => {
  const entries = events.map(([event, undone = false], at) => ({ sequence: at + 1, batch: at + 1, undone, event }) as unknown as Entry)
  const past = pastOf(entries)
  const book = {
    history,
    common,
    settings,
    hand: round.hand,
    fields: players.fields,
    nameOf: (id: number) => ['', 'Ann', 'Bob', 'Cec', 'Dan'][id]!,
    board: (_: number | null, index: number, seating?: Seating) => (seating === undefined ? index + 1 : boardNumbers(seating, 1)[index]!),
    result: (value: DeskBoardResult) => showResult(value, results, { settings: defaultDeskSettings }, common),
    seats: () => undefined,
  }
  return entries.map(({ event, sequence }) => describe(event, book, past.get(sequence)))
}

const created = [{ kind: 'tournament-created', settings: defaultDeskSettings }] as const
const published = [{ kind: 'round-published', round: { round: one, boards: boards.map((pair) => ({ ...pair, result: null })) } }] as const

it('names the players of a result, and the one it replaces; what was taken back replaces nothing', () => {
  const correction = { kind: 'result-corrected', round: one, board: 0, result: draw, effect: 'next-pairing', reason: 'wrong way round' }
  expect(told([created, published, [result(draw), true], [result(win)], [correction]]).slice(2)).toEqual([
    'Round 1, board 1: Ann – Cec ½–½',
    'Round 1, board 1: Ann – Cec 1–0',
    'Round 1, board 1 corrected: Ann – Cec 1–0 → ½–½: wrong way round',
  ])
})

it('says which boards a hand changed, and which rules that broke', () => {
  const draft = { round: one, boards, bye: null }
  expect(
    told([created, [{ kind: 'round-drafted', draft }], [{ kind: 'manual-changed', boards: swapped, bye: null, breaks: ['C1'] }]])[2],
  ).toBe('Pairing changed by hand: Board 1 Ann – Cec → Ann – Bob; Board 2 Dan – Bob → Dan – Cec [C1]')
})

it('says of whoever changes sections that they do: before their first round, and later', () => {
  const elsewhere = { tournament: 'other', player: bob }
  expect(
    told([
      created,
      [{ kind: 'player-entered', player: { id: ann, name: 'Ann' }, movedFrom: elsewhere }],
      [{ kind: 'player-removed', player: ann, movedTo: elsewhere }],
      [{ kind: 'player-withdrawn', player: bob, fromRound: 3, movedTo: elsewhere }],
      [{ kind: 'player-re-entered', player: bob, fromRound: 4, movedFrom: elsewhere }],
      [{ kind: 'player-withdrawn', player: bob, fromRound: 5 }],
    ]).slice(1),
  ).toEqual([
    'Ann came from another section',
    'Ann moved to another section',
    'Bob withdrawn from round 3 on; Bob moved to another section',
    'Bob back from round 4 on; Bob came from another section',
    'Bob withdrawn from round 5 on',
  ])
})

it('says what of the rules was changed, whichever way an event says it', () => {
  const { rules } = defaultDeskSettings
  const changed = (changes: object) => [{ kind: 'settings-changed', changes }] as const
  const numbers = { rulebook: 'round-robin', numbers: 'lot', seed: '', double: false }
  expect(
    told([
      created,
      changed({ rules: { ...rules, acceleration: 'baku', colourless: true } }),
      changed({ rules: numbers }),
      changed({ rules: { ...numbers, seed: 'x', unheardOf: [1, 2] } }),
      changed({ rulebook: 'cfc', parity: 'pairing-number' }),
    ]).slice(1),
  ).toEqual([
    'Settings changed: rules: Acceleration – → Baku, Without colours no → yes',
    'Settings changed: rules: FIDE (Dutch) 2026 → Round robin',
    'Settings changed: rules: Seed of the lots – → x, unheardOf',
    'Settings changed: rulebook – → CFC Swiss, colour parity – → Pairing numbers as they are',
  ])
})

it('says settings and players from what to what', () => {
  const changes = { numberOfRounds: 9, tieBreaks: ['SB'], info: { ...defaultDeskSettings.info, city: 'Bern' } }
  const player = { id: ann, name: 'Ann', rating: 1800 }
  expect(
    told([
      created,
      [{ kind: 'settings-changed', changes }],
      [{ kind: 'player-entered', player }],
      [{ kind: 'player-corrected', player: ann, changes: { rating: 1850 } }],
    ]),
  ).toEqual([
    'Tournament created',
    'Settings changed: number of rounds 7 → 9, tie-breaks BH/C1, BH, SB, DE → SB, event: Place – → Bern',
    'Ann entered',
    'Ann corrected: Rating 1800 → 1850',
  ])
})

it('names a board by the number that stood on it, and says who has a fixed one', () => {
  const fixed = [{ player: dan, number: 1 }]
  const round = { round: one, boards: boards.map((pair) => ({ ...pair, result: null })), fixed }
  const fix = { kind: 'board-fixed', player: dan, number: 1, rounds: [1, 3] }
  expect(
    told([
      created,
      [fix],
      [{ kind: 'round-published', round }],
      [result({ white: 'win', black: 'loss', rated: true })],
      [{ ...fix, number: null, rounds: null }],
    ]).filter((_, at) => at !== 0 && at !== 2),
  ).toEqual(['Dan: fixed board 1 in rounds 1, 3', expect.stringMatching(/ 2\b.*Ann – Cec.*1–0/), 'Dan: no fixed board any more'])
})
