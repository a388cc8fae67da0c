import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A NATS server of its own on a random port of the loopback; it ends with the process that started it. */
export type NatsServer = {
  readonly url: string
  /** Ends it without farewell, and starts it again at the same address. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
}

export const startNats = async (secret?: string): Promise<NatsServer> => {
  const program = findProgram()
  const port = await freePort()
  let running: ChildProcess | null = null
  const start = async (): Promise<void> => {
    // It ends when its standard input does, and so with the test, however that ends.
    const options = ['-a', '127.0.0.1', '-p', String(port), ...(secret === undefined ? [] : ['--user', 'zug', '--pass', secret])]
    running = spawn('sh', ['-c', '"$0" "$@" & nats=$!; trap "kill -9 $nats" EXIT; read -r end || true', program, ...options], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    for (let attempt = 0; !(await answers(port)); attempt++) {
      if (attempt > 200) throw new Error('The NATS server for the tests did not start')
      await delay(25)
    }
  }
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => running?.once('exit', resolve))
    running?.stdin?.end()
    await ended
    while (await answers(port)) await delay(10)
  }
  await start()
  return { url: `nats://${secret === undefined ? '' : `zug:${encodeURIComponent(secret)}@`}127.0.0.1:${port}`, start, kill }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const findProgram = (): string => {
  const find = (): string | undefined =>
    [process.env.ZUG_NATS_SERVER, '/usr/sbin/nats-server', '/usr/local/bin/nats-server', '/usr/bin/nats-server'].find(
      (place) => place !== undefined && existsSync(place),
    )
  const found = find()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('NATS is needed by the tests of the bus: installing the package nats-server with apt-get\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const stdio = ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]
    spawnSync('apt-get', ['update', '-q'], { stdio, env })
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nats-server'], { stdio, env })
    const installed = find()
    if (installed !== undefined) return installed
  }
  throw new Error('The tests of the bus need nats-server: install the Debian package of that name, or say where it is in ZUG_NATS_SERVER')
}
