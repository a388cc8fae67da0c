import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs usual commands on a small open and one of a hundred players: for each file of the folder where the functions begin that were called. */
export const calledByUsualCommands = (zug, folder) => {
  const home = mkdtempSync(join(tmpdir(), 'zug-called-'))
  const at = (name) => join(home, name)
  const run = (args, more = {}) => execFileSync(process.execPath, [zug, ...args], { stdio: 'ignore', env: { ...process.env, ...more } })
  const watch = (...args) => run(args, { NODE_V8_COVERAGE: at('coverage') })
  try {
    const made = (players) => {
      run(['generate', '--seed', 'start', '--players', players, '--rounds', '9', '--out', home])
      const text = readFileSync(at('0001.trf'), 'utf8')
      writeFileSync(at(`${players}.trf`), text.replace(/^XXR .*$/m, 'XXR 10').replace(/^142 .*$/m, '142 10'))
      return text
    }
    made('14')
    // As other programs write it: no more than the players and the number of rounds.
    writeFileSync(
      at('bare.trf'),
      `${made('100')
        .match(/^001 .*$/gm)
        .join('\n')}\nXXR 10\n`,
    )
    watch('--help')
    watch('--dutch', at('100.trf'), '-p', at('out.txt'))
    watch('pair', at('bare.trf'))
    watch('standings', at('100.trf'), '--tie-breaks', 'BH/C1,BH,SB')
    for (const file of ['14.trf', '100.trf'])
      for (const round of ['1', '4', '7', '10'])
        for (const rules of ['fide-dutch-2017', 'fide-dutch-2026']) watch('pair', at(file), '--round', round, '--rules', rules)
    const called = new Map()
    for (const name of readdirSync(at('coverage')))
      for (const { url, functions } of JSON.parse(readFileSync(join(at('coverage'), name), 'utf8')).result) {
        const path = url.startsWith('file:') ? fileURLToPath(url) : ''
        if (!path.startsWith(folder)) continue
        const starts = functions.filter(({ ranges }) => ranges[0].count > 0).map(({ ranges }) => ranges[0].startOffset)
        called.set(path, new Set([...(called.get(path) ?? []), ...starts]))
      }
    return called
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}
