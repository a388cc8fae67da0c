import type { Alternative, ExplainedCandidate, Failure, Obstacle, Why, WhyFloat, WhyNot } from '@zug/engine/explain'
import { type PlayerId, playerId, pointsFromTenths, roundNumber } from '@zug/engine/model'
import type { StepOf } from '@zug/engine/pairing'
import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { wordWhy, wordWhyNot } from './explain-answer.ts'
import { voices } from './panel.ts'
import { plainText, type Runs } from './runs.ts'
import { stepRuns } from './step-text.ts'
import type { StepMessages, TellingId } from './words/steps/steps.ts'

const [anna, boris, clara] = [playerId(1), playerId(2), playerId(3)]
const names = new Map([
  [anna, 'Anna'],
  [boris, 'Boris'],
  [clara, 'Clara'],
])
const nameOf = (id: PlayerId): string => names.get(id)!
const round = roundNumber(3)
const score = pointsFromTenths(15)
const faults = /undefined|null|NaN|\[object|\[\]|,,|\.\.|: \.|^\s*$/

/** A sample of every kind; one that is missing does not compile. */
type Samples<Union extends { readonly kind: string }> = { readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }> }

const dutch: Samples<StepOf<'fide-dutch-2012'>> = {
  bracket: {
    kind: 'bracket',
    article: 'C.2',
    score,
    treatment: 'heterogeneous',
    fromAbove: [anna],
    residents: [boris, clara],
    pairs: 1,
    x: 1,
    z: 0,
  },
  incompatible: { kind: 'incompatible', article: 'C.1', score, movedDown: [anna] },
  paired: { kind: 'paired', article: 'C.6', score, treatment: 'homogeneous', pairs: [[anna, boris]], downfloaters: [clara] },
  lowered: { kind: 'lowered', article: 'C.10', requirement: 'X', score, by: 1 },
  backtracked: { kind: 'backtracked', article: 'C.12', score, instead: [anna] },
  penultimate: { kind: 'penultimate', article: 'C.13', score, instead: [anna] },
  joined: { kind: 'joined', article: 'C.13', score },
  'fewer-pairs': { kind: 'fewer-pairs', article: 'C.14', score, pairs: 1, wanted: 2 },
  colours: { kind: 'colours', article: 'E.1', white: anna, black: boris },
  bye: { kind: 'bye', article: 'A.5', player: clara },
  impossible: { kind: 'impossible', article: 'B.1', stuck: [anna, boris], only: [clara], bye: true },
}

const cfc: Samples<StepOf<'cfc'>> = {
  bye: { kind: 'bye', articles: ['615'], player: clara, passedOver: [{ player: boris, article: '618' }] },
  group: { kind: 'group', articles: ['620'], score, players: [anna, boris] },
  'odd-man': {
    kind: 'odd-man',
    articles: ['623', '624'],
    player: anna,
    opponent: boris,
    kept: [{ player: clara, article: '618' }],
    passedOver: [{ player: clara, article: '618' }],
  },
  transposition: { kind: 'transposition', articles: ['622'], player: anna, opponent: boris, natural: clara },
  interchange: { kind: 'interchange', articles: ['622', '630'], player: anna, opponent: boris, natural: clara },
  colours: {
    kind: 'colours',
    articles: ['630'],
    white: anna,
    black: boris,
    due: [
      { colour: 'white', why: 'equalisation' },
      { colour: null, why: 'none' },
    ],
  },
}

const upwards: Samples<StepOf<'fide-team-2026'>> = {
  bye: { kind: 'bye', articles: ['3.4'], player: clara, score, barred: [boris] },
  bracket: { kind: 'bracket', articles: ['3.2', '3.5'], score, residents: [anna], upfloaters: [{ player: boris, score }] },
  pairs: { kind: 'pairs', articles: ['3.6'], score, pairs: [[anna, boris]] },
  colours: { kind: 'colours', articles: ['4.3.1'], white: anna, black: boris },
  impossible: { kind: 'impossible', articles: ['3.3'], stuck: [anna, boris], only: [clara], bye: true },
}

