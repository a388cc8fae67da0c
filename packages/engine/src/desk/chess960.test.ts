import { expect, it } from 'vitest'
import { roundNumber } from '../model/ids.ts'
import { opened } from '../testing/desk-steps.ts'
import { run } from '../testing/run-commands.ts'
import { chess960Position, positionIn } from './chess960.ts'

it('has 960 positions of Chess960, each once: bishops on both colours, the king between the rooks, 518 that of chess', () => {
  const all = Array.from({ length: 960 }, (_, number) => chess960Position(number))
  expect(new Set(all).size).toBe(960)
  expect(all.filter((position) => [...position].toSorted().join('') !== 'BBKNNQRR')).toEqual([])
  expect(all.filter((position) => (position.indexOf('B') - position.lastIndexOf('B')) % 2 === 0)).toEqual([])
  expect(all.filter((position) => !/R.*K.*R/.test(position))).toEqual([])
  expect([all[518], all[0], all[959]]).toEqual(['RNBQKBNR', 'BBQNNRKR', 'RKRNNQBB'])
})

it('draws one for each round of an event of Chess960 from the seed on record, the same whenever it is asked', () => {
  const desk = run(opened(), { kind: 'change-settings', changes: { chess960: true } })
  const drawn = [1, 2, 3].map((round) => positionIn(desk.state, roundNumber(round)))
  expect(new Set(drawn.map((one) => one?.number)).size).toBeGreaterThan(1)
  expect([1, 2, 3].map((round) => positionIn(desk.state, roundNumber(round)))).toEqual(drawn)
  expect(drawn.every((one) => one !== null && one.position === chess960Position(one.number))).toBe(true)
  expect(positionIn(opened().state, roundNumber(1))).toBeNull()
})
