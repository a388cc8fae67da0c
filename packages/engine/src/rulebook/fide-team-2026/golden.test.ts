import { expect, test } from 'vitest'
import { goldenTeamEvents } from '../../testing/golden-team-events.ts'
import { pairRoundByTheBook } from './by-the-book.ts'

test('C.04.6 3, 4: the book pairs the golden rounds as another engine and a checker do', () => {
  let rounds = 0
  for (const { name, settings, entrants, initialColour, rounds: golden } of goldenTeamEvents())
    for (const { round, pairs } of golden) {
      rounds++
      const answer = pairRoundByTheBook(entrants, round, initialColour, settings)
      const told =
        'kind' in answer
          ? [answer.kind]
          : [
              ...answer.boards.toSorted((a, b) => a.white - b.white).map(({ white, black }) => `${white}-${black}`),
              ...(answer.bye === null ? [] : [`${answer.bye}-0`]),
            ]
      expect({ name, round, told }).toEqual({ name, round, told: pairs })
    }
  expect(rounds).toBe(1512)
}, 60_000)
