import { type PlayerId, roundNumber } from '@zug/engine/model'
import type { PairingSystem } from '@zug/engine/pairing'
import { cfc, roundRobin } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { fideDutch1998 } from '../../../engine/src/rulebook/fide-dutch-1998/index.ts'
import { fideDutch2012 } from '../../../engine/src/rulebook/fide-dutch-2012/index.ts'
import { fideDutch2017 } from '../../../engine/src/rulebook/fide-dutch-2017/index.ts'
import { fideDutch2026 } from '../../../engine/src/rulebook/fide-dutch-2026/index.ts'
import { ssm } from '../../../engine/src/rulebook/ssm/index.ts'
import { readGolden } from '../../../engine/src/testing/read-golden.ts'
import { rulesOf } from '../../../engine/src/testing/rules-of.ts'
import type { Language } from '../language.ts'
import { explainWhy, explainWhyNot } from './explain-answer.ts'
import { type ExplanationPanel, type Voice, voices } from './panel.ts'

const example = readGolden('worked-example-2016.trf')
const nameOf = (id: PlayerId): string => example.players.find((player) => player.id === id)!.name
const id = (name: string): PlayerId => example.players.find((player) => player.name === name)!.id

const ask = (
  kind: 'why' | 'why-not',
  names: readonly string[],
  { system = fideDutch2017 as PairingSystem, round = 5, language = 'en' as Language, voice = 'arbiter' as Voice } = {},
): ExplanationPanel => {
  const options = { rulebook: system.id, round: roundNumber(round), nameOf, language, voice, colourless: system.traits.colours === 'never' }
  const explainer = system.explainer(example, roundNumber(round))
  const players = names.map(id) as [PlayerId]
  return (kind === 'why' ? explainWhy : explainWhyNot)(explainer, players, options)!.panel
}

const textOf = ({ headline, paragraphs }: ExplanationPanel): string =>
  [
    headline,
    ...paragraphs.map((runs) =>
      runs.map((run) => (run.kind !== 'article' ? run.text : run.cited ? `<${run.article}>` : run.article)).join(''),
    ),
  ].join('\n')

describe('board 6 of round 5 of the worked example, as the console shows it', () => {
  const panel = ask('why', ['Robert', 'Oskar'])

  test('one sentence first, then paragraphs with their articles', () => {
    expect(panel.headline).toBe('Robert plays Oskar because no one else is left in the group.')
    expect(panel.paragraphs.flat()).toContainEqual({ kind: 'article', article: 'E.4', cited: true })
    expect(textOf(panel)).toContain('Otherwise the round could not be completed')
  })

  test('the map has the bands from 1½ to ½ and the float across two of them', () => {
    const { bands, lines } = panel.map!
    expect(bands.map(({ label }) => label)).toEqual(['1½', '1', '½'])
    const [first] = lines.filter(({ asked }) => asked)
    expect(first).toEqual({ white: id('Robert'), black: id('Oskar'), asked: true, float: true })
    const shown = bands.map(({ players }) => players.map(({ name }) => name).sort())
    expect(shown).toEqual([['Louise', 'Mark', 'Robert'], ['Kevin', 'Patricia'], ['Oskar']])
    expect(lines).toContainEqual({ white: id('Patricia'), black: id('Kevin'), asked: false, float: false })
  })

  test('beside what was chosen stand those who might have floated instead, and what decides', () => {
    const { columns, rows } = panel.cards!
    expect(rows.map(({ kind, label }) => [kind, label])).toEqual([
      ['chosen', 'Chosen'],
      ['alternative', 'Patricia ↓'],
      ['alternative', 'Kevin ↓'],
    ])
    expect(columns.filter((_, at) => rows[1]!.cells[at]!.mark === 'decides').map(({ article }) => article)).toEqual(['C.5'])
    expect(columns.some(({ notable }) => !notable)).toBe(true)
  })

  test('asked why not Kevin: the round could not be completed, and the card says so', () => {
    const { headline, cards, map, answer } = ask('why-not', ['Robert', 'Kevin'])
    expect(answer).toBe('cannot-be-completed')
    expect(headline).toBe('With Robert against Kevin the others could not all be paired.')
    expect(cards!.columns[0]).toMatchObject({ article: 'A.9', notable: true })
    expect(cards!.rows.map(({ kind, label, cells }) => [kind, label, cells[0]])).toEqual([
      ['chosen', 'Chosen', { text: '✓', mark: 'same' }],
      ['alternative', 'Robert – Kevin', { text: 'fails', mark: 'decides' }],
    ])
    expect(map!.wished).toEqual([id('Robert'), id('Kevin')])
  })

  test('a report card marks the criterion that decides, and no cell after it as deciding', () => {
    const { cards, change } = ask('why-not', ['Eloise', 'Carla'], { round: 4 })
    const [, alternative] = cards!.rows
    const deciding = cards!.columns.filter((_, at) => alternative!.cells[at]!.mark === 'decides')
    expect(deciding).toEqual([{ article: 'C.10', label: 'colour preferences denied', notable: true }])
    expect(change!.instead.length).toBe(change!.without.length)
  })
})

