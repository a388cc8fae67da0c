import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startS3 } from '../../../server/src/storage/segments/testing/s3-double.ts'
import { zugFile } from '../testing/run-zug.ts'

const folder = mkdtempSync(join(tmpdir(), 'zug-segments-'))
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** In a process of its own, while the store of this one goes on answering. */
const zug = (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [zugFile, ...args], { env: { PATH: process.env.PATH ?? '', ...env } })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output }
}
const run = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const { child, output } = zug(args, env)
  const [status] = await once(child, 'exit')
  return { status, output: output() }
}
const serve = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const { child, output } = zug(['serve', '--port', '0', '--log', 'info', '--metrics', ...args], env)
  while (!/Zug is at (\S+),/.test(output())) {
    if (child.exitCode !== null) throw new Error(output())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { child, output, url: /Zug is at (\S+),/.exec(output())![1]! }
}

test('a desk that was killed and whose data is gone comes back from its segments, to any moment', async () => {
  const s3 = await startS3({ pageSize: 2 })
  try {
    const key = join(folder, 'key')
    writeFileSync(key, 'a passphrase of some length\n')
    const env = { ...s3.environment, ZUG_BACKUP_KEY_FILE: key }
    const data = join(folder, 'data')
    const desk = await serve(['--data', data, '--segments', s3.place], env)
    const made = await fetch(`${desk.url}/api/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'olga', name: 'Olga', password: 'a long password' }),
    })
    expect(made.status).toBe(200)
    const saved = async (): Promise<void> => {
      const lag = async () => /^zug_segments_lag_seconds (.*)$/m.exec(await (await fetch(`${desk.url}/metrics`)).text())?.[1]
      // Something may have been written since it last looked.
      await new Promise((resolve) => setTimeout(resolve, 3200))
      while (s3.written.length < 2 || (await lag()) !== '0') await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await saved()
    desk.child.kill('SIGKILL')
    await once(desk.child, 'exit')
    expect(desk.output()).not.toContain(s3.environment.AWS_SECRET_ACCESS_KEY)
    const doctor = await run(['doctor', '--data', data, '--segments', s3.place, '--port', '0'], env)
    expect(doctor.output).toMatch(/ok +segments +all that was written is in line/)
    rmSync(data, { recursive: true })

    const back = await run(['db', 'restore-segments', s3.place, '--database', data], env)
    expect(back).toMatchObject({
      status: 0,
      output: expect.stringMatching(/: 5 tournaments, \d+ events of line .*\n\d+ segments, .*\n.*as written\.\n$/),
    })
    expect((await run(['db', 'restore-segments', s3.place, '--database', data], env)).output).toContain('not-empty')
    const [early, none] = [join(folder, 'early'), join(folder, 'none')]
    const one = await run(['db', 'restore-segments', s3.place, '--tournament', 'demo', '--until', '5', '--database', early], env)
    expect(one.output).toMatch(/: 1 tournaments, /)
    for (const [args, code] of [
      [['--until', 'yesterday'], 'until-unclear'],
      [['--until', '5'], 'until-unclear'],
      [['--tournament', 'nothing'], 'no-installation'],
      [['--line', 'nothing'], 'no-installation'],
    ] as const)
      expect((await run(['db', 'restore-segments', s3.place, '--database', none, ...args], env)).output).toContain(code)
    expect((await run(['db', 'restore-segments', s3.place, '--database', none], s3.environment)).output).toContain('key-missing')
    expect((await run(['db', 'restore-segments', s3.place.replace('backups', 'wrong'), '--database', none], env)).output).toContain(
      'NoSuchBucket',
    )

    const again = await serve(['--data', data], env)
    const login = await fetch(`${again.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'olga', password: 'a long password' }),
    })
    expect(login.status).toBe(200)
    const { tournaments } = (await (await fetch(`${again.url}/api/tournaments`)).json()) as { readonly tournaments: readonly object[] }
    expect(tournaments).toContainEqual(expect.objectContaining({ id: 'demo', players: 14, roundsPublished: 5 }))
  } finally {
    await s3.close()
  }
}, 120_000)
