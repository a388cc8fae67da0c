import { describe, expect, test } from 'vitest'
import { runZug } from '../testing/run-zug.ts'
import { useFolder } from '../testing/worked-example.ts'

const example = 'golden/ssm-worked-example.json'
const folder = useFolder()

describe('zug pair with ssm', () => {
  test('a table without colours, WDL points, and the warning of B4', () => {
    const { status, stdout, stderr } = runZug(['pair', example, '--round', '2'])
    expect(status).toBe(0)
    expect(stderr).toMatch(/restricted-group-large warning: The group Coimbra has 2 of 9 players.*\(B4\)\n$/)
    expect(stdout).toMatch(/^SSM, Swiss System Modified \(ssm\), without colours$/m)
    expect(stdout).toMatch(/^ 1 +2 Brito +2 +– +8 Horta +2$/m)
    expect(stdout).toMatch(/^ +3 Costa +0 +bye \(2 points\)$/m)
    expect(stdout).not.toMatch(/White|Black/)
  })

  test('as data', () => {
    const answer = JSON.parse(runZug(['pair', example, '--round', '5', '--format', 'json']).stdout)
    expect(answer).toMatchObject({ rulebook: 'ssm', colourless: true, bye: { name: 'Brito', points: 4 } })
  })

  test('a start list needs no initial colour, and its points are WDL whatever the file says', () => {
    const list = folder.put('list.csv', 'name\nAda\nBo\nCy\n')
    const { status, stderr, stdout } = runZug(['pair', list, '--rules', 'ssm'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('bye (2 points)')
  })

  test('recorded rounds are checked by their pairs alone', () => {
    expect(runZug(['check', example])).toMatchObject({ status: 0, stdout: '1 tournaments, 5 rounds, 0 discrepancies\n' })
  })

  test('colours are off in other rulebooks where the file says so', () => {
    const { status, stdout } = runZug(['pair', example, '--rules', 'fide-dutch-2026', '--round', '2'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/\(fide-dutch-2026\), without colours$/m)
  })

  test('a round explained in its own steps, as lines and as data', () => {
    const { status, stdout } = runZug(['explain', example, '--round', '3'])
    expect(status).toBe(0)
    expect(stdout).toContain('\nC4  Brito – Dias; not Esteves (B4: same group)\n')
    const { steps } = JSON.parse(runZug(['explain', example, '--round', '3', '--json']).stdout)
    expect(steps[0]).toMatchObject({ kind: 'bracket', article: 'C1' })
    const why = runZug(['explain', example, '--round', '3', '--why', 'Brito', 'Dias'])
    expect([why.status, why.stdout.split('\n')[0]]).toEqual([
      0,
      'Brito plays Dias: Esteves comes first in the order, but could not be taken.',
    ])
  })

  test('section D', () => {
    const { status, stdout } = runZug(['standings', example])
    expect(status).toBe(0)
    const names = [...stdout.matchAll(/^ *\d+ .*?(Horta|Gomes|Dias|Faria|Brito|Costa|Abreu|Ivo|Esteves)/gm)].map((match) => match[1])
    expect(names).toEqual(['Horta', 'Gomes', 'Dias', 'Faria', 'Brito', 'Costa', 'Abreu', 'Ivo', 'Esteves'])
  })
})
