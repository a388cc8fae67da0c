import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../desk/server.ts'
import { type Finding, note, span, well, wrong } from './finding.ts'

type Storage = typeof import('@zug/server/storage')

const megabyte = 1_000_000
/** A busy event writes a few megabytes a day; a backup takes as much again. */
const little = 1000 * megabyte
const tooLittle = 100 * megabyte

/** File systems of the network, by the number that Linux has for them: NFS, SMB, CIFS, 9P. */
const remote: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997])

/** The folder, or the nearest one above it that exists. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)))

const disk = (about: string, folder: string): Finding => {
  const { bavail, bsize, type } = statfsSync(existing(folder))
  const free = bavail * bsize
  const says = `${Math.floor(free / megabyte).toLocaleString('en')} MB free for ${folder}`
  if (free < tooLittle) return wrong(about, says, 'Make room: the desk refuses changes when the disk is full.')
  if (remote.has(type))
    return note(about, `${folder} is on a network drive`, 'Move it to a local disk: SQLite cannot rely on locks over a network.')
  return free < little ? note(about, says, 'Make room before the event.') : well(about, says)
}

const writable = (folder: string): boolean => {
  try {
    accessSync(existing(folder), constants.W_OK)
    return true
  } catch {
    return false
  }
}

const permissions = (folder: string): Finding => {
  const about = 'permissions'
  if (!writable(folder)) return wrong(about, `${folder} cannot be written to`, `Give it to the account of the desk: chown -R zug ${folder}`)
  if (!existsSync(folder)) return well(about, `${folder} can be made`)
  if (process.platform === 'win32') return well(about, `${folder} can be written to`)
  const loose = [folder, join(folder, 'zug.sqlite')].filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0)
  if (loose.length > 0) return note(about, `Others on this machine can look into ${loose.join(' and ')}`, `chmod go-rwx ${loose.join(' ')}`)
  const owner = statSync(folder).uid
  const asks = process.getuid?.() ?? owner
  if (owner !== asks && asks !== 0)
    return wrong(about, `${folder} belongs to another account`, 'Run zug as that account, or give it the folder.')
  return well(about, `${folder} is open to its account only`)
}

/** Which data it is, and whether this Zug works with it. */
const database = async (storage: Storage, place: string, folder: string | null): Promise<Finding> => {
  const about = 'database'
  const named = storage.placeName(storage.parsePlace(place))
  try {
    const { found, newest } = await storage.tablesOf(place)
    const newestBackup = folder === null ? null : newestIn(storage, folder)
    if (newestBackup !== null && (found === 0 || (await isEmpty(storage, place))))
      return wrong(
        about,
        `There is no data in ${named}, but there are backups of it`,
        `zug db restore ${newestBackup} --database ${named} brings back the newest.`,
      )
    if (found === 0)
      return note(
        about,
        `There is no Zug data in ${named} yet`,
        'The first start makes it. Is the place right? Say --database or ZUG_DATABASE.',
      )
    if (found < newest)
      return note(
        about,
        `${named} was written by an older Zug (schema ${found}, this one has ${newest})`,
        'The next start backs it up and brings it up to date.',
      )
    return well(about, `${named}, schema ${found}`)
  } catch (error) {
    if (error instanceof storage.StorageError)
      return wrong(
        about,
        error.message,
        error.code === 'schema-newer' ? 'Install the version that wrote it, or a newer one.' : 'See docs/operator.md, Where the data lies.',
      )
    throw error
  }
}

