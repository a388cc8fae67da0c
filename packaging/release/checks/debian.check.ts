import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownVersion } from '../../lockfile.ts'
import { architectures, deb, debName } from '../deb.ts'
import { deskFiles } from '../desk-files.ts'
import { releaseFolder } from '../folder.ts'
import { publishRound, signIn, startDesk, stopDesk } from './try-desk.ts'

/** Needs root, and a Debian on which Zug is not installed: the package is installed here, used, upgraded, removed and purged. */
const file = join(releaseFolder, debName('amd64'))
const folder = mkdtempSync(join(tmpdir(), 'zug-deb-'))
const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(command, args, {
    encoding: 'utf8',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const installed = (): boolean => /^Status: install ok installed$/m.test(spawnSync('dpkg', ['-s', 'zug'], { encoding: 'utf8' }).stdout)

beforeAll(() => {
  if (installed() || existsSync('/var/lib/zug')) throw new Error('Zug is installed on this machine, or has data here: not touched.')
})
afterAll(() => {
  if (installed()) run('dpkg', ['--purge', 'zug'])
  rmSync('/var/lib/zug', { recursive: true, force: true })
  spawnSync('deluser', ['--system', '--quiet', 'zug'])
  rmSync(folder, { recursive: true })
})

const asZug = ['--reuid=zug', '--regid=zug', '--init-groups', '/usr/bin/zug', 'serve', '--data', '/var/lib/zug', '--port', '0']

describe('the Debian package', () => {
  test('has the same bytes when it is made again', async () => {
    const desk = await deskFiles()
    const sum = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
    for (const architecture of Object.keys(architectures) as (keyof typeof architectures)[])
      expect(sum(deb(architecture, desk))).toBe(sum(readFileSync(join(releaseFolder, debName(architecture)))))
  })

  test('its unit is hardened: below 2.0 of systemd-analyze security', () => {
    run('dpkg-deb', ['-x', file, join(folder, 'out')])
    const unit = join(folder, 'out/lib/systemd/system/zug.service')
    const said = run('systemd-analyze', ['security', '--offline=true', '--no-pager', unit])
    expect(Number(/Overall exposure level for zug\.service: ([\d.]+)/.exec(said)![1])).toBeLessThan(2)
  })

  test('installs with an account and a folder of its own, and the desk goes from there to a published round', async () => {
    run('dpkg', ['-i', file])
    expect(run('getent', ['passwd', 'zug'])).toMatch(/:\/var\/lib\/zug:\/usr\/sbin\/nologin$/m)
    expect(statSync('/var/lib/zug').mode & 0o777).toBe(0o700)
    expect(run('dpkg', ['-V', 'zug'])).toBe('')
    const started = await startDesk('/usr/bin/setpriv', asZug)
    expect((await publishRound(started.url, await signIn(started.url, started.entrance))).boards).toBe(7)
    expect(await stopDesk(started)).toBe(0)
    expect(statSync('/var/lib/zug/zug.sqlite').uid).toBe(statSync('/var/lib/zug').uid)
  })

  test('an upgrade keeps the data, and what the operator has set', async () => {
    const next = join(folder, 'next')
    run('dpkg-deb', ['-R', file, next])
    writeFileSync(
      join(next, 'DEBIAN/control'),
      readFileSync(join(next, 'DEBIAN/control'), 'utf8').replace(`Version: ${ownVersion}`, `Version: ${ownVersion}+1`),
    )
    run('dpkg-deb', ['-Znone', '-b', next, join(folder, 'next.deb')])
    writeFileSync('/etc/default/zug', 'ZUG_OPTIONS="--host 0.0.0.0"\n')
    run('dpkg', ['-i', join(folder, 'next.deb')])
    expect(readFileSync('/etc/default/zug', 'utf8')).toContain('--host 0.0.0.0')
    const started = await startDesk('/usr/bin/setpriv', asZug)
    const demo = (await (await fetch(`${started.url}/api/tournaments/demo`)).json()) as { readonly rounds: readonly unknown[] }
    expect(demo.rounds).toHaveLength(6)
    expect(await stopDesk(started)).toBe(0)
  })

  test('removal keeps the data; purge asks, and deletes it only where the answer is yes', () => {
    run('dpkg', ['-r', 'zug'])
    expect(existsSync('/var/lib/zug/zug.sqlite')).toBe(true)
    expect(existsSync('/usr/lib/zug')).toBe(false)
    run('dpkg', ['--purge', 'zug'])
    expect(existsSync('/var/lib/zug/zug.sqlite')).toBe(true)
    run('dpkg', ['-i', file])
    execFileSync('debconf-set-selections', { input: 'zug zug/purge-data boolean true\n' })
    run('dpkg', ['--purge', 'zug'])
    expect(existsSync('/var/lib/zug')).toBe(false)
    expect(spawnSync('getent', ['passwd', 'zug']).status).not.toBe(0)
  })
})
