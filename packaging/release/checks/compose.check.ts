import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { releaseFolder } from '../folder.ts'
import { contained, unpackImage } from './container.ts'
import { startDesk, stopDesk } from './try-desk.ts'

/**
 * The compose file without a daemon; needs root and PostgreSQL (apt-get install postgresql). What it says of each service is done by hand: the image with its entry point,
 * command, secret, volume, temporary folder and read-only root, and a PostgreSQL with the names and the password it is told, in a network of their own.
 */
const folder = mkdtempSync(join(tmpdir(), 'zug-compose-'))
const file = readFileSync(join(releaseFolder, 'compose.yaml'), 'utf8')
const { services, secrets } = parse(file)
const { zug, postgres } = services
const programs = join('/usr/lib/postgresql', readdirSync('/usr/lib/postgresql').sort().at(-1)!, 'bin')
const password = join(folder, secrets['postgres-password'].file)
let image: ReturnType<typeof unpackImage>
let network: ChildProcess
let database: ChildProcess

const inNetwork = (program: string, args: readonly string[], input?: string): string =>
  execFileSync('nsenter', ['-t', String(network.pid), '-n', program, ...args], {
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  })
const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups']

const until = async (what: string, holds: () => unknown): Promise<void> => {
  const end = Date.now() + 60_000
  for (;;) {
    try {
      holds()
      return
    } catch (error) {
      if (Date.now() > end) throw new Error(`Not there: ${what}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

beforeAll(async () => {
  // As the operator's page has it.
  const page = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8')
  const line = /^openssl rand .*$/m.exec(page)![0]
  execFileSync('sh', ['-c', line], { cwd: folder })
  image = unpackImage(folder)
  network = spawn('unshare', ['-n', 'sh', '-c', 'ip link set lo up && exec sleep 3600'], { stdio: 'ignore' })
  await until('a network', () => inNetwork('ip', ['addr', 'show', 'lo', 'up']).includes('127.0.0.1') || fail())
  const { POSTGRES_USER, POSTGRES_DB } = postgres.environment
  const place = join(folder, 'postgres')
  mkdirSync(place)
  const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' })))
  chownSync(place, uid!, gid!)
  writeFileSync(join(folder, 'given'), readFileSync(password))
  chownSync(join(folder, 'given'), uid!, gid!)
  chownSync(folder, uid!, gid!)
  const make = ['-D', place, '-U', POSTGRES_USER, '-A', 'scram-sha-256', '--no-locale', '-E', 'UTF8', `--pwfile=${join(folder, 'given')}`]
  execFileSync('setpriv', [...asPostgres, join(programs, 'initdb'), ...make], { stdio: ['ignore', 'ignore', 'inherit'] })
  const serve = [...asPostgres, join(programs, 'postgres'), '-D', place, '-h', '127.0.0.1', '-k', '']
  database = spawn('nsenter', ['-t', String(network.pid), '-n', 'setpriv', ...serve], { stdio: 'ignore' })
  const ready = postgres.healthcheck.test[1].split(' ').slice(1)
  await until('PostgreSQL', () => inNetwork(join(programs, 'pg_isready'), [...ready, '-h', '127.0.0.1']))
  query('postgres', `create database ${POSTGRES_DB}`)
})
const fail = (): never => {
  throw new Error('not yet')
}
const query = (name: string, text: string): string => {
  const { POSTGRES_USER: user } = postgres.environment
  const address = `postgres://${user}:${readFileSync(password, 'utf8').trim()}@127.0.0.1/${name}`
  return inNetwork(join(programs, 'psql'), ['-At', '-d', address, '-c', text]).trim()
}
afterAll(async () => {
  // It goes on writing until it has ended.
  if (database !== undefined) {
    const ended = once(database, 'exit')
    database.kill('SIGINT')
    await ended
  }
  network?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A program of the image as the service has it. */
const inService = (args: readonly string[]): readonly string[] => {
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, '127.0.0.1 localhost postgres\n')
  for (const path of ['etc/hosts', 'run/secrets/postgres-password'])
    if (!existsSync(join(image.root, path))) writeFileSync(join(image.root, path), '')
  const files = { '/etc/hosts': hosts, '/run/secrets/postgres-password': password }
  return ['-t', String(network.pid), '-n', 'unshare', ...contained({ ...image, tmpfs: zug.tmpfs, files }, args)]
}
const environment = () => ({
  ...Object.fromEntries(image.config.config.Env.map((one) => one.split('='))),
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
})

describe('the compose file', () => {
  test('asks for what is checked here, and for nothing that would be missed', () => {
    expect(zug).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      secrets: ['postgres-password'],
    })
    expect(zug.volumes).toEqual(['zug:/var/lib/zug'])
    expect(zug.depends_on.postgres.condition).toBe('service_healthy')
    expect(postgres.environment.POSTGRES_PASSWORD_FILE).toBe('/run/secrets/postgres-password')
  })

  test('goes to a published round on PostgreSQL, with the code of the log, a backup in its volume, and a clean stop', async () => {
    const started = await startDesk('nsenter', inService([...zug.entrypoint, ...zug.command]), {
      env: environment(),
      waitFor: 'http://0.0.0.0:8080',
    })
    const code = /asks for this code: (\S+)/.exec(started.said())![1]!
    const args = [new URL('publish-one.ts', import.meta.url).pathname, 'http://127.0.0.1:8080', '', JSON.stringify({ code })]
    expect(JSON.parse(inNetwork(process.execPath, args))).toEqual({ boards: 7, table: true })
    expect(Number(query(postgres.environment.POSTGRES_DB, 'select count(*) from events'))).toBeGreaterThan(20)
    const [, ...healthy] = zug.healthcheck.test
    execFileSync('nsenter', inService(healthy), { env: environment() })
    await expect.poll(() => readdirSync(join(image.data, 'backups')).length).toBeGreaterThan(0)
    expect(started.said()).not.toContain(readFileSync(password, 'utf8').trim())
    expect(await stopDesk(started)).toBe(0)
  })
})
