import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

const root = new URL('../../..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'zug-npm-'))
const home = join(folder, 'somebody')
afterAll(() => rmSync(folder, { recursive: true }))

/** Our own packages as they would be published, in an empty folder; what others have made comes from the registry. */
beforeAll(() => {
  const run = (args: readonly string[], cwd: string): void => {
    execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  }
  for (const name of ['engine', 'messages', 'web', 'server', 'cli'])
    run(['pack', '--silent', '--pack-destination', folder], join(root, 'packages', name))
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), '{ "name": "somebody", "private": true }')
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  run(['install', '--no-audit', '--no-fund', '--silent', ...tarballs.map((name) => join(folder, name))], home)
})

test('npx @zug/cli serve works from the packed packages alone', async () => {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder }
  const started = await startDesk('npx', ['--no', '@zug/cli', 'serve', '--port', '0', '--data', join(folder, 'data')], { cwd: home, env })
  expect(await (await fetch(`${started.url}/t/demo`)).text()).toContain('Demonstration')
  expect((await publishRound(started.url, await signIn(started.url, started.entrance))).boards).toBe(7)
  await stopDesk(started)
  await expect
    .poll(() =>
      fetch(`${started.url}/healthz`).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
