import { type PlayerId, playerId, roundNumber } from '@zug/engine/model'
import { describe, expect, test } from 'vitest'
import { fideLim2026 as system } from '../../../engine/src/rulebook/fide-lim-2026/index.ts'
import { buildTournament } from '../../../engine/src/testing/build-tournament.ts'
import { colours, company, scores, together } from '../../../engine/src/testing/lim-by-hand.ts'
import type { languages } from '../language.ts'
import { explainWhy, explainWhyNot } from './explain-answer.ts'
import { stepText } from './step-text.ts'

const nameOf = (id: PlayerId): string => `#${id}`

const asked = (rows: readonly string[], numberOfRounds: number, settings: object = {}) => {
  const rules = { ...system.defaults, ...settings }
  const round = roundNumber(rows[0]!.split(' ').filter(Boolean).length + 1)
  const tournament = buildTournament(rows, { rules, numberOfRounds, initialColour: 'white' })
  const explainer = system.explainer(tournament, round)
  const options = (language: (typeof languages)[number]) => ({ rulebook: system.id, round, nameOf, language })
  return {
    why: (player: number, language: (typeof languages)[number] = 'en') =>
      explainWhy(explainer, [playerId(player)], options(language))!.sentences.join('\n'),
    whyNot: (a: number, b: number, language: (typeof languages)[number] = 'en') =>
      explainWhyNot(explainer, [playerId(a), playerId(b)], options(language)).sentences.join('\n'),
    steps: (language: (typeof languages)[number] = 'en') =>
      system.steps(tournament, round).map((step) => stepText(step, system.id, nameOf, language)),
  }
}

describe('fide-lim-2026: what is said is what decided', () => {
  test.each([
    ['en', /#10 is paired before #2, by the score, and boards found first are retained \[3\.6\]/],
    ['de', /#10 wird wegen der Punktzahl vor #2 gepaart, und was zuerst gefunden ist, bleibt \[3\.6\]/],
    ['fr', /#10 est apparié avant #2, par le score, et ce qui est trouvé d’abord reste \[3\.6\]/],
  ] as const)('fide-lim-2026 3.6: of two floaters left over the score decides, not 3.10, in %s', (language, said) => {
    const text = asked(scores, 5).why(2, language)
    expect(text).toMatch(said)
    expect(text).not.toMatch(/3\.10/)
  })

  test.each([
    ['en', /#4 has 3 points and floats down: the group can make one pair fewer .* \(type c: /],
    ['de', /#4 hat 3 Punkte und floatet .*: trotz aller Vertauschungen fehlt der Gruppe eine Paarung.* \(Typ c: /],
    ['fr', /#4 a 3 points et flotte .* : malgré tout échange il manque un appariement .* \(type c : /],
  ] as const)('fide-lim-2026 4.4: who is left over may well have somebody to meet, in %s', (language, said) =>
    expect(asked(together, 7).why(4, language)).toMatch(said),
  )

  test('fide-lim-2026 3.9: types are those of all who leave together', () => {
    const types = asked(together, 7)
      .steps()
      .filter((step) => /#[45] floats/.test(step))
    expect(types).toEqual([expect.stringMatching(/#5 .*; type d \(/), expect.stringMatching(/#4 .*; type c, /)])
  })

  test('fide-lim-2026 5.2: colours, not compatibility, had a board changed', () => {
    const text = asked(colours, 7, { colourExchanges: 'each-player' }).whyNot(1, 3)
    expect(text).toMatch(/\[5\.2\]/)
    expect(text).not.toMatch(/\[4\.1\]/)
  })

  test('fide-lim-2026 3.9: columns of a comparison say which type they count', () =>
    expect(asked(colours, 7).whyNot(1, 4)).toMatch(/ 3\.9a +3\.9b +3\.9c /))

  test.each([
    ['en', 'from 1 point ('],
    ['de', 'mit 1 Punkt ('],
    ['fr', 'avec 1 point ('],
  ] as const)('fide-lim-2026 1.1: one point is one, and C.04.1 4 bars from the bye, in %s', (language, said) => {
    const step = { kind: 'bye', articles: ['1.1', 'C.04.1 4'], player: playerId(1), score: 10, barred: [playerId(2)] } as never
    expect(stepText(step, system.id, nameOf, language)).toContain(said)
    expect(stepText(step, system.id, nameOf, language)).toContain('C.04.1 4')
  })

  test.each([
    ['en', /#10 has 2 points and floats up/],
    ['de', /#10 hat 2 Punkte und floatet aufwärts/],
    ['fr', /#10 a 2 points et flotte vers le haut/],
  ] as const)('fide-lim-2026 3.1: of two floaters who meet the one who is asked about is told of, in %s', (language, said) =>
    expect(asked(company, 6).why(10, language)).toMatch(said),
  )

  test('fide-lim-2026 4.1, fide-lim-2026 5.2: who comes first in the order was not taken because of colours', () =>
    expect(asked(colours, 7, { colourExchanges: 'each-player' }).why(1)).toMatch(
      /#3 comes before #4 in the order for #1, but .* \[5\.2\]\.\n.*2 games more with Black than with White\. \[5\.1\.2\]/,
    ))
})
