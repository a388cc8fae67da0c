import { type PlayerId, playerId, roundNumber } from '@zug/engine/model'
import { expect, test } from 'vitest'
import { fideDubov2026 as system } from '../../../engine/src/rulebook/fide-dubov-2026/index.ts'
import { buildTournament } from '../../../engine/src/testing/build-tournament.ts'
import { explainWhyNot } from './explain-answer.ts'

const nameOf = (id: PlayerId): string => `#${id}`

/** 1 to 6 have won with Black and seek White; the lower of them have met the stronger opponents, so that 1 to 6 is their order as shifters too. Numbers from the middle: 3, 4, 2, 5, 1, 6. */
const rows = ['12b1', '11b1', '10b1', '9b1', '8b1', '7b1', '6w0', '5w0', '4w0', '3w0', '2w0', '1w0']
const ratings = rows.map((_, at) => 2500 - 50 * at)

test.each([
  ['en', /#2 comes before #5 in the order of those who change subgroups: from the middle outwards #2 comes first\. \[4\.3\]/],
  ['de', /#2 kommt in der Reihenfolge derer, die die Untergruppe wechseln, vor #5: von der Mitte nach außen kommt #2 zuerst\. \[4\.3\]/],
  ['fr', /#2 vient avant #5 dans l’ordre de ceux qui changent de sous-groupe : du milieu vers les bords, #2 vient en premier\. \[4\.3\]/],
] as const)(
  'fide-dubov-2026 4.3: of two as far from the middle none is said to be nearer, nor are numbers of other players compared, in %s',
  (language, said) => {
    const tournament = buildTournament(rows, { rules: system.defaults, numberOfRounds: 5, initialColour: 'white' })
    const rated = { ...tournament, players: tournament.players.map((player, at) => ({ ...player, rating: ratings[at]! })) }
    const round = roundNumber(2)
    const text = explainWhyNot(system.explainer(rated, round), [playerId(2), playerId(3)], {
      rulebook: system.id,
      round,
      nameOf,
      language,
    }).sentences
    expect(text[0]).toMatch(said)
    expect(text.filter((line) => /\d-\d/.test(line))).toEqual([])
  },
)
