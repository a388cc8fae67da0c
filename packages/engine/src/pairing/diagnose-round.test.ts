import { describe, expect, test } from 'vitest'
import { defaultSimulation, drawPlan, playPlan } from '../doors/simulation.ts'
import { playerId, roundNumber } from '../model/ids.ts'
import type { RulebookId } from '../model/rules.ts'
import { makeRandom } from '../random.ts'
import { buildTournament } from '../testing/build-tournament.ts'
import { diagnoseRound, type RecordedRound } from './diagnose-round.ts'
import { causeOf } from './diagnosis.ts'
import type { RoundPairing } from './round-pairing.ts'
import { rulebookById } from './rulebook-of.ts'

const recorded = (boards: readonly (readonly [number, number])[], byes: readonly number[] = []): RecordedRound => ({
  boards: boards.map(([white, black]) => ({ white: playerId(white), black: playerId(black) })),
  byes: byes.map(playerId),
})

/** Six players after a round in which the first three won. */
const six = buildTournament(['4w1', '5b1', '6w1', '1b0', '2w0', '3b0'], { numberOfRounds: 5, initialColour: 'white' })

const diagnosed = (record: RecordedRound | null, rulebook: RulebookId = 'fide-dutch-2026') => {
  const round = roundNumber(2)
  return diagnoseRound(six, round, rulebookById(rulebook).pairRound(six, round), record, rulebookById(rulebook))
}

describe('why a recorded round is not the one a procedure gives', () => {
  test('cfc 624: another opponent of the odd man; 623: another odd man', () => {
    const rated = { ...six, players: six.players.map((player, index) => ({ ...player, rating: 2000 - 10 * index })) }
    const round = roundNumber(2)
    const cfc = rulebookById('cfc')
    const diagnosed = (record: RecordedRound) => diagnoseRound(rated, round, cfc.pairRound(rated, round), record, cfc)
    const opponent = recorded([
      [2, 1],
      [5, 3],
      [4, 6],
    ])
    expect(diagnosed(opponent)).toMatchObject({
      kind: 'legal',
      asked: [3, 5],
      answer: { kind: 'comes-first', articles: ['624'], instead: 4 },
    })
    const oddMan = recorded([
      [3, 1],
      [2, 4],
      [5, 6],
    ])
    expect(diagnosed(oddMan)).toMatchObject({ kind: 'legal', answer: { kind: 'comes-first', articles: ['623'], instead: 3 } })
  })

  test('cfc 630: a colour that equalises is denied; 615: the bye of somebody else', () => {
    const cfc = rulebookById('cfc')
    const four = buildTournament(['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'], { initialColour: 'white' })
    const rated = { ...four, players: four.players.map((player, index) => ({ ...player, rating: 2000 - 10 * index })) }
    const round = roundNumber(2)
    const halves = recorded([
      [3, 1],
      [4, 2],
      [5, 7],
      [6, 8],
    ])
    expect(diagnoseRound(rated, round, cfc.pairRound(rated, round), halves, cfc)).toMatchObject({
      kind: 'legal',
      asked: [1, 3],
      answer: { kind: 'worse', articles: ['630'] },
    })
    const three = buildTournament(['', '', ''])
    const bye = recorded([[1, 3]], [2])
    const first = roundNumber(1)
    expect(diagnoseRound(three, first, cfc.pairRound(three, first), bye, cfc)).toMatchObject({
      kind: 'legal',
      asked: [2],
      answer: { kind: 'comes-first', articles: ['615'] },
    })
  })
})

