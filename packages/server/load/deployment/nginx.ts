import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../desk-process.ts'
import { cacheConfig } from './cache-config.ts'

export type Nginx = { readonly url: string; readonly stop: () => Promise<void> }

const program = '/usr/sbin/nginx'

const needNginx = (): void => {
  if (existsSync(program)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('A cache is needed in front: installing the package nginx-light with apt-get\n')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const stdio = ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[]
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nginx-light'], { stdio, env })
  }
  if (!existsSync(program)) throw new Error('A cache is needed in front: install nginx.')
}

/** nginx in front of some edges, with the settings that operators are given, on a port of the loopback; it ends with the process that started it. */
export const startNginx = async (edges: readonly string[]): Promise<Nginx> => {
  needNginx()
  const folder = mkdtempSync(join(tmpdir(), 'zug-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const kept = join(folder, 'kept')
  for (const name of ['kept', 'body', 'proxy']) mkdirSync(join(folder, name), { mode: 0o777 })
  const front = cacheConfig({ edges: edges.map((url) => new URL(url).host), listen: `127.0.0.1:${port}`, folder: kept })
  const config = `daemon off;
worker_processes 1;
worker_rlimit_nofile 20000;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'errors')} error;
events { worker_connections 18000; }
http {
access_log off;
client_body_temp_path ${join(folder, 'body')};
proxy_temp_path ${join(folder, 'proxy')};
fastcgi_temp_path ${join(folder, 'body')};
uwsgi_temp_path ${join(folder, 'body')};
scgi_temp_path ${join(folder, 'body')};
${front}
}
`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const guarded = '"$0" "$@" & nginx=$!; trap "kill -QUIT $nginx" EXIT; read -r end || true'
  const child = spawn('sh', ['-c', guarded, program, '-p', folder, '-e', join(folder, 'errors'), '-c', file], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    const there = await fetch(`${url}/readyz`).catch(() => null)
    if (there?.ok === true) break
    if (tries > 200) throw new Error('nginx did not start')
    await delay(50)
  }
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
      await delay(200)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
