/**
 * What the last successful build was made from and what it wrote. Sources count by content, so that switching branches and back needs no build; outputs
 * count by size and time, so that whatever else writes or deletes them leads to one.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const record = join('node_modules', '.cache', 'zug-build.json')

/** Everything that a build reads; `docs` because the console contains the guides. */
const sourcePlaces = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'docs', 'packages', 'packaging']
const notBuilt = /\.test\.tsx?$|\.tsbuildinfo$|^packages\/engine\/GUIDE\.md$|^packaging\/release\//

/** The files at or below a path, in a stable order; none if it does not exist. */
const filesBelow = (root, path, skipped) => {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !skipped.includes(name))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`, skipped))
}

const hashOf = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

export const sourcesHash = (root) =>
  hashOf(
    sourcePlaces
      .flatMap((place) => filesBelow(root, place, ['dist', 'node_modules']))
      .filter((path) => !notBuilt.test(path))
      .flatMap((path) => [path, readFileSync(join(root, path))]),
  )

const outputsHash = (root) =>
  hashOf(
    readdirSync(join(root, 'packages'))
      .sort()
      .flatMap((name) => filesBelow(root, `packages/${name}/dist`, []))
      .flatMap((path) => {
        const { size, mtimeMs } = statSync(join(root, path))
        return [path, `${size} ${mtimeMs}`]
      }),
  )

/** `sources` is the hash from before the build: a file that is edited meanwhile leads to another build. */
export const recordBuild = (root, sources) => {
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true })
  writeFileSync(join(root, record), JSON.stringify({ sources, outputs: outputsHash(root) }))
}

export const isBuilt = (root, sources) => {
  try {
    const last = JSON.parse(readFileSync(join(root, record), 'utf8'))
    return last.sources === sources && last.outputs === outputsHash(root)
  } catch {
    return false
  }
}
