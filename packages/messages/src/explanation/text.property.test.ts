import type { PlayerId, RoundNumber, RulesOf, Tournament } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { cfc, cfcTeam, isColourless, roundRobin } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { fideBurstein2026 } from '../../../engine/src/rulebook/fide-burstein-2026/index.ts'
import { fideDutch1998 } from '../../../engine/src/rulebook/fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../../../engine/src/rulebook/fide-dutch-2012/index.ts'
import { fideDutch2017 } from '../../../engine/src/rulebook/fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../../engine/src/rulebook/fide-dutch-2026/index.ts'
import { ssm } from '../../../engine/src/rulebook/ssm/index.ts'
import { makeDice } from '../../../engine/src/testing/random/dice.ts'
import { asBurstein } from '../../../engine/src/testing/random/random-burstein.ts'
import { randomCfcTournament } from '../../../engine/src/testing/random/random-cfc.ts'
import { randomSsmTournament } from '../../../engine/src/testing/random/random-ssm-tournament.ts'
import { randomTournament } from '../../../engine/src/testing/random/random-tournament.ts'
import { languages } from '../language.ts'
import { explainWhy, explainWhyNot } from './explain-answer.ts'
import { type ExplanationPanel, voices } from './panel.ts'
import { explanationText } from './round-text.ts'
import { plainText } from './runs.ts'
import { stepText } from './step-text.ts'
import { messagesIn } from './words/index.ts'

const nameOf = (id: PlayerId): string => `Player${id}`
/** What no text may contain: gaps, values that are not text, a stop that belongs elsewhere. */
const faults = /undefined|\bnull\b|NaN|\[object|\[\]|,,|\.\.|: \.|\band and\b|\bund und\b|\bet et\b|^\s*$/

const expectWellWorded = (sentences: readonly string[], about: object): void => {
  const wrong = sentences.filter((sentence) => faults.test(sentence))
  expect({ about, wrong }).toEqual({ about, wrong: [] })
}

const expectWellMade = (panel: ExplanationPanel, about: object): void => {
  expectWellWorded([panel.headline, ...panel.paragraphs.map(plainText)], about)
  expect({ about, headline: panel.headline, one: /^\S.*[.]$/u.test(panel.headline) }).toEqual({
    about,
    headline: panel.headline,
    one: true,
  })
  const { map, cards } = panel
  const shown = new Set(map?.bands.flatMap(({ players }) => players.map(({ player }) => player)))
  for (const { white, black } of map?.lines ?? [])
    expect({ about, shown: shown.has(white) && shown.has(black) }).toEqual({ about, shown: true })
  for (const { cells, kind } of cards?.rows ?? []) {
    expect({ about, cells: cells.length }).toEqual({ about, cells: cards!.columns.length })
    expect(cells.filter(({ mark }) => mark === 'decides').length).toBeLessThanOrEqual(kind === 'chosen' ? 0 : 1)
  }
}

/** Random tournaments have rules of the Dutch system. */
const withoutColours = (tournament: Tournament): Tournament => ({
  ...tournament,
  rules: { ...(tournament.rules as DutchRules), colourless: true },
})

type DutchRules = RulesOf<'fide-dutch-2026'>
type Round = { readonly tournament: Tournament; readonly round: RoundNumber }
const dutch =
  (system: PairingSystem) =>
  (seed: number): Iterable<Round> =>
    randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [1, 14], rounds: [1, 6] })

function* burstein(seed: number): Generator<Round> {
  const pair = (t: Tournament, r: RoundNumber) => fideBurstein2026.pairRound(asBurstein(t, seed), r)
  for (const { tournament, round } of randomTournament(seed, pair, { players: [1, 14], rounds: [1, 6] }))
    yield { tournament: asBurstein(tournament, seed), round }
}

const cases: readonly { readonly system: PairingSystem; readonly rounds: (seed: number) => Iterable<Round> }[] = [
  ...[fideDutch1998, fideDutch2012, fideDutch2017, fideDutch2026].map((system) => ({ system, rounds: dutch(system) })),
  ...[cfc, cfcTeam].map((system) => ({
    system,
    rounds: (seed: number) => randomCfcTournament(seed, (t, r) => system.pairRound(t, r), { players: [1, 14], rounds: [1, 6] }),
  })),
  { system: roundRobin, rounds: dutch(roundRobin) },
  { system: fideBurstein2026, rounds: burstein },
  { system: ssm, rounds: (seed) => randomSsmTournament(seed, ssm.pairRound, { players: [4, 14] }) },
]

describe.each(cases)('explanations of random tournaments by $system.id', ({ system, rounds }) => {
  test.each(languages)('are worded without a gap, for every player and every question, in %s', (language) => {
    const messages = messagesIn[language]
    for (let seed = 30_001; seed <= 30_008; seed++) {
      const dice = makeDice(seed)
      for (const drawn of rounds(seed)) {
        const { round } = drawn
        const about = { seed, round }
        const dutchOnes = system.id.startsWith('fide-dutch')
        const tournament = dutchOnes && seed % 4 === 0 ? withoutColours(drawn.tournament) : drawn.tournament
        const colourless = isColourless(tournament)
        const explainer = system.explainer(tournament, round)
        const told = explainer.explain?.()
        const lines =
          told === undefined
            ? system.steps(tournament, round).map((step) => stepText(step, system.id, nameOf, language))
            : explanationText(told, nameOf, messages).split('\n')
        expectWellWorded(
          lines.filter((line) => line !== ''),
          about,
        )
        const answer = system.pairRound(tournament, round)
        expect({ about, boards: explainer.boards() }).toEqual({ about, boards: answer.kind === 'pairing' ? answer.boards : [] })
        if (answer.kind === 'pairing') expect({ about, bye: explainer.bye() }).toEqual({ about, bye: answer.bye })
        if (colourless)
          expect({ about, colours: /White|Black|Colours|Weiß|Schwarz|Farben\n|Blancs|Noirs/.test(lines.join('\n')) }).toEqual({
            about,
            colours: false,
          })
        const ids = tournament.players.map(({ id }) => id)
        const options = { rulebook: system.id, round, nameOf, language, colourless }
        for (const id of ids) {
          const voice = dice.pick(voices)
          const why = explainWhy(explainer, [id], { ...options, voice })
          if (why === null) continue
          expectWellMade(why.panel, about)
          expectWellWorded(why.sentences, about)
          expect({ about, sentences: why.sentences, cited: why.sentences.join(' ').includes('[') }).toMatchObject({ cited: true })
          if (voice === 'player') expect(why.panel.headline).not.toContain(`${nameOf(id)} `)
        }
        const [a, b] = [dice.pick(ids), dice.pick(ids)]
        for (const voice of voices)
          for (const players of [[a], [a, b]] as const) {
            const { panel, sentences } = explainWhyNot(explainer, players, { ...options, voice })
            expectWellMade(panel, about)
            expectWellWorded(sentences, about)
          }
        expect({ about, why: explainer.why(a, a) }).toEqual({ about, why: null })
      }
    }
  })
})
