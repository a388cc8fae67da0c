import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Certificate, Verdict } from '@zug/checker'

const checker = fileURLToPath(new URL('../../../checker/checker.py', import.meta.url))

export type ToVerify = readonly [report: string, certificate: Certificate | string]

/** What the checker in Python says: one process for all of them. */
export const inPython = (cases: readonly ToVerify[]): readonly Verdict[] => {
  if (cases.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'zug-checker-'))
  try {
    const paths = cases.flatMap(([report, certificate], at) => {
      const two = [join(folder, `${at}.trf`), join(folder, `${at}.json`)] as const
      writeFileSync(two[0], report)
      writeFileSync(two[1], typeof certificate === 'string' ? certificate : JSON.stringify(certificate))
      return two
    })
    const { stdout, stderr } = spawnSync('python3', [checker, ...paths], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    if (stderr !== '') throw new Error(stderr)
    const lines = stdout.trim().split('\n')
    return lines.map((line) => JSON.parse(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
