import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Runs usual commands on an open of a hundred players: for each file of the folder where the functions begin that were called. */
export const calledByUsualCommands = (zug, folder) => {
  const home = mkdtempSync(join(tmpdir(), 'zug-called-'))
  const at = (name) => join(home, name)
  const run = (args, more = {}) => execFileSync(process.execPath, [zug, ...args], { stdio: 'ignore', env: { ...process.env, ...more } })
  try {
    run(['generate', '--seed', 'start', '--players', '100', '--rounds', '9', '--out', home])
    const text = readFileSync(at('0001.trf'), 'utf8')
    writeFileSync(at('open.trf'), text.replace(/^XXR .*$/m, 'XXR 10').replace(/^142 .*$/m, '142 10'))
    const watched = { NODE_V8_COVERAGE: at('coverage') }
    run(['--help'], watched)
    run(['--dutch', at('open.trf'), '-p', at('out.txt')], watched)
    run(['pair', at('open.trf')], watched)
    run(['standings', at('open.trf'), '--tie-breaks', 'BH/C1,BH,SB'], watched)
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
