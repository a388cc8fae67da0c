import { existsSync, readdirSync } from 'node:fs'
import { makeTrf } from '@zug/engine/trf'
import { describe, expect, test } from 'vitest'
import { runZug, zugFile } from '../testing/run-zug.ts'
import { game, smallTournament } from '../testing/small-tournament.ts'
import { useFolder } from '../testing/worked-example.ts'

const folder = useFolder()

/** Four players whose first round was paired 1-4, 2-3: as good as 1-3, 2-4, but later. */
const later = smallTournament(
  [
    { name: 'A', outcomes: [game(4, 'white', 'win')] },
    { name: 'B', outcomes: [game(3, 'black', 'win')] },
    { name: 'C', outcomes: [game(2, 'white', 'loss')] },
    { name: 'D', outcomes: [game(1, 'black', 'loss')] },
  ],
  { numberOfRounds: 2, initialColour: 'white' },
)

/** An engine that would pair the first round of everything 1-2, 3-4, and whose tournaments are all the one above. */
const fakeEngine = (): string => {
  const tournament = JSON.stringify(makeTrf(later, { dialect: 'trfx' }).text)
  const script = folder.put(
    'fake.mjs',
    `import { readFileSync, writeFileSync } from 'node:fs'
const args = process.argv.slice(2)
if (args[0] !== '--dutch') process.exit(3)
if (args[1] === '-g') writeFileSync(args[args.indexOf('-o') + 1], ${tournament})
else {
  const rows = readFileSync(args[1], 'utf8').split('\\n').filter((line) => line.startsWith('001'))
  const first = rows.flatMap((row) => { const [opponent, colour] = row.slice(91).split(' ').filter(Boolean); return colour === 'w' ? [[Number(row.slice(4, 8)), Number(opponent)]] : [] })
  const cell = ([a, b]) => String(a).padStart(7) + ' -' + String(b).padStart(4)
  console.log('x: Round #1\\n\\n  Checker pairings        Tournament pairings\\n')
  first.forEach((pair, at) => console.log(cell([2 * at + 1, 2 * at + 2]).padEnd(25) + cell(pair)))
  console.log('\\nx: Round #2')
}
`,
  )
  return `"${process.execPath}" "${script}"`
}

const crossTest = (engine: string, ...args: readonly string[]) =>
  runZug(['cross-test', '--seed', 'x', ...args], { env: { ZUG_OTHER_ENGINE: engine } })

describe('zug cross-test', () => {
  test('a table of disagreements by cause, both ways, and exit code 6', () => {
    const { status, stdout, stderr } = crossTest(fakeEngine(), '--count', '2', '--players', '8', '--rounds', '3', '--like', 'bbp')
    expect(stderr).toBe('seed x\n')
    expect(stdout).toMatch(/^Cause +Ours by them +Theirs by us +First seen in$/m)
    expect(stdout).toMatch(/^theirs later +\d+ +2 +\S+-00001\.trf round 1$/m)
    expect(stdout).toContain('ours checked by them: 2 tournaments, 4 rounds, 2 disagreements\n')
    expect(stdout).toContain('theirs checked by us: 2 tournaments, 2 rounds, 2 disagreements\n')
    expect(status).toBe(6)
  })

  test('with ourselves there is nothing to disagree about; the files are kept when asked', () => {
    const kept = folder.path('kept')
    for (const like of ['bbp', 'javafo']) {
      const { status, stdout } = crossTest(
        `"${process.execPath}" "${zugFile}"`,
        '--count',
        '2',
        '--players',
        '8..12',
        '--rounds',
        '3..4',
        '--like',
        like,
        '--keep',
        kept,
      )
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/^ours checked by them: 2 tournaments, \d+ rounds, 0 disagreements\ntheirs .* 0 disagreements\n$/),
      ])
    }
    expect(readdirSync(kept)).toEqual(['ours-00001.trf', 'ours-00002.trf', 'theirs-00001.trf', 'theirs-00002.trf'])
    expect(existsSync(kept)).toBe(true)
  })

  test('a generator that gives up is neither agreement nor disagreement', () => {
    const script = folder.put(
      'gives-up.mjs',
      `import { readFileSync } from 'node:fs'
if (process.argv.includes('-g')) { console.error('No valid pairing exists.'); process.exit(1) }
const row = readFileSync(process.argv[3], 'utf8').split('\\n').find((line) => line.startsWith('001'))
for (let round = 1; round <= Math.round((row.trimEnd().length - 89) / 10); round++) console.log('x: Round #' + round)
`,
    )
    const { status, stdout } = crossTest(
      `"${process.execPath}" "${script}"`,
      '--count',
      '2',
      '--players',
      '8',
      '--rounds',
      '3',
      '--like',
      'bbp',
    )
    expect(stdout).toContain(
      'theirs checked by us: 0 tournaments, 0 rounds, 0 disagreements; 2 not made (their generator ended with 1: No valid pairing exists.)\n',
    )
    expect(stdout).toContain('ours checked by them: 2 tournaments, 6 rounds, 0 disagreements\n')
    expect(status).toBe(0)
  })

  test('an engine that is missing, fails, or is not named', () => {
    // No program is no disagreement.
    const nowhere = folder.path('nowhere')
    expect(crossTest(nowhere, '--count', '1')).toMatchObject({
      status: 5,
      stdout: '',
      stderr: `${nowhere}:1:1 file-not-found No such file or folder.\n`,
    })
    expect(crossTest(`"${process.execPath}" -e "process.exit(2)" --`, '--count', '1').stdout).toMatch(/^their checker ended with 2 +1 +0 /m)
    expect(crossTest('', '--count', '1')).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('no-other-engine Set ZUG_OTHER_ENGINE'),
    })
    expect(crossTest('x', '--rules', 'chess960').status).toBe(3)
  })
})
