import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of its own in a temporary folder, on a random port of the loopback. */
export type Cluster = {
  /** The address of a database in it; the maintenance database when none is named. */
  readonly url: (database?: string) => string
  /** The account the server runs as, which must be able to write where a tablespace lies. */
  readonly account: Account
  /** Ends the server as a power cut would, without any farewell. */
  readonly end: () => Promise<void>
  /** Ends it so, or with `SIGINT` as an operator does, and starts it again. */
  readonly crash: (signal?: 'SIGQUIT' | 'SIGINT') => Promise<void>
  readonly stop: () => Promise<void>
}

export type Account = { readonly uid: number; readonly gid: number }

/** `durable`: as in production, each commit waits for the disk. `standbyOf`: the address of a server that it follows, until it is told `select pg_promote()`. */
export const startCluster = async ({
  durable = false,
  standbyOf = null,
}: {
  readonly durable?: boolean
  readonly standbyOf?: string | null
} = {}): Promise<Cluster> => {
  const programs = findPrograms()
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'zug-postgres-'))
  chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const as = process.getuid?.() === 0 ? account : {}
  // Without the locale of the machine, and without waiting for the disk where nothing is at stake yet.
  const [program, ...args] =
    standbyOf === null
      ? ['initdb', '-D', data, '-U', 'zug', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
      : ['pg_basebackup', '-D', data, '-d', standbyOf, '-R', '--checkpoint=fast', '--no-sync']
  execFileSync(join(programs, program!), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...as })
  const port = await freePort()
  // In tests only processes die, never the machine, so the disk may be spared: what has been handed to the system survives.
  const settings = [`fsync=${durable ? 'on' : 'off'}`, 'max_connections=60', 'log_min_messages=fatal'].flatMap((setting) => ['-c', setting])
  const options = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', ...settings]
  const start = async () => {
    const server = spawn('sh', ['-c', guarded, join(programs, 'postgres'), ...options], {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...as,
    })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    await untilReady(`postgres://zug@127.0.0.1:${port}/postgres`, server)
    return { server, ended }
  }
  let running = await start()
  const stop = async (): Promise<void> => {
    running.server.stdin?.end()
    await running.ended
  }
  const end = async (signal: 'SIGQUIT' | 'SIGINT' = 'SIGQUIT'): Promise<void> => {
    const file = join(data, 'postmaster.pid')
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal)
    while (existsSync(file)) await delay(10)
    await stop()
  }
  return {
    url: (database = 'postgres') => `postgres://zug@127.0.0.1:${port}/${database}`,
    account,
    end: () => end(),
    crash: async (signal) => {
      await end(signal)
      running = await start()
    },
    stop: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server lives as long as our end of its input: when a test run is killed, it goes too. Its data is thrown away, so it need not tidy up. */
const guarded = '"$0" "$@" & server=$!; cat >/dev/null; kill -QUIT $server 2>/dev/null; wait $server'

const untilReady = async (url: string, server: { readonly exitCode: number | null }): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || attempt > 600) throw new Error('The PostgreSQL server for the tests did not start', { cause: error })
      await delay(50)
    }
  }
}

/** initdb refuses the superuser; Debian has an account for it, and every system has nobody. */
const serverAccount = (): Account => {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => Number(spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN))
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('There is no account to run PostgreSQL as: it refuses root, and neither postgres nor nobody exists')
}

const findPrograms = (): string => {
  const found = installedPrograms()
  if (found !== null) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('PostgreSQL is needed by the storage tests: installing the package postgresql with apt-get\n')
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-q'], quiet)
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], quiet)
    const installed = installedPrograms()
    if (installed !== null) return installed
  }
  throw new Error(
    'The storage tests need the PostgreSQL server programs (initdb, postgres): install the package postgresql, or put their folder into ZUG_POSTGRES_BIN',
  )
}

const installedPrograms = (): string | null => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const onPath = (process.env.PATH ?? '').split(':')
  const places = [process.env.ZUG_POSTGRES_BIN, ...versions.map((version) => join(debian, version, 'bin')), configured, ...onPath]
  return places.find((place) => place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