describe('said to a player', () => {
  test.each([
    ['en', 'You and Carla are the two players with 2 points, and you have not met.', 'Both of you were due White'],
    ['de', 'Sie und Carla sind die beiden mit 2 Punkten und haben noch nicht gegeneinander gespielt.', 'Sie beide haben'],
    ['fr', 'Personne d’autre que vous et Carla n’a 2 points, et il n’y a pas encore eu de partie entre vous.', 'Vous aviez tous deux'],
  ] as const)('Giorgia in %s', (language, headline, colours) => {
    const panel = ask('why', ['Giorgia'], { language, voice: 'player' })
    expect(panel.headline).toBe(headline)
    expect(textOf(panel)).toContain(colours)
    expect(textOf(panel)).not.toContain('Giorgia')
  })

  test('and why not somebody else', () => {
    expect(ask('why-not', ['Giorgia', 'Carla'], { voice: 'player' }).headline).toBe('You do play Carla.')
    expect(ask('why-not', ['Bruno', 'Eloise'], { round: 4, voice: 'player' }).headline).toBe('You and Eloise met in round 3.')
    expect(ask('why-not', ['Bruno', 'Eloise'], { round: 4, voice: 'player', language: 'fr' }).headline).toBe(
      'La rencontre entre vous et Eloise a déjà eu lieu à la ronde 3.',
    )
  })
})

test('under an acceleration points are those for pairing', () => {
  const accelerated = { ...example, rules: rulesOf('fide-dutch-2017', { acceleration: 'baku' }) }
  const explainer = fideDutch2017.explainer(accelerated, roundNumber(1))
  const options = { rulebook: fideDutch2017.id, round: roundNumber(1), nameOf, accelerated: true }
  expect(explainWhy(explainer, [id('Alice')], options)!.sentences[0]).toMatch(/^Alice and \w+ both have 1 point for pairing\. \[A\.3\]$/)
})

/** Why everybody plays whom in round 5, and why some do not, by every rulebook, to be read through; `npx vitest run panel.test --update` writes them anew. */
const systems: readonly PairingSystem[] = [fideDutch1998, fideDutch2012, fideDutch2017, fideDutch2026, cfc, roundRobin, ssm]

test.each(systems)('headlines and paragraphs by $id', async (system) => {
  const text = (['en', 'de', 'fr'] as const).flatMap((language) => {
    // The tables of a round robin take no notice of a Swiss: nobody has played yet.
    const event =
      system.traits.drawnFrom === 'tables' ? { ...example, players: example.players.map((one) => ({ ...one, outcomes: [] })) } : example
    const explainer = system.explainer(event, roundNumber(5))
    const told = (players: readonly [PlayerId], voice: Voice): readonly string[] => {
      const answer = explainWhy(explainer, players, { rulebook: system.id, round: roundNumber(5), nameOf, language, voice })
      return answer === null ? [] : [`${voice}: ${textOf(answer.panel)}`]
    }
    const whys = [
      ...explainer.boards().flatMap(({ white }) => told([white], 'arbiter')),
      ...example.players.flatMap((player) => told([player.id], 'player')),
    ]
    const ids = example.players.map((player) => player.id)
    const nots = ids.slice(0, 5).flatMap((a, at) => {
      const b = ids[13 - 2 * at]!
      return voices.map(
        (voice) => `${nameOf(a)} – ${nameOf(b)} (${voice}): ${textOf(ask('why-not', [nameOf(a), nameOf(b)], { system, language, voice }))}`,
      )
    })
    return [`== ${language}`, ...whys, ...nots]
  })
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`golden/panels-${system.id}.txt`)
})
