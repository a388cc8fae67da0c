import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, demo, rules, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const explain = (...args: readonly string[]) => runZug(['explain', book, ...rules, ...args])
const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n')

describe('zug explain', () => {
  test('a round, bracket by bracket', () => {
    const { status, stdout, stderr } = explain('--round', '4')
    expect([status, stderr]).toEqual([0, ''])
    const golden = new URL('../../../messages/src/explanation/golden/round-4.txt', import.meta.url)
    expect(stdout).toBe(readFileSync(golden, 'utf8'))
  })

  test('the next round without --round, the last one of a tournament that is over', () => {
    expect(linesOf(runZug(['explain', demo, ...rules]).stdout)[0]).toBe('Round 6 by fide-dutch-2017')
    expect(linesOf(explain().stdout)[0]).toBe('Round 6 by fide-dutch-2017')
    expect(linesOf(runZug(['explain', '-', ...rules], { input: textOf(demo) }).stdout)[0]).toBe('Round 6 by fide-dutch-2017')
  })

  test('by the edition in force: its own articles', () => {
    const { status, stdout } = runZug(['explain', book, '--rules', 'fide-dutch-2026', '--round', '5'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^ {4}Chosen .*$/m)
    expect(stdout).toContain('First paired as: ')
    expect(stdout).toContain('[1.9, C4]')
    expect(stdout).not.toMatch(/C\.\d/)
  })

  test('as data: frozen events, every one with its articles', () => {
    const { rulebook, round, events } = JSON.parse(explain('--round', '2', '--json').stdout)
    expect([rulebook, round]).toEqual(['fide-dutch-2017', 2])
    expect(events.every(({ articles }: { articles: unknown }) => Array.isArray(articles))).toBe(true)
    expect(events.find(({ kind }: { kind: string }) => kind === 'bye')).toMatchObject({ player: 14, articles: ['A.5', 'C.2'] })
  })

  test('in German', () => {
    expect(linesOf(explain('--round', '4', '--language', 'de').stdout)[0]).toBe('Runde 4 nach fide-dutch-2017')
    expect(linesOf(explain('--round', '2', '--why', '14', '--language', 'de').stdout)[1]).toBe(
      'Robert hat 0 Punkte, bleibt in der letzten Gruppe übrig und bekommt das Freilos. [A.5]',
    )
    expect(explain('--language', 'xx')).toMatchObject({ status: 3, stdout: '' })
  })

  test('to a file', () => {
    const out = folder.path('four.txt')
    expect(explain('--round', '4', '--out', out)).toMatchObject({ status: 0, stdout: '' })
    expect(readFileSync(out, 'utf8')).toBe(explain('--round', '4').stdout)
  })
})

describe('zug explain --why', () => {
  test.each([[['5', '4']], [['David', 'Eloise']], [['elo', 'DAV']]])('two players, by number or name: %j', (players) => {
    const { status, stdout } = explain('--round', '4', '--why', ...players)
    expect(status).toBe(0)
    expect(linesOf(stdout)).toEqual([
      'Eloise plays David: Alice and Carla come first in the order, but could not be taken.',
      'Eloise has 2½ points and plays in the bracket of David, who has 2 points. [A.3]',
      'Alice comes before David in the order for Eloise, but Alice and Eloise met in round 2 [C.1].',
      'Carla comes before David in the order for Eloise, but there would be more colour preferences denied, 1 instead of 0 [C.10].',
      'David is due White and Eloise Black, and so they play. [E.1]',
    ])
  })

  test('one player: the bye, and why nobody else has it', () => {
    expect(linesOf(explain('--round', '2', '--why', 'Robert').stdout)).toEqual([
      'Robert gets the bye as the lowest ranked player who may have it.',
      'Robert has 0 points, is left over in the last bracket and gets the bye. [A.5]',
      'Patricia does not get it instead: there would be more colour preferences denied, 1 instead of 0 [C.10].',
      'The bye for Mark would have been as good, but Mark and Patricia would then change halves, and pairings without an exchange come first. [B.8]',
    ])
  })

  test('one player who floated is told why, and then about the opponent', () => {
    const answer = JSON.parse(explain('--round', '5', '--why', '14', '--json').stdout)
    expect(answer).toMatchObject({
      kind: 'pair',
      players: [14, 12],
      float: { kind: 'float', player: 14, completion: { completed: false } },
    })
    expect(answer.float.others.map(({ player }: { player: number }) => player)).toEqual([13, 8])
    expect([answer.panel.headline, ...answer.sentences]).toEqual(linesOf(explain('--round', '5', '--why', '14').stdout))
    expect(answer.sentences[0]).toMatch(/^Robert has 1½ points and moved down, /)
    expect(answer.panel.map.bands.map(({ label }: { label: string }) => label)).toEqual(['1½', '1', '½'])
  })

  test('said to the player, in any language', () => {
    expect(linesOf(explain('--round', '5', '--why', 'Giorgia', '--voice', 'player').stdout)).toEqual([
      'You and Carla are the two players with 2 points, and you have not met.',
      'Both of you were due White; your colours, counted back, never differ, so it goes to the higher ranked, Carla. [E.4]',
    ])
    const [french] = linesOf(explain('--round', '5', '--why', 'Giorgia', '--voice', 'player', '--language', 'fr').stdout)
    expect(french).toBe('Personne d’autre que vous et Carla n’a 2 points, et il n’y a pas encore eu de partie entre vous.')
  })

  test.each(['fide-dutch-1998', 'fide-dutch-2012', 'fide-dutch-2026', 'cfc', 'round-robin', 'ssm'])('by %s: why, and why not', (id) => {
    // Of tables that were not followed only the first round is as they say.
    const round = id === 'round-robin' ? '1' : '5'
    const ask = (...args: readonly string[]) => runZug(['explain', book, '--rules', id, '--round', round, ...args])
    const why = ask('--why', 'Alice')
    expect([why.status, linesOf(why.stdout).length > 1]).toEqual([0, true])
    expect(why.stdout).toMatch(/Alice.*\[\w+/s)
    const whyNot = JSON.parse(ask('--why-not', 'Alice', 'Patricia', '--json').stdout)
    expect(whyNot.panel).toMatchObject({ question: { kind: 'why-not', players: [1, 13] }, headline: expect.stringMatching(/\.$/) })
    expect(ask('--why', 'Alice', 'Patricia').status).toBe(3)
  })
})

describe('zug explain --why-not', () => {
  test.each([
    ['met', ['--round', '4', '--why-not', '2', '5'], /^Bruno and Eloise cannot be paired: the two met in round 3 \[C\.1\]\.$/],
    [
      'a colour',
      ['--round', '4', '--why-not', '1', '13'],
      /^Alice and Patricia cannot be paired: the two must both have White \[C\.3\]\.$/,
    ],
    [
      'no completion',
      ['--round', '5', '--why-not', '8', '14'],
      /^With Kevin against Robert the round cannot be completed: Patricia has nobody to play\. \[A\.9\]$/,
    ],
    [
      'quality',
      ['--round', '4', '--why-not', '5', '3'],
      /^The best pairing of the bracket with it is worse by C\.10, .*: 1 instead of 0\. \[B\.8, C\.10\]$/,
    ],
    ['order', ['--round', '4', '--why-not', '2', '14'], /^For that Bruno would have to stay unpaired in bracket 1\.$/],
    ['they play', ['--round', '4', '--why-not', '2', '6'], /^They do play: Finn has White against Bruno\.$/],
    ['absence', ['--round', '2', '--why-not', '12', '1'], /^Not to be paired in this round: Oskar\. \[C\.04\.2\.D\.4\]$/],
    ['themselves', ['--round', '2', '--why-not', '1', '1'], /^That is Alice both times; nobody plays against themselves\.$/],
    ['no float', ['--round', '4', '--why-not', '14'], /^For that Robert would have to stay unpaired in bracket 4\.$/],
    ['a float', ['--round', '4', '--why-not', '9'], /^Louise did move down, from bracket 4\. \[A\.4\]$/],
    ['a bye', ['--round', '2', '--why-not', '14'], /^Robert does get the bye\. \[A\.5\]$/],
    ['no bye', ['--round', '3', '--why-not', '13'], /^Nobody moves down from the last bracket, .* there is no bye\. \[A\.5\]$/],
  ])('%s', (_name, args, first) => {
    const { status, stdout, stderr } = explain(...args)
    expect([status, stderr]).toEqual([0, ''])
    expect(linesOf(stdout)[0]).toMatch(first)
  })

  test('both cards, both sequences and the boards that would change', () => {
    const lines = linesOf(explain('--round', '4', '--why-not', '2', '14').stdout)
    expect(lines.slice(1, 4)).toEqual([
      'It would be as good by every criterion, but Bruno and Eloise would then change halves, and pairings without an exchange come first. [B.8]',
      'Chosen, sequence numbers: 3',
      'With the wish, sequence numbers: 1 ↔ 2 | 3',
    ])
    expect(lines[4]).toMatch(/^ +C\.5 +C\.6 .* C\.19$/)
    expect(lines[5]).toMatch(/^Chosen /)
    expect(lines[6]).toMatch(/^With the wish /)
    expect(lines.at(-1)).toMatch(/^Boards that would change: Finn – Bruno, .* would become .*Robert – Bruno, /)
  })

  test('as data', () => {
    const answer = JSON.parse(explain('--round', '4', '--why-not', '5', '3', '--json').stdout)
    expect(answer).toMatchObject({ kind: 'worse', criterion: 'C.10', bracket: 2, mustFloat: null })
    expect(answer.change.instead).toContainEqual({ white: 5, black: 3 })
    expect(answer.sentences).toEqual(linesOf(explain('--round', '4', '--why-not', '5', '3').stdout))
  })
})

describe('what cannot be asked ends with 3', () => {
  test.each([
    ['an unknown number', ['--why', '99'], /:1:1 player-unknown There is no player number 99\./],
    ['an unknown name', ['--why', 'Zoe'], /:1:1 player-unknown No player's name contains 'Zoe'\./],
    ['a name that fits several', ['--why', 'ar'], /:1:1 player-ambiguous 'ar' fits \d players: .*3 Carla.* Say the number\./],
    ['three players', ['--why', '1', '2', '3'], /:1:1 players-needed /],
    ['three players not paired', ['--why-not', '1', '2', '3'], /:1:1 players-needed /],
    ['a pair that is not', ['--round', '4', '--why', '2', '5'], /:1:1 not-paired Bruno and Eloise do not play .* --why-not/],
    ['one player twice', ['--why', '2', '2'], /:1:1 not-paired That is Bruno both times\./],
    ['an absent player', ['--round', '2', '--why', '12'], /:1:1 not-paired Oskar is not paired in this round \([a-z-]+( bye)?\)\./],
    ['two questions', ['--why', '2', '--why-not', '3'], /:1:1 one-question /],
    ['a round too far', ['--round', '9'], /:1:1 round-too-far /],
  ])('%s', (_name, args, message) => {
    const { status, stdout, stderr } = explain(...args)
    expect(stderr).toMatch(message)
    expect(linesOf(stderr)).toHaveLength(1)
    expect([status, stdout]).toEqual([3, ''])
  })

  test('a round without a legal pairing is explained', () => {
    const met = [
      '001    1      Anna                                                               1.0    1     2 w 1',
      '001    2      Ben                                                                0.0    2     1 b 0',
    ]
    const name = folder.put('met.trf', `012 Two who have met\n${met.join('\n')}\n`)
    const { stdout } = runZug(['explain', name, ...rules])
    expect(stdout).toContain('No legal pairing exists: Anna has nobody to play. The arbiter decides. [A.9]')
    const asked = runZug(['explain', name, ...rules, '--why', '1'])
    expect([asked.status, asked.stdout]).toEqual([3, ''])
    expect(asked.stderr).toMatch(/met\.trf:1:1 not-paired /)
  })
})
