// The first file of the single executable: lays out the desk it carries, once for each version, in the cache of the person, and starts it from there.
const { createHash } = require('node:crypto')
const { existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { homedir, tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { getAsset } = require('node:sea')

const packed = Buffer.from(getAsset('desk'))
const name = createHash('sha256').update(packed).digest('hex').slice(0, 16)

/** A folder that nobody else can put anything into; null where there is none. */
const cache = () => {
  try {
    const near = process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
    // An account without a home gets none made; in /proc the attempt would not even end.
    if (!existsSync(dirname(near))) return null
    const folder = join(near, 'zug')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { uid, mode } = lstatSync(folder)
    return uid === process.getuid() && (mode & 0o022) === 0 ? folder : null
  } catch {
    return null
  }
}

/** An index of names and lengths as JSON, its own length before it, and the files one after the other. */
const layOut = (folder) => {
  const length = packed.readUInt32LE(0)
  let at = 4 + length
  for (const [path, size] of JSON.parse(packed.toString('utf8', 4, at))) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, packed.subarray(at, at + size))
    at += size
  }
}

const deskFolder = () => {
  const kept = cache()
  if (kept === null) {
    const folder = mkdtempSync(join(tmpdir(), 'zug-'))
    layOut(folder)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  const folder = join(kept, name)
  if (existsSync(folder)) return folder
  // Two that start together lay it out twice, and one is first.
  const making = mkdtempSync(join(kept, 'making-'))
  layOut(making)
  try {
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

const start = join(deskFolder(), 'node_modules/@zug/cli/bin/zug.js')
createRequire(start)(start)
