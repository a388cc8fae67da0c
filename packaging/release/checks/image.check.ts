import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { releaseFolder } from '../folder.ts'
import { account, entrypoint, healthcheck } from '../oci.ts'
import { contained, unpackImage } from './container.ts'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

/** Needs root: the image is unpacked and run in its own view of the file system, read-only but for its two volumes. */
const folder = mkdtempSync(join(tmpdir(), 'zug-image-check-'))
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
type Digest = { readonly digest: string; readonly size: number }
let image: ReturnType<typeof unpackImage>

beforeAll(() => {
  image = unpackImage(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (args: readonly string[]): readonly string[] => contained(image, args)
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/var/lib/zug' }

describe('the image', () => {
  test('is a layout whose blobs are what their names say', () => {
    const { index, manifest, blob, config } = image
    for (const each of [index.manifests[0], manifest.config, ...manifest.layers] as Digest[]) {
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
    expect(image.config.config).toMatchObject({
      User: `${account}:${account}`,
      Entrypoint: entrypoint,
      Healthcheck: { Test: ['CMD', ...healthcheck] },
    })
  })

  test('starts with a read-only root, shows a page, pairs and publishes a round, is well, and stops', async () => {
    const { Cmd } = image.config.config
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
    execFileSync(join(image.root, node!), asked, { env: {} })
    expect(() =>
      execFileSync('unshare', run([entrypoint[0]!, '-e', "require('node:fs').writeFileSync('/usr/x', '')"]), {
        env: environment,
        stdio: 'pipe',
      }),
    ).toThrow(/EROFS|EACCES/)
    expect(await stopDesk(started)).toBe(0)
  })

  test('the compose file is for this image', () => {
    const compose = readFileSync(join(releaseFolder, 'compose.yaml'), 'utf8')
    expect(compose).toContain(`image: ${read(join(image.layout, 'manifest.json'))[0].RepoTags[0]}`)
    expect(compose).toContain(JSON.stringify(healthcheck[2]))
    expect(compose).not.toContain('VERSION')
  })
})