const dubov: Samples<StepOf<'fide-dubov-2026'>> = {
  ...upwards,
  subgroups: { kind: 'subgroups', articles: ['3.2.3'], score, g1: [anna], g2: [boris], unplayed: false },
  shift: { kind: 'shift', articles: ['3.2.4', '4.3'], score, players: [clara], to: 'g1', forced: true },
  order: { kind: 'order', articles: ['3.2.5'], score, s1: [{ player: anna, aro: 2310 }] },
}

const burstein: Samples<StepOf<'fide-burstein-2026'>> = {
  ...upwards,
  seeding: { kind: 'seeding', articles: ['1.6'], round, rounds: 2 },
  bracket: {
    kind: 'bracket',
    articles: ['1.8', '4.1'],
    score,
    order: [{ player: anna, buchholz: score, sonnebornBerger: 10.25 }],
    incoming: [{ player: anna, score }],
  },
  pairs: { kind: 'pairs', articles: ['3.2', '4.3'], score, pairs: [[anna, boris]], floaters: [clara] },
}

const lim: Samples<StepOf<'fide-lim-2026'>> = {
  bye: upwards.bye,
  group: {
    kind: 'group',
    articles: ['2.2'],
    score,
    direction: 'up',
    median: false,
    residents: [anna],
    fromAbove: [],
    fromBelow: [boris],
  },
  float: { kind: 'float', articles: ['2.3.4', '3.9'], score, player: clara, direction: 'down', type: 'c', reason: 'evenness' },
  'floaters-pairs': { kind: 'floaters-pairs', articles: ['3.8'], score, pairs: [[anna, boris]] },
  proposed: { kind: 'proposed', articles: ['2.4'], score, pairs: [[anna, boris]] },
  pairs: { kind: 'pairs', articles: ['4.1', '5.2'], score, pairs: [[anna, clara]], same: false },
  cracked: { kind: 'cracked', articles: ['2.6.1'], from: 'below', pair: [anna, boris] },
  colours: upwards.colours,
  impossible: upwards.impossible,
}

const steps: { readonly [Id in TellingId]: Samples<StepOf<Id>> } = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  'fide-dubov-2026': dubov,
  'fide-burstein-2026': burstein,
  'fide-lim-2026': lim,
  'fide-double-swiss-2026': upwards,
  'fide-team-2026': upwards,
  cfc,
  'cfc-team': cfc,
  'round-robin': {
    section: { kind: 'section', article: '652', players: [anna, boris, clara], rounds: 3 },
    game: { kind: 'game', article: '651', round, white: anna, black: boris, numbers: [1, 2] },
    rest: { kind: 'rest', article: '653', round, player: clara, number: 3 },
  },
  ssm: {
    bracket: { kind: 'bracket', article: 'C1', score, players: [anna, boris], last: true },
    subgroups: { kind: 'subgroups', article: 'C2', s1: [anna], s2: [] },
    pair: {
      kind: 'pair',
      article: 'C5',
      players: [anna, boris],
      passedOver: [
        { player: clara, because: 'B1' },
        { player: clara, because: 'others', rule: 'B5' },
        { player: clara, because: 'others', rule: 'C6' },
        { player: clara, because: 'remains', rule: 'B2', remains: boris },
      ],
      omitted: ['B4', 'B5'],
    },
    exchange: { kind: 'exchange', article: 'C6', player: anna, inPlace: null },
    transposed: { kind: 'transposed', article: 'C7', players: [anna] },
    combination: { kind: 'combination', article: 'C9', score, players: [anna, boris] },
    bye: { kind: 'bye', article: 'C7', player: clara },
    end: { kind: 'end', article: 'C9', players: [anna, boris] },
  },
}

