import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseFolder } from '../folder.ts'
import { account, entrypoint, healthcheck, imageName } from '../oci.ts'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

/** Needs root: the image is unpacked and run in its own view of the file system, read-only but for its two volumes. */
const folder = mkdtempSync(join(tmpdir(), 'zug-image-check-'))
const root = join(folder, 'root')
const data = join(folder, 'data')
type Digest = { readonly digest: string }
const blob = ({ digest }: Digest): string => join(folder, 'layout/blobs', digest.replace(':', '/'))
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
let config: { readonly config: Readonly<Record<string, unknown>>; readonly rootfs: { readonly diff_ids: readonly string[] } }

beforeAll(() => {
  for (const name of ['layout', 'root', 'data']) mkdirSync(join(folder, name))
  chownSync(data, account, account)
  execFileSync('tar', ['xf', join(releaseFolder, imageName), '-C', join(folder, 'layout')])
  const [manifest] = read(join(folder, 'layout/index.json')).manifests
  const { layers, config: described } = read(blob(manifest))
  config = read(blob(described))
  for (const layer of layers) execFileSync('tar', ['xpzf', blob(layer), '-C', root])
  mkdirSync(join(root, 'proc'), { recursive: true })
  mkdirSync(join(root, 'dev'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** As a container has it: the root read-only, the data a volume, its own account, no capability. */
const run = (args: readonly string[]): readonly string[] => {
  const mounts = [
    `mount --bind ${root} ${root}`,
    `mount --bind ${data} ${root}/var/lib/zug`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount -o remount,bind,ro ${root}`,
  ].join(' && ')
  return ['-m', 'sh', '-c', `${mounts} && exec chroot --userspec=${account}:${account} ${root} "$@"`, 'sh', ...args]
}
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/var/lib/zug' }

describe('the image', () => {
  test('is a layout whose blobs are what their names say', () => {
    const index = read(join(folder, 'layout/index.json'))
    const manifest = read(blob(index.manifests[0]))
    for (const each of [index.manifests[0], manifest.config, ...manifest.layers] as (Digest & { size: number })[]) {
      const bytes = readFileSync(blob(each))
      expect([`sha256:${createHash('sha256').update(bytes).digest('hex')}`, bytes.length]).toEqual([each.digest, each.size])
    }
    const unpacked = manifest.layers.map((layer: Digest) =>
      createHash('sha256')
        .update(execFileSync('gzip', ['-dc', blob(layer)], { maxBuffer: 1e9 }))
        .digest('hex'),
    )
    expect(config.rootfs.diff_ids).toEqual(unpacked.map((sum: string) => `sha256:${sum}`))
  })

  test('runs as nobody in particular, and says how it is', () => {
    expect(config.config).toMatchObject({
      User: `${account}:${account}`,
      Entrypoint: entrypoint,
      Healthcheck: { Test: ['CMD', ...healthcheck] },
    })
  })

  test('starts with a read-only root, shows a page, pairs and publishes a round, is well, and stops', async () => {
    const { Cmd } = config.config as { readonly Cmd: readonly string[] }
    const started = await startDesk(
      'unshare',
      run([...entrypoint, ...Cmd.map((one) => (one === '0.0.0.0' ? '127.0.0.1' : one)), '--port', '0']),
      {
        env: environment,
      },
    )
    expect(await (await fetch(`${started.url}/t/demo`)).text()).toContain('Demonstration')
    expect((await publishRound(started.url, await signIn(started.url, started.entrance))).boards).toBe(7)
    const [node, ...asked] = healthcheck.map((one) => one.replace('127.0.0.1:8080', new URL(started.url).host))
    execFileSync(join(root, node!), asked, { env: {} })
    expect(() =>
      execFileSync('unshare', run([entrypoint[0]!, '-e', "require('node:fs').writeFileSync('/usr/x', '')"]), {
        env: environment,
        stdio: 'pipe',
      }),
    ).toThrow(/EROFS|EACCES/)
    expect(await stopDesk(started)).toBe(0)
  })

  test('the compose file is for this image, and its way to the password starts the command', () => {
    const compose = readFileSync(join(releaseFolder, 'compose.yaml'), 'utf8')
    expect(compose).toContain(`image: ${read(join(folder, 'layout/manifest.json'))[0].RepoTags[0]}`)
    expect(compose).toContain(JSON.stringify(healthcheck[2]))
    expect(compose).not.toContain('VERSION')
    const script = /- \|\n([\s\S]*?)\n {6}- --/.exec(compose)![1]!.replaceAll('/run/secrets/postgres-password', '/var/lib/zug/password')
    writeFileSync(join(data, 'password'), 'a/b c\n')
    const asked = spawnSync('unshare', run([entrypoint[0]!, '-e', script, '--', 'doctor', '--port', '0']), {
      env: environment,
      encoding: 'utf8',
    })
    expect(asked.stdout).toContain('postgres://zug@postgres/zug')
  })
})
