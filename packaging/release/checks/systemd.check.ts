import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { debName } from '../deb.ts'
import { releaseFolder } from '../folder.ts'
import { type Booted, boot } from './booted.ts'

/** Needs root: a systemd is started beside this machine's, and the operator's page is followed there to the letter. */
const folder = mkdtempSync(join(tmpdir(), 'zug-systemd-'))
const page = readFileSync(new URL('../../../docs/operator.md', import.meta.url), 'utf8')
const debian = /\*\*Debian and Ubuntu\*\*([\s\S]*?)\*\*A container\*\*/.exec(page)![1]!
const [commands, options] = [...debian.matchAll(/```\n([\s\S]*?)```/g)].map(([, text]) => text!.trim().split('\n'))
const typedThen = [...debian.matchAll(/`(systemctl [^`]+|journalctl [^`]+)`/g)].map(([, line]) => line!)
let machine: Booted

beforeAll(async () => {
  machine = await boot(folder, join(releaseFolder, debName('amd64')))
})
afterAll(() => {
  machine?.end()
  rmSync(folder, { recursive: true, force: true })
})

const publish = (url: string, entrance: string, setup?: object): unknown => {
  const args = [new URL('publish-one.ts', import.meta.url).pathname, url, entrance, ...(setup === undefined ? [] : [JSON.stringify(setup)])]
  return JSON.parse(machine.inNetwork(process.execPath, args))
}
const state = (name: string): string => machine.type(`systemctl show zug -p ${name} --value`).trim()

describe('the package under a running systemd', () => {
  test('goes from dpkg -i to a published round by the commands of the page and nothing else', () => {
    expect(commands).toHaveLength(2)
    machine.type(commands![0]!)
    expect([state('ActiveState'), state('User'), state('UnitFileState')]).toEqual(['active', 'zug', 'enabled'])
    const link = /http:\S+\/enter\/\S+/.exec(machine.type(commands![1]!))![0]
    expect(publish(new URL(link).origin, link)).toEqual({ boards: 7, table: true })
  })

  test('says when it listens, is restarted when it is killed, and its unit is in order and hardened', async () => {
    expect(state('StatusText')).toContain('Listening at http://')
    machine.type('systemctl kill --signal=KILL zug')
    await expect.poll(() => [state('NRestarts'), state('ActiveState')]).toEqual(['1', 'active'])
    expect(machine.type('systemd-analyze verify /lib/systemd/system/zug.service 2>&1')).toBe('')
    const exposure = machine.type('systemd-analyze security --no-pager zug')
    expect(Number(/Overall exposure level for zug\.service: ([\d.]+)/.exec(exposure)![1])).toBeLessThan(2)
  })

  test('for the hall, the owner finds the way in as the page says: a new link, or the code that the set-up asks for', () => {
    machine.type(`echo '${options!.join('\n')}' > /etc/default/zug`)
    expect(typedThen).toHaveLength(2)
    machine.type(typedThen[0]!)
    const link = /signs you in once: (\S+)/.exec(machine.type(typedThen[1]!))![1]!
    // A link that is not good any more leads to the front page.
    const asked = ['-s', '-o', '/dev/null', '-w', '%{http_code} %{redirect_url}', link]
    expect(machine.inNetwork('curl', asked)).toBe('303 http://127.0.0.1:8080/desk/demo')
    machine.type('systemctl stop zug && rm -r /var/lib/zug/*')
    machine.type(typedThen[0]!)
    const code = /this code: (\S+)/.exec(machine.type(typedThen[1]!))![1]!
    expect(publish('http://127.0.0.1:8080', '', { code })).toEqual({ boards: 7, table: true })
  })

  test('stops cleanly, and removal stops and keeps it; purge keeps the data unless told otherwise', () => {
    machine.type('systemctl stop zug')
    expect([state('Result'), state('ActiveState')]).toEqual(['success', 'inactive'])
    expect(machine.type('journalctl -u zug -n 3 --no-pager')).toContain('Deactivated successfully')
    machine.type('systemctl start zug')
    machine.type('dpkg -r zug')
    expect(machine.type('systemctl is-active zug || true').trim()).not.toBe('active')
    machine.type('dpkg --purge zug')
    expect(machine.type('ls /var/lib/zug')).toContain('zug.sqlite')
  })
})