describe.each(Object.keys(steps) as readonly (keyof StepMessages)[])('every step of %s', (rulebook) => {
  test.each(Object.values(steps[rulebook]))('$kind has a line in every language', (step) => {
    const lines = languages.map((language) => stepRuns(step, rulebook, nameOf, language))
    for (const line of lines) {
      expect(plainText(line)).not.toMatch(faults)
      expect(line.some(({ kind }) => kind === 'article')).toBe(true)
      // Whoever is named is a run of a name, and never mere text.
      expect(line.filter((run) => run.kind === 'text').some(({ text }) => /Anna|Boris|Clara/.test(text))).toBe(false)
    }
    const own = step.kind === 'subgroups' ? 2 : languages.length
    expect(new Set(lines.map(plainText)).size).toBeGreaterThanOrEqual(own)
  })
})

const count = (value: number): Failure => ({ kind: 'count', article: 'C6', value })
const candidate = (failures: readonly Failure[]): ExplainedCandidate => ({
  pairs: [[anna, boris]],
  downfloaters: [clara],
  illegal: [],
  card: failures,
  mdpSequence: [],
  limbo: [],
  s1: [anna],
  s2: [boris],
  s2Sequence: [2],
  exchange: { down: [], up: [] },
  exchanged: { down: [], up: [] },
})
const alternative: Alternative = {
  articles: ['3.8'],
  bracket: 1,
  mustFloat: boris,
  chosen: candidate([count(1)]),
  alternative: candidate([count(2)]),
  change: { without: [{ white: anna, black: boris }], instead: [{ white: anna, black: clara }] },
}

const obstacles: Samples<Obstacle> = {
  met: { kind: 'met', article: 'C1', rounds: [roundNumber(1), roundNumber(2)] },
  forbidden: {
    kind: 'forbidden',
    article: null,
    reason: { strength: 'wish', by: 'same-club', name: 'Zug', firstRound: roundNumber(1), lastRound: null },
  },
  colours: { kind: 'colours', article: 'C3', colour: 'white' },
  worse: {
    kind: 'worse',
    article: 'C18',
    value: { kind: 'differences', article: 'C18', floating: [score], values: [score] },
    instead: { kind: 'differences', article: 'C18', floating: [], values: [] },
  },
  later: { kind: 'later', article: '3.8', how: { kind: 'opponent', player: anna, wished: clara, chosen: boris } },
  'no-transposition': { kind: 'no-transposition', article: '4.2' },
  'more-float': { kind: 'more-float', article: 'C6' },
  incomplete: { kind: 'incomplete', article: '1.9', stuck: null },
  'bye-barred': { kind: 'bye-barred', article: 'C2', rounds: [roundNumber(1)] },
}

const nots: Samples<WhyNot> = {
  paired: { kind: 'paired', board: { white: anna, black: boris }, colourless: false },
  'same-player': { kind: 'same-player', player: anna },
  'not-to-be-paired': { kind: 'not-to-be-paired', articles: ['1.2'], players: [boris] },
  'no-bye': { kind: 'no-bye', articles: ['1.5'] },
  unpaired: { kind: 'unpaired', articles: ['1.5'], player: anna, bracket: 1, bye: false },
  forbidden: { kind: 'forbidden', obstacle: obstacles.met },
  'cannot-be-completed': { kind: 'cannot-be-completed', articles: ['1.9'], stuck: [clara], only: [], bye: false },
  worse: { ...alternative, kind: 'worse', criterion: 'C6' },
  later: {
    ...alternative,
    kind: 'later',
    how: { kind: 'exchange', wished: { down: [anna], up: [clara] }, chosen: { down: [], up: [] } },
  },
  'comes-first': {
    kind: 'comes-first',
    articles: ['624'],
    place: 'opponent',
    of: clara,
    instead: boris,
    other: anna,
    because: 'higher',
    change: alternative.change,
  },
  'other-round': {
    kind: 'other-round',
    articles: ['651'],
    games: [{ round: roundNumber(2), board: { white: anna, black: boris } }],
    numbers: [1, 2],
  },
  'rests-in': { kind: 'rests-in', articles: ['653'], player: anna, number: 1, rounds: [roundNumber(5)] },
}

