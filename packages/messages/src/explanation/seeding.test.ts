import { type PlayerId, playerId, roundNumber } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { fideBurstein2026 } from '../../../engine/src/rulebook/fide-burstein-2026/index.ts'
import { buildTournament } from '../../../engine/src/testing/build-tournament.ts'
import { explainWhy, explainWhyNot } from './explain-answer.ts'
import { stepText } from './step-text.ts'

const nameOf = (id: PlayerId): string => `#${id}`
const rows = ['4w1 2b1', '5b1 1w0', '6w= 5w1', '1b0 6b=', '2w0 3b0', '3b= 4w=']
const event = (numberOfRounds: number) =>
  buildTournament(rows, { rules: fideBurstein2026.defaults, numberOfRounds, initialColour: 'white' })
const round = roundNumber(3)

test.each([
  ['en', /Round 3 is a seeding round .* FIDE \(Dutch\) System\.$/],
  ['de', /Runde 3 ist eine Setzrunde .* ausgelost\.$/],
  ['fr', /La ronde 3 est une ronde préliminaire .* \(néerlandais\)\.$/],
] as const)('fide-burstein-2026 1.6: an answer about a seeding round says so, and speaks as the Dutch system, in %s', (language, said) => {
  const options = { rulebook: fideBurstein2026.id, round, nameOf, language }
  const seeding = fideBurstein2026.explainer(event(6), round)
  for (const answer of [explainWhy(seeding, [playerId(1)], options)!, explainWhyNot(seeding, [playerId(1), playerId(6)], options)]) {
    expect(answer.sentences.at(-1)).toMatch(said)
    expect(
      answer.panel.paragraphs
        .at(-1)!
        .map((run) => ('text' in run ? run.text : ''))
        .join(''),
    ).toMatch(said)
  }
  const after = fideBurstein2026.explainer(event(5), round)
  expect(explainWhy(after, [playerId(1)], options)!.sentences.join(' ')).not.toMatch(said)
})

test('fide-burstein-2026 1.6: the only step of a seeding round', () => {
  expect(fideBurstein2026.steps(event(6), round).map((step) => stepText(step, fideBurstein2026.id, nameOf))).toEqual([
    'Round 3 is one of the 3 seeding rounds, paired by the FIDE (Dutch) System (1.6).',
  ])
})
