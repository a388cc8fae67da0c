/**
 * `npm run package`: everything that is given on, into `dist/release`, with its sums. `-- --check` then looks at what was made and runs
 * what can run here.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownVersion } from '../lockfile.ts'
import { type Architecture, architectures, deb, debName } from './deb.ts'
import { deskFiles } from './desk-files.ts'
import { executable, executableName } from './executable.ts'
import { releaseFolder } from './folder.ts'
import { imageName, ociImage } from './oci.ts'
import { systems } from './pinned.ts'
import { folderName, portableFolder } from './portable.ts'
import { zip } from './zip.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const makeRelease = async (folder = releaseFolder): Promise<ReadonlyMap<string, string>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sums = new Map<string, string>()
  const keep = (name: string, bytes: Uint8Array): void => {
    writeFileSync(join(folder, name), bytes)
    sums.set(name, createHash('sha256').update(bytes).digest('hex'))
    console.log(`${name}  ${megabytes(bytes.length)}`)
  }
  const desk = await deskFiles()
  for (const system of systems) {
    const files = portableFolder(system, desk)
    const name = folderName(system)
    keep(`${name}.zip`, zip(files))
    keep(`${name}.cdx.json`, files.get(`${name}/bill-of-materials.cdx.json`)!.bytes)
  }
  for (const architecture of Object.keys(architectures) as Architecture[]) keep(debName(architecture), deb(architecture, desk))
  keep(executableName, await executable(desk))
  chmodSync(join(folder, executableName), 0o755)
  keep(imageName, ociImage(desk))
  keep('compose.yaml', Buffer.from(readFileSync(new URL('compose.yaml', import.meta.url), 'utf8').replaceAll('VERSION', ownVersion)))
  writeFileSync(join(folder, 'SHA256SUMS'), [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
  return sums
}

if (import.meta.main) {
  await makeRelease()
  if (process.argv.includes('--check')) {
    const env = { ...process.env, ZUG_RELEASE: 'check' }
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'release'], {
      stdio: 'inherit',
      env,
    })
    process.exitCode = status ?? 1
  }
}
