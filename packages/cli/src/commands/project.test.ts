import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { book, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** The sixth round of the worked tournament while Bruno and David still play. */
const open = () =>
  folder.put('open.trf', textOf(book).replace('XXR 6', 'XXR 7').replace('4 w =\n', '4 w  \n').replace('2 b =\n', '2 b  \n'))

describe('zug project', () => {
  test('which open boards the next round waits for, and which pairs are certain', () => {
    const { status, stdout, stderr } = runZug(['project', open()])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('1 game is open. All 3 ways in which it may end were tried.')
    expect(stdout).toMatch(/6 {2}Bruno {2}David {2}45 % {2}39 % {2}17 % {2}yes/)
    expect(stdout).toMatch(/Certain of round 7: \d/)
  })

  test('whom a player may meet, where they may stand, and what they need', () => {
    const { stdout } = runZug(['project', open(), '--player', 'bruno', '--place', '1'])
    expect(stdout).toContain('Bruno in round 7')
    expect(stdout).toMatch(/Place 1 or better\n {2}win: in all ways\n/)
    expect(stdout).toMatch(/win +1 +1 +1\n/)
  })

  test('in the last round: what is needed for a prize, and which games decide it', () => {
    const last = folder.put(
      'last.trf',
      textOf(book).replace('4 w =\n', '4 w  \n').replace('2 b =\n', '2 b  \n').replace('5 b 1\n', '5 b  \n').replace('7 w 0\n', '7 w  \n'),
    )
    const prizes = folder.put('prizes.json', JSON.stringify({ currency: 'CHF', categories: [{ name: 'Places', prizes: [100, 60, 30] }] }))
    const { status, stdout } = runZug(['project', last, '--player', 'bruno', '--prizes', prizes])
    expect(status).toBe(0)
    expect(stdout).toMatch(/A prize\n {2}win: in all ways: CHF \d+/)
    const { prizes: told } = JSON.parse(runZug(['project', last, '--player', 'bruno', '--prizes', prizes, '--json']).stdout)
    expect(told.needs[0]).toMatchObject({ own: 'win', reached: 'surely', most: { money: 10000 } })
    expect(told.turns.length).toBeGreaterThan(0)
  })

  test('prizes before the last round are refused, as is who is new without any', () => {
    const prizes = folder.put('prizes.json', JSON.stringify({ categories: [{ name: 'Places', prizes: [100] }] }))
    expect(runZug(['project', open(), '--prizes', prizes]).stderr).toContain('prizes-too-early')
    expect(runZug(['project', open(), '--first-time', 'Bruno']).stderr).toContain('projection-of-prizes')
    const broken = folder.put('broken.json', '{"categories": 7}')
    expect(runZug(['project', open(), '--prizes', broken]).stderr).toContain('prizes-kind')
  })

  test('ways drawn by lot are said to be so, and are the same for the same seed', () => {
    const drawn = (seed: string) =>
      runZug(['project', open(), '--player', '2', '--exact', '1', '--samples', '10', '--draw-seed', seed]).stdout
    expect(drawn('a')).toContain('10 ways in which it may end were drawn by lot')
    expect(drawn('a')).toContain('of those tried')
    expect(drawn('a')).toBe(drawn('a'))
  })

  test('what cannot be projected is said', () => {
    const place = runZug(['project', open(), '--place', '2'])
    expect([place.status === 0, place.stderr]).toEqual([false, expect.stringContaining('projection-of-whom')])
    const empty = folder.put('empty.trf', '012 x\nXXR 5\n001    1      A\n001    2      B\n')
    expect(runZug(['project', empty]).stderr).toContain('projection-too-early')
    expect(runZug(['project', open(), '--player', 'nobody']).stderr).toContain('player-unknown')
  })

  test('games that end in more than three ways are not projected', () => {
    const { status, stdout, stderr } = runZug(['project', 'golden/ssm-worked-example.json'])
    expect([status, stdout]).toEqual([3, ''])
    expect(stderr).toContain('projection-of-other-games')
  })
})