const inBracket = { articles: ['1.3'], bracket: 1, bracketSize: 3, movedDown: [] }
const float: WhyFloat = {
  ...inBracket,
  kind: 'float',
  player: anna,
  score,
  incompatible: {
    kind: 'incompatible',
    articles: ['1.4'],
    players: [anna],
    only: [],
    obstacles: [{ pair: [anna, boris], obstacle: obstacles.met }],
  },
  completion: null,
  others: [{ player: boris, answer: nots.worse }],
}

const whys: Samples<Why> = {
  pair: {
    ...inBracket,
    kind: 'pair',
    players: [anna, boris],
    scores: [score, pointsFromTenths(5)],
    only: null,
    onlyBecause: [],
    exchange: { kind: 'exchange', articles: ['4.3'], down: [anna], up: [clara], obstacle: obstacles['no-transposition'] },
    passedOver: Object.values(obstacles).map((obstacle) => ({
      kind: 'passed-over',
      articles: ['4.2'],
      player: anna,
      opponent: clara,
      instead: boris,
      obstacle,
    })),
    natural: { of: 'moved-down', place: 2 },
    earlier: 9,
    colours: {
      kind: 'colours',
      articles: ['5.2.1'],
      rule: 1,
      board: { white: anna, black: boris },
      white: { player: anna, notation: '1W', score, due: 'white' },
      black: { player: boris, notation: '2w', score, due: 'white' },
      claim: { kind: 'more', colour: 'black', games: 2 },
    },
    float,
  },
  float,
  bye: {
    ...float,
    kind: 'bye',
    incompatible: null,
    completion: {
      kind: 'completion',
      articles: ['1.9'],
      completed: false,
      rest: [anna, boris],
      stuck: [boris],
      only: [],
      bye: false,
    },
    barred: [{ player: clara, obstacle: obstacles['bye-barred'] }],
    lowest: true,
  },
  game: { kind: 'game', articles: ['651'], players: [anna, boris], numbers: [1, 2], table: { players: 3, drawn: true } },
  rest: { kind: 'rest', articles: ['653'], player: anna, number: 1, table: { players: 3, drawn: false } },
}

const namesIn = (runs: Runs): readonly string[] => runs.flatMap((run) => (run.kind === 'name' ? [run.text] : []))

describe.each(languages)('every kind of answer, in %s', (language) => {
  describe.each(
    voices.flatMap((voice) => [{ voice, rulebook: 'fide-dutch-2026' } as const, { voice, rulebook: 'fide-team-2026' } as const]),
  )('to the $voice, under $rulebook', ({ voice, rulebook }) => {
    const options = { rulebook, round, nameOf, language, voice } as const

    test.each(Object.values(whys))('why: $kind', (answer) => {
      const told = { players: [anna], answer, weighed: { chosen: candidate([count(1)]), alternatives: [] }, surroundings: null } as const
      const { panel, sentences } = wordWhy(told, options)
      for (const line of [panel.headline, ...panel.paragraphs.map(plainText), ...sentences]) expect(line).not.toMatch(faults)
      expect(panel.answer).toBe(answer.kind)
    })

    test.each(Object.values(nots))('why not: $kind', (answer) => {
      const weighed = {
        chosen: candidate([count(1)]),
        alternatives: [{ kind: 'incomplete', players: [anna, boris], article: '1.9' }] as const,
      }
      const { panel, sentences } = wordWhyNot({ players: [anna, boris], answer, weighed, surroundings: null }, options)
      for (const line of [panel.headline, ...panel.paragraphs.map(plainText), ...sentences]) expect(line).not.toMatch(faults)
      expect(panel.paragraphs.flatMap(namesIn).every((name) => [...names.values()].includes(name))).toBe(true)
    })

    test.each(Object.values(obstacles))('what stands in the way: $kind', (obstacle) => {
      const told = { players: [anna, boris], answer: { kind: 'forbidden', obstacle }, weighed: null, surroundings: null } as const
      for (const line of wordWhyNot(told, options).sentences) expect(line).not.toMatch(faults)
    })
  })
})
