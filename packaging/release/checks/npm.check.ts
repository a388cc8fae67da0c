import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interrupt, publishRound, signIn, startDesk } from './try-desk.ts'

const root = new URL('../../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'zug-npm-'))
const home = join(folder, 'somebody')
afterAll(() => rmSync(folder, { recursive: true }))

const run = promisify(execFile)

/** Our own packages as they would be published, in an empty folder; what others have made comes from the registry, which takes as long as it takes. */
beforeAll(async () => {
  const packages = ['engine', 'messages', 'checker', 'certificate', 'web', 'server', 'cli'].flatMap((name) => ['-w', `packages/${name}`])
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...packages], { cwd: root })
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody", "private": true }')
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  expect(tarballs).toHaveLength(7)
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs.map((name) => join(folder, name))], { cwd: home })
}, 900_000)

test('npx @zug/cli serve works from the packed packages alone', async () => {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder }
  const started = await startDesk('npx', ['--no', '@zug/cli', 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: home,
    env,
    group: true,
  })
  expect(await (await fetch(`${started.url}/t/demo`)).text()).toContain('Demonstration')
  expect((await publishRound(started.url, await signIn(started.url, started.entrance))).boards).toBe(7)
  // npx passes nothing on that was sent to it alone.
  await interrupt(started)
  await expect.poll(() => started.said()).toContain('"msg":"closed"')
  await expect
    .poll(() =>
      fetch(`${started.url}/healthz`).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
