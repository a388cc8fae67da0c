import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newPerson, picture } from './testing/browser.ts'

const root = new URL('..', import.meta.url).pathname

/** What `npm start` runs once everything is built, on data and a port of the test's own. */
const start = async (): Promise<string> => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: { readonly start: string } }
  const [, command] = scripts.start.split(' && ')
  const folder = mkdtempSync(join(tmpdir(), 'zug-newcomer-'))
  const [, ...words] = command!.split(' ')
  const child: ChildProcess = spawn(process.execPath, [...words, '--database', folder, '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
    rmSync(folder, { recursive: true, force: true })
  })
  let said = ''
  for await (const chunk of child.stdout!) {
    said += String(chunk)
    const link = /http:\/\/\S+\/enter\/\S+/.exec(said)?.[0]
    if (link !== undefined) return link
  }
  throw new Error(`No link was printed: ${said}`)
}

it('npm start: the printed link leads into the demonstration, and its last round can be paired, questioned and published at once', async () => {
  const link = await start()
  const page = await newPerson()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: /Round 6/ }).waitFor()
  // Opened a second time by somebody who is not signed in, it says what to do and shows no form that nobody can fill.
  const second = await newPerson()
  await second.goto(link)
  await second.getByText('This sign-in link has been used already, or it has expired. Each link works once.').waitFor()
  expect(await second.getByRole('textbox').count()).toBe(0)
  await picture(second, 'link-used')
  // In the browser that is signed in it does no harm.
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor()
  await page.goBack()
  await page.getByText('14 players').first().waitFor()
  await page.getByRole('button', { name: 'Pair round 6' }).click()
  await page.getByRole('button', { name: 'Publish round 6' }).waitFor()
  await page.getByText('Bruno').first().waitFor()
  await picture(page, 'newcomer')
  await page.getByRole('button', { name: 'Publish round 6' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /publish/i })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Results', exact: true }).click()
  await page
    .getByText(/0 of 7/)
    .first()
    .waitFor()
  // Everybody sees it, without signing in.
  const spectator = await newPerson()
  await spectator.goto(`${new URL(link).origin}/t/demo`)
  await spectator.getByText('Bruno').first().waitFor()
  expect(complaints).toEqual([])
})
