import { newPlayer, newTournament, type Outcome, type Player, pairingNumber, playerId, type Title } from '@zug/engine/model'
import { makeTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { exitCodes } from '../exit-codes.ts'
import { runZug } from '../testing/run-zug.ts'
import { book, textOf, useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

type Game = readonly [title: Title | null, federation: string, result: 'win' | 'draw' | 'loss' | 'adjourned']

/** Just enough for a grandmaster's norm: three of the title, five titled, four federations, average 2380, seven points. */
const enough: readonly Game[] = [
  ['GM', 'GER', 'win'],
  ['GM', 'FRA', 'win'],
  ['GM', 'ITA', 'draw'],
  ['IM', 'GER', 'win'],
  ['FM', 'SUI', 'win'],
  [null, 'SUI', 'win'],
  [null, 'SUI', 'win'],
  ['CM', 'GER', 'draw'],
  [null, 'FRA', 'loss'],
]

const other = { win: 'loss', draw: 'draw', loss: 'win', adjourned: 'adjourned' } as const

/** Anna meets nine others, and they nobody else. */
const event = (games: readonly Game[], name = 'norms.trf'): string => {
  const game = (opponent: number, result: Game[2], colour: 'white' | 'black'): Outcome => ({
    kind: 'game',
    opponent: playerId(opponent),
    colour,
    result,
    rated: true,
  })
  const player = (id: number, more: Pick<Player, 'name'> & Partial<Player>) =>
    newPlayer({ id: playerId(id), pairingNumber: pairingNumber(id), ...more })
  const anna = player(1, {
    name: 'Applicant, Anna',
    title: 'IM',
    rating: 2450,
    federation: 'SUI',
    sex: 'w',
    outcomes: games.map(([, , result], at) => game(at + 2, result, 'white')),
  })
  const others = games.map(([title, federation, result], at) =>
    player(at + 2, {
      name: `Opponent, ${at + 1}`,
      title,
      rating: 2380,
      federation,
      outcomes: games.map((_, round): Outcome => (round === at ? game(1, other[result], 'black') : { kind: 'absent' })),
    }),
  )
  const tournament = newTournament({ numberOfRounds: 9, players: [anna, ...others] })
  const written = makeTrf({ ...tournament, info: { ...tournament.info, name: 'Norms', federation: 'SUI' } }, { dialect: 'trf26' })
  return folder.put(name, written.text)
}

describe('zug norms', () => {
  test('a norm that is made, with its figures; who cannot make one is left out', () => {
    const { status, stdout, stderr } = runZug(['norms', event(enough)])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('After round 9 of 9: swiss, host SUI, at least 9 games.')
    expect(stdout).toMatch(/1 {2}Applicant, Anna +GM +7\/9 +2380 +2600 +made, counts as 9 games/)
    expect(stdout).not.toContain('Opponent')
  })

  test('the check-list of one player: what there is, what is needed, by which article, game by game', () => {
    const { stdout } = runZug(['norms', event(enough), '--player', 'anna'])
    expect(stdout).toContain('GM: made, counts as 9 games')
    expect(stdout).toContain('  yes  opponents with the title or a better one: 3, at least 3 (1.4.5b)')
    expect(stdout).toContain('  yes  performance: 2600, at least 2600 (1.4.8)')
    expect(stdout).toContain('IM: has the title or a better one')
    expect(stdout).toMatch(/3 {2}Opponent, 3 +GM +ITA +2380 +½/)
    const short = runZug([
      'norms',
      event([...enough.slice(0, 8), [null, 'FRA', 'loss']].with(0, ['IM', 'GER', 'win']) as readonly Game[], 'short.trf'),
      '--player',
      '1',
    ])
    expect(short.stdout).toContain('GM: not made')
    expect(short.stdout).toContain('  no   opponents with the title or a better one: 2, at least 3 (1.4.5b)')
  })

  test('after an earlier round: what each result against the next opponent would mean, and no false hopes', () => {
    const { stdout } = runZug(['norms', event(enough), '--round', '8'])
    expect(stdout).toMatch(/Applicant, Anna +GM .*open +Opponent, 9: win made, draw made, loss made/)
    const worse = enough.with(0, ['GM', 'GER', 'draw'])
    expect(runZug(['norms', event(worse, 'worse.trf'), '--round', '8']).stdout).toMatch(/win made, draw made, loss out of reach/)
    const lost = enough.map(([title, federation]): Game => [title, federation, 'loss'])
    expect(runZug(['norms', event(lost, 'lost.trf')]).stdout).toBe('After round 9 no norm is made, and none can be made any more.\n')
  })

  test('while the game goes on a projection says what each result means for the norm', () => {
    const going = enough.with(0, ['GM', 'GER', 'draw']).with(8, [null, 'FRA', 'adjourned'])
    const asked = ['project', event(going, 'going.trf'), '--player', 'anna']
    expect(runZug(asked).stdout).toMatch(/Title norms\n {2}GM: win norm, draw norm, loss no norm\n/)
    expect(JSON.parse(runZug([...asked, '--json']).stdout).norms).toEqual([
      { title: 'GM', win: 'made', draw: 'made', loss: 'out-of-reach' },
    ])
  })

  test('as data; and what the file does not say', () => {
    const { players, event: said } = JSON.parse(runZug(['norms', event(enough), '--json', '--host', 'FRA', '--exempt', 'c']).stdout)
    expect(said).toMatchObject({ system: 'swiss', host: 'FRA', exempt: 'c', rounds: 9, leastGames: 9 })
    expect(players[0].titles[0].norm).toMatchObject({ kind: 'made', title: 'GM', length: 9 })
    expect(players).toHaveLength(10)
  })

  test('a round that is not there is refused, and an option that there is not', () => {
    expect(runZug(['norms', book, '--round', '99'])).toMatchObject({ status: exitCodes.badInput, stdout: '' })
    expect(runZug(['norms', book, '--exempt', 'z']).status).not.toBe(0)
    expect(runZug(['norms', book, '--player', 'nobody here']).stderr).toContain('player-unknown')
  })

  test('in games with scores of their own there are none, and in rapid it is said', () => {
    expect(runZug(['norms', 'golden/ssm-worked-example.json']).stderr).toContain('norms-of-other-games')
    const rapid = folder.put('rapid.trf', `122 15 min + 10 s\n${textOf(book)}`)
    expect(runZug(['norms', rapid]).stderr).toContain('Norms are made in standard play; by its rate of play (15 min + 10 s)')
  })
})
