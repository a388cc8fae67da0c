import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownVersion } from '../lockfile.ts'
import { type Files, inOrder } from './files.ts'
import { fetchPinned, nodeFor } from './pinned.ts'
import { readTgz } from './read-tar.ts'

export const executableName = `zug-${ownVersion}-linux-x64`

/** As `executable-main.cjs` reads it. */
const packed = (files: Files): Buffer => {
  const entries = inOrder(files)
  const index = Buffer.from(JSON.stringify(entries.map(([path, { bytes }]) => [path, bytes.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(index.length)
  return Buffer.concat([length, index, ...entries.map(([, { bytes }]) => bytes)])
}

type Inject = (file: string, name: string, data: Buffer, options: { readonly sentinelFuse: string }) => Promise<void>

/** One file that is Node and the desk (a single executable application of Node). */
export const executable = async (desk: Files): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'zug-executable-'))
  const file = (name: string): string => join(folder, name)
  try {
    const { program } = nodeFor('linux-x64')
    writeFileSync(file('node'), program)
    chmodSync(file('node'), 0o755)
    writeFileSync(file('desk'), packed(desk))
    writeFileSync(file('zug.cjs'), readFileSync(new URL('executable-main.cjs', import.meta.url)))
    // Paths as they are written here go into it: none of this machine.
    const config = { main: 'zug.cjs', output: 'blob', disableExperimentalSEAWarning: true, assets: { desk: 'desk' } }
    writeFileSync(file('config.json'), JSON.stringify(config))
    execFileSync(file('node'), ['--experimental-sea-config', 'config.json'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    for (const [path, bytes] of readTgz(fetchPinned('postject'), (path) => path === 'dist/api.js'))
      writeFileSync(file(path.replace('/', '-')), bytes)
    writeFileSync(file('package.json'), '{}')
    const { inject } = createRequire(file('dist-api.js'))('./dist-api.js') as { readonly inject: Inject }
    await inject(file('node'), 'NODE_SEA_BLOB', readFileSync(file('blob')), {
      sentinelFuse: 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2',
    })
    return readFileSync(file('node'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
