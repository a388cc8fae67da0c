import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { makeTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { game, smallTournament } from '../testing/small-tournament.ts'
import { book, demo, roundSixPairs, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()
const as2017 = (name: string): string => `${textOf(name)}092 FIDE_DUTCH_2017\n`
const read = (name: string): string => readFileSync(folder.path(name), 'utf8')
const run = (...args: readonly string[]) => runZug(args, { cwd: folder.path() })

/** The invocations that the manuals of JaVaFo 2 and bbpPairings show: arguments, what is printed, which files appear. */
describe('javafo input-file [-b] -p [output-file] [-l [check-list-file]]', () => {
  test('trn.trfx -p prints, -p outfile.txt writes beside the input', () => {
    mkdirSync(folder.path('trf'))
    folder.put('trf/trn.trfx', as2017(demo))
    expect(run('trf/trn.trfx', '-p')).toMatchObject({ status: 0, stdout: roundSixPairs, stderr: '' })
    expect(run('trf/trn.trfx', '-p', 'outfile.txt')).toMatchObject({ status: 0, stdout: '' })
    expect(read('trf/outfile.txt')).toBe(roundSixPairs)
  })

  test('-l writes trn.list beside the input, -l any/outfile.list there', () => {
    mkdirSync(folder.path('out'))
    expect(run('trf/trn.trfx', '-p', 'out/outfile.txt', '-l')).toMatchObject({ status: 0, stdout: '' })
    expect([read('out/outfile.txt'), existsSync(folder.path('trf/trn.list'))]).toEqual([roundSixPairs, true])
    expect(run('trf/trn.trfx', '-p', 'out/outfile.txt', '-l', 'out/outfile.list').status).toBe(0)
    expect(run('trf/trn.trfx', '-p', 'out/outfile.txt', '-l', 'bare.list').status).toBe(0)
    expect([read('out/outfile.list'), read('trf/bare.list')]).toEqual([read('trf/trn.list'), read('trf/trn.list')])
  })

  test('without its list the pairing is not written either', () => {
    const missing = run('trf/trn.trfx', '-p', 'alone.txt', '-l', 'nowhere/a.list')
    expect(missing).toMatchObject({ status: 5, stdout: '', stderr: 'nowhere/a.list:1:1 file-not-found No such file or folder.\n' })
    expect(existsSync(folder.path('trf/alone.txt'))).toBe(false)
    expect(run('trf/trn.trfx', '-p', '-l', 'nowhere/a.list')).toMatchObject({ status: 5, stdout: '' })
  })

  test('a rulebook without such a sheet has no check-list, and nothing is written', () => {
    folder.put('trf/cfc.trf', `${textOf(demo)}092 Individual: Swiss-System (CFC handbook)\n`)
    const none = (file: string) => `${file}:1:1 no-check-list There is no check-list under cfc. Leave out -l to do without.\n`
    for (const args of [
      ['-p', 'cfc.txt', '-l'],
      ['-c', '-l'],
    ])
      expect(run('trf/cfc.trf', ...args)).toMatchObject({ status: 3, stdout: '', stderr: expect.stringContaining(none('trf/cfc.trf')) })
    expect(existsSync(folder.path('trf/cfc.txt'))).toBe(false)
    expect(run('trf/cfc.trf', '-c')).toMatchObject({ status: 0, stdout: expect.stringContaining('cfc: Round #1') })
  })

  test('the check-list has the columns arbiters know', () => {
    const [heading, blank, ...lines] = read('trf/trn.list').split('\n')
    expect([heading, blank]).toEqual(['ID\tPts\t -----\tPref\t-1R\t-2R\t  Cur\tG-5\tG-4\tG-3\tG-2\tG-1\t', ''])
    const rows = lines.filter((line) => line !== '')
    expect(rows).toHaveLength(14)
    expect(rows[0]).toBe(' 2\t4.0\t BWWBW\t (B)\t ▼ \t   \t (4W)\t  9\t  7\t  5\t  6\t  1\t')
    expect(rows).toContain(' 6\t3.0\t  BWWB\t (w)\t   \t   \t (1B)\t[X]\t 13\t  3\t  2\t  4\t')
    expect(rows.at(-1)).toBe('12\t0.5\t  BWBB\t WWW\t ▲ \t ▼ \t (9W)\t   \t  5\t  8\t 13\t 14\t')
    const groups = read('trf/trn.list').split('\n\n').slice(1)
    expect(
      groups.map(
        (group) =>
          new Set(
            group
              .trim()
              .split('\n')
              .map((row) => row.split('\t')[1]),
          ).size,
      ),
    ).toEqual(groups.map(() => 1))
  })
})

describe('javafo input-file -c [round-number]', () => {
  const swapped = as2017(book).replace('2 b =     6 w 1', '2 b =     6 b 1').replace('4 b =     1 b 0', '4 b =     1 w 0')

  test('every round by name and number; where they differ, both pairings', () => {
    folder.put('Sample2.trfx', swapped)
    const rounds = [1, 2, 3, 4, 5, 6].map((round) => `Sample2: Round #${round}\n`).join('')
    const table = '\n  Checker pairings        Tournament pairings\n\n      1 -   6                  6 -   1\n\n'
    expect(run('Sample2.trfx', '-c')).toMatchObject({ status: 0, stdout: rounds + table })
    expect(run('Sample2.trfx', '-c', '6')).toMatchObject({ status: 0, stdout: `Sample2: Round #6\n${table}` })
    expect(run('Sample2.trfx', '-c', '3')).toMatchObject({ status: 0, stdout: 'Sample2: Round #3\n' })
  })

  test('bbpPairings: -c -l puts the lists of all rounds into one file', () => {
    expect(run('--dutch', 'Sample2.trfx', '-c', '-l').status).toBe(0)
    const columns = (name: string, at: number) =>
      read(name)
        .split('\n')
        [at]!.split('\t')
        .slice(3, 8)
        .map((cell) => cell.trim())
    expect(columns('Sample2.list', 2)).toEqual(['Pref', 'C2', 'C12', 'C14', 'Cur'])
    expect(read('Sample2.list').match(/^Round #\d+$/gm)).toEqual(['Round #1', 'Round #2', 'Round #3', 'Round #4', 'Round #5', 'Round #6'])
  })
})

test('bbpPairings: its columns say who can have the bye (Y, N) and who floated (U, D), named for the articles of the edition', () => {
  folder.put('six.trf', textOf(demo))
  expect(run('--dutch', 'six.trf', '-p', '-l').status).toBe(0)
  const rows = read('six.list').split('\n')
  expect(rows[0]).toBe('ID\tPts\t -----\tPref\t C2\tC14\tC16\t  Cur\tG-5\tG-4\tG-3\tG-2\tG-1\t')
  expect(rows).toContain(' 2\t4.0\t BWWBW\t (B)\t Y \t D \t   \t (4W)\t  9\t  7\t  5\t  6\t  1\t')
  expect(rows).toContain(' 6\t3.0\t  BWWB\t (w)\t N \t   \t   \t (1B)\t   \t 13\t  3\t  2\t  4\t')
  expect(
    rows
      .filter((row) => row.includes('\t'))
      .slice(1)
      .map((row) => row.split('\t')[5]!.trim() + row.split('\t')[6]!.trim())
      .join(''),
  ).toMatch(/^[UD]+$/)
  expect(read('six.list')).not.toMatch(/[▼▲]|\[X\]/)
})

describe('the generator', () => {
  test('-g -o trn.trf: a tournament whose seed is in its first line; the seed gives it again', () => {
    expect(run('-g', '-o', 'trn.trf')).toMatchObject({ status: 0, stdout: '', stderr: '' })
    const text = read('trn.trf')
    const seed = /^012 Random tournament, seed (\d+)/.exec(text)![1]!
    expect(text).toMatch(/^XXR \d+$/m)
    expect(run('-g', seed, '-o', 'again.trf').status).toBe(0)
    expect(read('again.trf')).toBe(text)
  })

  test('-g rtg.cfg -b -o: a configuration, with Baku acceleration', () => {
    folder.put(
      'rtg.cfg',
      '# sample\nPlayersNumber=20\nRoundsNumber=9\nForfeitRate=20\nQuickgameRate=5\nZPBRate=10\nHPBRate=30\nFPBRate=0\nHighestRating=2650\nLowestRating=1000\n',
    )
    expect(run('-g', 'rtg.cfg', '-b', '-o', 'baku.trf').status).toBe(0)
    expect(read('baku.trf').match(/^XXA /gm)!.length).toBeGreaterThanOrEqual(9)
    expect(read('baku.trf')).toContain('XXR 9')
    expect(run('baku.trf', '-c')).toMatchObject({
      status: 0,
      stdout: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => `baku: Round #${round}\n`).join(''),
    })
  })

  test('model.trf -g -o: the players of the model', () => {
    folder.put('model.trf', as2017(book))
    expect(run('model.trf', '-g', '-o', 'like.trf').status).toBe(0)
    expect(read('like.trf')).toContain('Alice')
  })

  test('bbpPairings: --dutch -g CONFIG -o OUT -s SEED -l', () => {
    folder.put(
      'bbp.cfg',
      'PlayersNumber=16\nRoundsNumber=5\nForfeitRate=20\nRetiredRate=100\nHalfPointByeRate=100\nPointsForWin=3\nPointsForDraw=1\n',
    )
    const args = ['--dutch', '-g', 'bbp.cfg', '-o', 'bbp.trf', '-s', '7', '-l'] as const
    expect(run(...args).status).toBe(0)
    const text = read('bbp.trf')
    expect(text).toMatch(/^BBW +3\.0$/m)
    expect(read('bbp.list').match(/^Round #/gm)).toHaveLength(5)
    expect(run(...args).status).toBe(0)
    expect(read('bbp.trf')).toBe(text)
    // A blank line ends the check, as in the one recorded output that was found (docs/command-line.md).
    expect(run('--dutch', 'bbp.trf', '-c').stdout).toBe(`${[1, 2, 3, 4, 5].map((round) => `bbp: Round #${round}\n`).join('')}\n`)
  })
})

describe('release and exit codes', () => {
  test('-r alone, and before anything else', () => {
    expect(run('-r')).toMatchObject({ status: 0, stdout: 'Zug 0.2.0\n' })
    expect(run('-r', 'model.trf', '-c', '1').stdout).toBe('Zug 0.2.0\nmodel: Round #1\n')
  })

  test('0 done, 1 no pairing, 3 bad request or file, 5 file access', () => {
    const two = smallTournament(
      [
        { name: 'A', outcomes: [game(2, 'white', 'win')] },
        { name: 'B', outcomes: [game(1, 'black', 'loss')] },
      ],
      { numberOfRounds: 3, initialColour: 'white' },
    )
    folder.put('two.trf', makeTrf(two, { dialect: 'trfx' }).text)
    folder.put('broken.trf', '001 what\n')
    const codes = (...args: readonly string[]) => run(...args).status
    expect([
      codes('--dutch', 'two.trf', '-p'),
      codes('--dutch', 'broken.trf', '-p'),
      codes('--dutch', '-q'),
      codes('--dutch', 'missing.trf', '-p'),
    ]).toEqual([1, 3, 3, 5])
    expect(codes('--burstein', 'model.trf', '-p')).toBe(3)
    expect(codes('--dutch', '-g', 'missing.cfg', '-o', 'x.trf')).toBe(5)
    expect(existsSync(folder.path('x.trf'))).toBe(false)
  })
})

test('everybody has a bye code in the last column: that round has gone by, and the next one is paired', () => {
  const player = (id: number, points: string, cells: string): string =>
    `001 ${String(id).padStart(4)}      ${`Player ${id}`.padEnd(33)} ${2100 - id}                            ${points.padStart(4)} ${String(id).padStart(4)}  ${cells}  `
  const text = [
    '012 Open',
    'XXR 5',
    player(1, '1.5', '   3 w 1  0000 - H'),
    player(2, '1.0', '   4 b =  0000 - H'),
    player(3, '0.5', '   1 b 0  0000 - H'),
    player(4, '0.5', '   2 w =  0000 - Z'),
    '',
  ].join('\r\n')
  folder.put('away.trf', text)
  const { status, stdout, stderr } = run('away.trf', '-p')
  expect([status, stdout.split('\n')[0]]).toEqual([0, '2'])
  expect(stderr).toContain('Everybody has a bye in round 2')
  // Whoever is without a code is to be paired in the round itself.
  folder.put(
    'some.trf',
    text
      .replace('   1 b 0  0000 - H', '   1 b 0          ')
      .replace('   2 w =  0000 - Z', '   2 w =          ')
      .replace(' 0.5    3', ' 0.0    3'),
  )
  expect(run('some.trf', '-p').stdout).toBe('1\n3 4\n')
})
