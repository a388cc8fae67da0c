import { describe, expect, test } from 'vitest'
import type { PlayerId } from '../../model/ids.ts'
import { fideDutch2017 } from '../../rulebook/fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../rulebook/fide-dutch-2026/index.ts'
import { makeDice } from '../../testing/dice.ts'
import { randomTournament } from '../../testing/random-tournament.ts'
import { german } from './messages/de.ts'
import { english } from './messages/en.ts'
import { explanationText } from './round-text.ts'
import { whyNotText } from './why-not-text.ts'
import { whyText } from './why-text.ts'

const nameOf = (id: PlayerId): string => `Player${id}`
/** What no text may contain: gaps, values that are not text, a stop that belongs elsewhere. */
const faults = /undefined|null|NaN|\[object|\[\]|,,|\.\.|: \.|and and|und und|^\s*$/

const expectWellWorded = (sentences: readonly string[], about: object): void => {
  const wrong = sentences.filter((sentence) => faults.test(sentence))
  expect({ about, wrong }).toEqual({ about, wrong: [] })
}

const cases = [fideDutch2017, fideDutch2026].flatMap((system) => [english, german].map((messages) => ({ system, messages })))

describe.each(cases)('explanations of random tournaments by $system.id in $messages.language', ({ system, messages }) => {
  test('are worded without a gap, for every player and every question', () => {
    for (let seed = 30_001; seed <= 30_080; seed++) {
      const dice = makeDice(seed)
      for (const drawn of randomTournament(seed, (t, r) => system.pairRound(t, r), { players: [1, 16] })) {
        const { round } = drawn
        const about = { seed, round }
        const tournament = seed % 10 === 0 ? { ...drawn.tournament, colourless: true } : drawn.tournament
        const explainer = system.explainer!(tournament, round)
        const text = explanationText(explainer.explain(), nameOf, messages)
        expectWellWorded(
          text.split('\n').filter((line) => line !== ''),
          about,
        )
        const answer = system.pairRound(tournament, round)
        expect({ about, boards: explainer.boards() }).toEqual({ about, boards: answer.kind === 'pairing' ? answer.boards : [] })
        if (tournament.colourless)
          expect({ about, colours: /White|Black|Colours|Weiß|Schwarz|Farben\n/.test(text) }).toEqual({ about, colours: false })
        const ids = tournament.players.map(({ id }) => id)
        const whys = [
          ...explainer.boards().map(({ white, black }) => explainer.why(black, white)),
          ...ids.map((id) => explainer.whyUnpaired(id)),
        ].flatMap((why) => (why === null ? [] : [whyText(why, system.id, nameOf, messages)]))
        for (const sentences of whys) {
          expectWellWorded(sentences, about)
          expect({ about, few: sentences.length >= 1 && sentences.length <= 4 }).toEqual({ about, few: true })
          expect({ about, sentences, cited: sentences.join(' ').includes('[') }).toMatchObject({ cited: true })
        }
        const [a, b] = [dice.pick(ids), dice.pick(ids)]
        expectWellWorded(whyNotText(explainer.whyNot(a, b), [a, b], system.id, nameOf, messages), about)
        expectWellWorded(whyNotText(explainer.whyNotUnpaired(a), [a], system.id, nameOf, messages), about)
        expect({ about, why: explainer.why(a, a) }).toEqual({ about, why: null })
      }
    }
  })
})
