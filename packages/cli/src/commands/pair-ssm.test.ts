import { readFileSync } from 'node:fs'
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
    expect(stdout).toMatch(/^SSM, Swiss System Modified \(ssm\), without colours, lots from "Lisboa 2026"$/m)
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
    const { status, stderr, stdout } = runZug(['pair', list, '--rules', 'ssm', '--seed', 'hat'])
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('bye (2 points)')
  })

  test('ssm C3 to C8: readings are chosen on the command line, shown, and refused where there are none', () => {
    const field = folder.put('six.csv', 'id,name,rating\n1,Ada,6\n2,Bo,5\n3,Cy,4\n4,Di,3\n5,Ed,2\n6,Flo,1\n')
    const ssm = ['pair', field, '--rules', 'ssm', '--seed', 'hat', '--use-rating']
    expect(runZug([...ssm, '--format', 'pairs']).stdout).toBe('3\n1 4\n2 5\n3 6\n')
    const stepwise = runZug([...ssm, '--reading', 'stepwise', '--remaining', 'asked', '--bye-priority', 'last-bracket'])
    expect(stepwise.stdout).toContain('without colours, stepwise, asked, last-bracket, lots from "hat"')
    expect(runZug([...ssm, '--reading', 'strict'])).toMatchObject({ status: 3 })
    const elsewhere = runZug(['pair', field, '--rules', 'cfc', '--seed', 'hat', '--reading', 'stepwise'])
    expect([elsewhere.status, elsewhere.stderr]).toEqual([
      3,
      `${field}:1:1 setting-elsewhere cfc has no setting for --reading. Say --rules ssm.\n`,
    ])
  })

  test('ssm B4: groups, the rounds they are kept apart in, and what hangs on the number of rounds', () => {
    const rows = ['Ada,Coimbra', 'Bo,Porto', 'Cy,Coimbra', 'Di,Porto', ...Array.from({ length: 8 }, (_, at) => `P${at},Lisboa`)]
    const field = folder.put('groups.csv', `id,name,city,rating\n${rows.map((row, at) => `${at + 1},${row},${100 - at}`).join('\n')}\n`)
    const ssm = ['pair', field, '--rules', 'ssm', '--seed', 'hat', '--use-rating']
    expect(runZug([...ssm, '--apart', 'city'])).toMatchObject({ status: 3, stderr: expect.stringContaining('restriction-incomplete') })
    const apart = [...ssm, '--apart', 'city', '--apart-rounds', '2', '--apart-group', 'Coimbra', '--apart-group', 'Porto']
    const { status, stderr } = runZug(apart)
    expect([status, stderr]).toEqual([
      0,
      expect.stringMatching(/^\S+ last-round-unknown warning: No number of rounds is declared.*\(B4\)\n$/),
    ])
    expect(runZug([...apart, '--rounds', '5']).stderr).toBe('')
    const file = folder.path('groups.json')
    runZug(['convert', field, file, ...apart.slice(2), '--time-margin', '2.5', '--rounds', '5'])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      numberOfRounds: 5,
      rules: { useRating: true, restricted: { by: 'city', groups: ['Coimbra', 'Porto'], rounds: 2 }, timeLimitMargin: 2.5 },
    })
  })

  test('ssm A2.d: ratings that rank nobody are said', () => {
    const field = folder.put('rated.csv', 'name,rating\nAda,1500\nBo,1400\n')
    expect(runZug(['pair', field, '--rules', 'ssm', '--seed', 'hat']).stderr).toMatch(
      /ratings-not-used warning: 2 players have ratings.*\(A2\)\n$/,
    )
    expect(runZug(['pair', field, '--rules', 'ssm', '--seed', 'hat', '--use-rating']).stderr).toBe('')
  })

  test('a dead end of the steps as they are written is said to be one', () => {
    const field = folder.put('four.csv', 'id,name,rating\n1,Ada,4\n2,Bo,3\n3,Cy,2\n4,Di,1\n')
    const file = folder.path('four.json')
    runZug(['convert', field, file, '--rules', 'ssm', '--seed', 'hat', '--use-rating'])
    const tournament = JSON.parse(readFileSync(file, 'utf8'))
    folder.put('four.json', JSON.stringify({ ...tournament, forbiddenPairs: [{ players: [2, 4], firstRound: 1, lastRound: null }] }))
    expect(runZug(['pair', file]).status).toBe(0)
    const { status, stderr } = runZug(['pair', file, '--reading', 'stepwise'])
    expect([status, stderr]).toEqual([1, expect.stringContaining('end without a pairing, though there is one')])
    const steps = runZug(['explain', file, '--round', '1', '--reading', 'stepwise']).stdout
    expect(steps).toContain('C9  Not everybody can be paired, and there is no bracket above')
    expect(steps).toContain('The steps, taken as they are written, end without a pairing, though there is one.')
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

  test('ssm D: standings, crosstable, card and wall chart know no colours, no ½ and no C.07, and show where GAM and SOS come from', () => {
    const views = [[], ['--crosstable'], ['--card', 'Horta'], ['--wall-chart'], ['--show-working', 'Horta']]
    const texts = views.map((view) => runZug(['standings', example, ...view]).stdout)
    for (const text of texts) expect(text).not.toMatch(/C\.07|MUTUAL2|White|Black|½|PAB|PTS|\d[wb]\d|Col/)
    expect(texts[0]).toContain('Tie-breaks SOS, GAM, Game (preset ssm; SSM D.b; SSM D.c; SSM D.d; rounds are paired by A2)')
    expect(texts[1]).toMatch(/^1 +Horta +2 W 14:6 +5 W 11:9 +4 L 5:15 /m)
    expect(texts[1]).toMatch(/9 D 10:10/)
    expect(texts[4]).toMatch(/^WDL 8\.0 {2}Wins, draws and losses, SSM D\.a$/m)
    expect(texts[4]).toMatch(/^GAM 57\.0 .*SSM D\.c\n {4}round 1, 7 Gomes, 14\n {4}round 2, 2 Brito, 11\n/m)
  })

  test('section D', () => {
    const { status, stdout } = runZug(['standings', example])
    expect(status).toBe(0)
    const names = [...stdout.matchAll(/^ *\d+ .*?(Horta|Gomes|Dias|Faria|Brito|Costa|Abreu|Ivo|Esteves)/gm)].map((match) => match[1])
    expect(names).toEqual(['Horta', 'Gomes', 'Dias', 'Faria', 'Brito', 'Costa', 'Abreu', 'Ivo', 'Esteves'])
  })
})
