import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Certificate, Verdict } from '@zug/checker'

const folder = fileURLToPath(new URL('../../../checker', import.meta.url))
/** One pair of texts a line, as JSON: no encoding of files comes between. */
const program = `import json, sys
sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
from checker import verify
for line in sys.stdin: print(json.dumps(verify(*json.loads(line))), flush=True)`

export type ToVerify = readonly [report: string, certificate: Certificate | string]

/** What the checker in Python says: one process for all of them. */
export const inPython = (cases: readonly ToVerify[]): readonly Verdict[] => {
  if (cases.length === 0) return []
  const asText = (certificate: Certificate | string): string =>
    typeof certificate === 'string' ? certificate : JSON.stringify(certificate)
  const input = cases.map(([report, certificate]) => `${JSON.stringify([report, asText(certificate)])}\n`).join('')
  const { stdout, stderr } = spawnSync('python3', ['-c', program, folder], { input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (stderr !== '') throw new Error(stderr)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
