import { expect, test } from 'vitest'
import { parseCheckerOutput } from './checker-output.ts'

test("what another engine's checker prints", () => {
  const text = [
    'Sample: Round #1',
    'Sample: Round #2',
    '',
    '  Checker pairings        Tournament pairings',
    '',
    '     55 -  73                 55 -  71',
    '     47 - pab                 61 -   0',
    '                              80 -  75',
    '',
    'Sample: Round #3',
    '',
  ].join('\r\n')
  expect(parseCheckerOutput(text)).toEqual([
    { round: 1, theirs: [], recorded: [] },
    {
      round: 2,
      theirs: [
        { white: 55, black: 73 },
        { white: 47, black: 0 },
      ],
      recorded: [
        { white: 55, black: 71 },
        { white: 61, black: 0 },
        { white: 80, black: 75 },
      ],
    },
    { round: 3, theirs: [], recorded: [] },
  ])
  expect(parseCheckerOutput('nothing of the kind')).toEqual([])
})