describe('why a recorded round is not the one the rulebook gives', () => {
  test('as paired: 2-1, 4-3, 6-5', () => {
    expect(rulebookById('fide-dutch-2026').pairRound(six, roundNumber(2))).toMatchObject({
      boards: [
        [2, 1],
        [4, 3],
        [6, 5],
      ].map(([white, black]) => ({ white, black })),
    })
  })

  test.each([
    [
      'a rematch',
      recorded([
        [4, 1],
        [2, 3],
        [6, 5],
      ]),
      'illegal C1',
    ],
    [
      'somebody left out',
      recorded([
        [2, 1],
        [4, 3],
      ]),
      'illegal 1.9',
    ],
    [
      'a bye without need',
      recorded(
        [
          [2, 1],
          [4, 3],
        ],
        [5, 6],
      ),
      'illegal 1.9',
    ],
    [
      'colours turned',
      recorded([
        [1, 2],
        [4, 3],
        [6, 5],
      ]),
      'colours 5.2.1',
    ],
    [
      'two who could have had their colours did not',
      recorded([
        [1, 3],
        [2, 6],
        [4, 5],
      ]),
      'worse C12',
    ],
    [
      'a floater too many',
      recorded([
        [1, 5],
        [2, 6],
        [3, 4],
      ]),
      'worse C6',
    ],
    ['nothing can be paired, they say', null, 'a pairing exists'],
  ] as const)('%s', (_, record, cause) => {
    expect(causeOf(diagnosed(record))).toBe(cause)
  })

  test('as good, but later: the other resident as floater would have done too', () => {
    const start = buildTournament(['', '', '', ''], { numberOfRounds: 3, initialColour: 'white' })
    const round = roundNumber(1)
    const answer = rulebookById('fide-dutch-2026').pairRound(start, round)
    const diagnosis = diagnoseRound(
      start,
      round,
      answer,
      recorded([
        [1, 4],
        [3, 2],
      ]),
      rulebookById('fide-dutch-2026'),
    )
    expect(diagnosis).toEqual({
      kind: 'later',
      bracket: 1,
      recorded: [
        [1, 4],
        [2, 3],
      ],
      expected: [
        [1, 3],
        [2, 4],
      ],
    })
  })

  test('values are those of both sides', () => {
    expect(
      diagnosed(
        recorded([
          [1, 5],
          [2, 6],
          [3, 4],
        ]),
      ),
    ).toMatchObject({ kind: 'worse', article: 'C6', bracket: 1, recorded: { value: 3 }, expected: { value: 1 } })
  })

  test('a rulebook without report cards says what it can', () => {
    expect(
      causeOf(
        diagnosed(
          recorded([
            [4, 1],
            [2, 3],
            [6, 5],
          ]),
          'cfc',
        ),
      ),
    ).toBe('illegal 618')
  })
})

describe.each(['fide-dutch-1998', 'fide-dutch-2012', 'fide-dutch-2017', 'fide-dutch-2026'] as const)(
  'random rounds by %s with two players changed',
  (id) => {
    test('are never better, and always have a cause', () => {
      const system = rulebookById(id)
      const random = makeRandom('two changed')
      const causes = new Map<string, number>()
      for (let seed = 1; seed <= 60; seed++)
        for (const { tournament, round, answer } of playPlan(
          system,
          drawPlan(system, { ...defaultSimulation, players: { low: 8, high: 20 } }, `changed/${seed}`),
        )) {
          if (answer.kind !== 'pairing' || answer.boards.length < 2) continue
          const diagnosis = diagnoseRound(
            tournament,
            round,
            answer,
            changed(answer, random.shuffle(answer.boards.map((_, board) => board))),
            system,
          )
          const { kind } = diagnosis
          causes.set(kind, (causes.get(kind) ?? 0) + 1)
          expect({ seed, round, diagnosis: kind === 'better' || kind === 'legal' ? diagnosis : null }).toEqual({
            seed,
            round,
            diagnosis: null,
          })
        }
      expect([...causes.keys()].sort()).toEqual(['illegal', 'later', 'worse'])
    })
  },
)

/** Two boards exchange their second players. */
const changed = ({ boards, bye }: RoundPairing, order: readonly number[]): RecordedRound => {
  const [first, second] = order
  const record = boards.map((board, at) => {
    if (at === first) return { white: board.white, black: boards[second!]!.black }
    return at === second ? { white: board.white, black: boards[first!]!.black } : board
  })
  return { boards: record, byes: bye === null ? [] : [bye] }
}
