import { expect, test } from 'vitest'
import { buildTournament } from '../../testing/build-tournament.ts'
import { valuesOf } from '../../testing/standings-of.ts'

test('cfc 672: a win, three losses and a draw give 1, 1, 1, 1 and 1.5, together 5.5', () => {
  const event = buildTournament(['2w1 3b0 4w0 5b0 6w=', '1b0 . . . .', '. 1w1 . . .', '. . 1b1 . .', '. . . 1w1 .', '. . . . 1b='])
  expect(valuesOf(event, 'CFC672')[0]).toBe(5.5)
})

test('cfc 672: less one for an unplayed win and for a bye of one point', () => {
  const event = buildTournament(['2w+ U', '1b- .'])
  expect(valuesOf(event, 'CFC672')[0]).toBe(1 + 2 - 2)
})
