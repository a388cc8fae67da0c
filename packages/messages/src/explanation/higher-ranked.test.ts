import { type PlayerId, playerId, roundNumber } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { fideDubov2026 as system } from '../../../engine/src/rulebook/fide-dubov-2026/index.ts'
import { buildTournament } from '../../../engine/src/testing/build-tournament.ts'
import { explainWhy } from './explain-answer.ts'

const nameOf = (id: PlayerId): string => `#${id}`

/** 1 has had Black and White, 2 has not played: both seek Black mildly, and of two histories of which one is empty none can be called the same. */
const rows = ['3b1 4w0', '. .', '1w0 .', '. 1b1']

test.each([
  ['en', /Both are due Black equally, and their colours, counted back, never differ; #1 is ranked higher and gets it\. \[5\.2\.5\]/],
  [
    'de',
    /Beide haben gleichen Anspruch auf Schwarz, und ihre Farben, rückwärts verglichen, unterscheiden sich nirgends; #1 steht höher .*\[5\.2\.5\]/,
  ],
  [
    'fr',
    /Tous deux ont autant droit aux Noirs, et leurs couleurs, comparées à rebours, ne diffèrent nulle part ; #1 est mieux classé .*\[5\.2\.5\]/,
  ],
] as const)(
  'fide-dubov-2026 5.2.5: where rank decides, no more is said of histories than that they nowhere part, in %s',
  (language, said) => {
    const tournament = buildTournament(rows, { rules: system.defaults, numberOfRounds: 5, initialColour: 'white' })
    const round = roundNumber(3)
    const options = { rulebook: system.id, round, nameOf, language }
    expect(explainWhy(system.explainer(tournament, round), [playerId(2)], options)!.sentences.join('\n')).toMatch(said)
  },
)
