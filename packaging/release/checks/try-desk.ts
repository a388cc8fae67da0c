import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'

/** A desk that was started as its user starts it, and what it has said. */
export type StartedDesk = {
  readonly child: ChildProcess
  readonly said: () => string
  readonly url: string
  readonly entrance: string | null
}

type Ways = {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** Its address, where that is another. */
  readonly waitFor?: string
  /** In a group of its own, as a terminal starts it. */
  readonly group?: true
}

/** Starts a program in an empty environment and waits until it names its address. */
export const startDesk = async (
  program: string,
  args: readonly string[],
  { env = {}, cwd = '/', waitFor, group }: Ways = {},
): Promise<StartedDesk> => {
  const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: group === true })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const end = Date.now() + 60_000
  const found = (): RegExpExecArray | null =>
    (waitFor === undefined ? /(http:\/\/127\.0\.0\.1:[1-9]\d*)(?=[\s,])/ : new RegExp(`(${waitFor})`)).exec(text)
  while (found() === null) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`It did not start: ${text}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { child, said: () => text, url: found()![1]!, entrance: /(http:\S+\/enter\/\S+)/.exec(text)?.[1] ?? null }
}

/** Ends it as a system does, and gives the exit code. */
export const stopDesk = async ({ child }: StartedDesk): Promise<number | null> => {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await gone
  return code as number | null
}

/** Ends it as Ctrl-C in a terminal does: the whole group hears of it. */
export const interrupt = async ({ child }: StartedDesk): Promise<void> => {
  const gone = once(child, 'exit')
  process.kill(-child.pid!, 'SIGINT')
  await gone
}

const sessionOf = (response: Response): string => response.headers.get('set-cookie')!.split(';')[0]!

/** By the link that was printed, or as the first account. */
export const signIn = async (url: string, entrance: string | null, setup: object = {}): Promise<string> => {
  if (entrance !== null) return sessionOf(await fetch(entrance, { redirect: 'manual' }))
  const account = { login: 'olga', name: 'Olga', password: 'a long password', ...setup }
  return sessionOf(
    await fetch(`${url}/api/setup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) }),
  )
}

/** What every artefact has to do: show a page, pair a round of the demonstration and publish it, and show it to everybody. */
export const publishRound = async (url: string, cookie: string): Promise<{ readonly boards: number; readonly page: string }> => {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const address = `${url}/api/tournaments/demo`
  const run = async (command: object): Promise<void> => {
    const answer = await fetch(`${address}/commands`, { method: 'POST', headers, body: JSON.stringify({ key: randomUUID(), command }) })
    if (answer.status !== 200) throw new Error(`${JSON.stringify(command)}: ${answer.status} ${await answer.text()}`)
  }
  await run({ kind: 'pair-round', confirmed: true })
  await run({ kind: 'publish-round' })
  const view = (await (await fetch(address, { headers })).json()) as { rounds: { round: number; boards: unknown[] }[] }
  const last = view.rounds.at(-1)!
  const page = await (await fetch(`${url}/t/demo/round/${last.round}`)).text()
  return { boards: last.boards.length, page }
}