/** Is what is there as it was written? A desk does not start on a damaged file, and takes no change to a record that was altered. */
export const examineRecord = async (storage: Storage, place: string, about = 'record'): Promise<readonly Finding[]> => {
  try {
    if (!(await storage.isWhole(place))) return [wrong(about, 'The database is damaged', fromBackup)]
    const opened = await storage.openStorage(place, { mode: 'read' })
    try {
      const { records, lost } = await storage.checkInstallation(opened)
      const altered = records.filter(({ breaches }) => breaches.length > 0).map((one) => one.record)
      if (altered.length > 0 || lost > 0)
        return [
          wrong(
            about,
            `Changed outside the desk: ${[...altered, ...(lost > 0 ? [`${lost} events are missing`] : [])].join(', ')}`,
            'zug db check says what was changed, and what can be done.',
          ),
        ]
      return records.length === 0 ? [] : [well(about, `${records.reduce((sum, { events }) => sum + events, 0)} events, as written`)]
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (error instanceof storage.StorageError) return [wrong(about, error.message, fromBackup)]
    throw error
  }
}

const fromBackup = 'zug db drill tries the newest backup; zug db restore FILE brings it back into a new place.'

/** null also where another account may not look; that is said of the backups. */
const newestIn = (storage: Storage, folder: string): string | null => {
  try {
    return storage.newestBackup(folder)
  } catch {
    return null
  }
}

/** As a start leaves it that has refused to begin anew. */
const isEmpty = async (storage: Storage, place: string): Promise<boolean> => {
  const opened = await storage.openStorage(place, { mode: 'read' })
  try {
    return (await opened.streams()).length === 0
  } finally {
    await opened.close()
  }
}

/** When the newest event was written, against the clock of the machine: one that is behind shows here. */
const clock = async (storage: Storage, place: string): Promise<Finding> => {
  const about = 'clock'
  const now = Date.now()
  try {
    const opened = await storage.openStorage(place, { mode: 'read' })
    try {
      const last = (await opened.readAll(Math.max(0, (await opened.position()) - 1), 1)).at(-1)
      const ahead = last === undefined ? 0 : Date.parse(last.at) - now
      if (ahead > 60_000)
        return wrong(
          about,
          `This machine says ${new Date(now).toISOString()}, but the newest event is from ${last!.at}`,
          'Set the clock, best by timedatectl set-ntp true; second factors and links depend on it.',
        )
    } finally {
      await opened.close()
    }
  } catch (error) {
    if (!(error instanceof storage.StorageError)) throw error
  }
  if (new Date(now).getFullYear() < 2026) return wrong(about, `This machine says ${new Date(now).toISOString()}`, 'Set the clock.')
  return well(about, new Date(now).toISOString())
}

/** Who shares the work, where processes have roles: there must be somebody to write, and all should be of one version. */
const processes = async (storage: Storage, place: string): Promise<readonly Finding[]> => {
  const about = 'processes'
  try {
    const found = await storage.processesAt(place)
    if (found.length === 0) return []
    const count = (role: string): number => found.filter((one) => one.role === role).length
    const says = ['writer', 'edge', 'worker']
      .filter((role) => count(role) > 0)
      .map((role) => `${count(role)} ${role}${count(role) === 1 ? '' : 's'}`)
      .join(', ')
    const versions = [...new Set(found.map(({ version }) => version.split(' ').at(-1)!))].sort()
    if (count('writer') === 0)
      return [wrong(about, `${says}, and no writer: nothing can be changed`, 'Start one with zug serve --role writer.')]
    if (versions.length > 1)
      return [note(about, `${says}, of versions ${versions.join(' and ')}`, 'Bring all up to date: workers, then edges, then writers.')]
    return [well(about, `${says}, version ${versions[0]}`)]
  } catch (error) {
    // That the database cannot be reached is said above.
    if (error instanceof storage.StorageError) return []
    throw error
  }
}

const backups = (storage: Storage, place: string, said: string | undefined): Finding => {
  const about = 'backups'
  const folder = storage.backupFolderOf(place, said)
  if (folder === null) return wrong(about, 'No backup is made after rounds', 'Start zug serve with --backups FOLDER.')
  const newest = storage.newestBackup(folder)
  if (newest === null)
    return note(about, `There is none in ${folder} yet`, 'One is made after each published round; zug db backup FILE makes one at once.')
  const age = Date.now() - statSync(newest).mtimeMs
  const says = `the newest, ${newest}, is ${span(age)} old`
  if (age > 7 * 86_400_000) return note(about, says, 'zug db backup FILE makes one at once; zug db drill tries whether it can be restored.')
  return well(about, says)
}

/** What the data is, where it lies, and whether it could be had back. */
export const examineData = async (storage: Storage, place: string, backupFolder: string | undefined): Promise<readonly Finding[]> => {
  const parsed = storage.parsePlace(place)
  const folder = parsed.kind === 'sqlite' ? parsed.folder : null
  const toBackups = storage.backupFolderOf(place, backupFolder)
  const guarded = (about: string, look: () => Finding): Finding => {
    try {
      return look()
    } catch (error) {
      return wrong(about, `Cannot be looked at (${String(codeOf(error) ?? error)})`, 'Run zug doctor as the account of the desk.')
    }
  }
  const found = await database(storage, place, toBackups)
  return [
    found,
    ...(found.state === 'well' ? await examineRecord(storage, place) : []),
    ...(await processes(storage, place)),
    ...(folder === null ? [] : [guarded('permissions', () => permissions(folder)), guarded('disk', () => disk('disk', folder))]),
    ...(toBackups === null || folder !== null ? [] : [guarded('disk', () => disk('disk', toBackups))]),
    guarded('backups', () => backups(storage, place, backupFolder)),
    await clock(storage, place),
  ]
}
