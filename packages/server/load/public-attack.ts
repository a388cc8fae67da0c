import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { persist, send } from './client.ts'
import { freePort, startDesk } from './desk-process.ts'

/** Ten anonymous readers ask for the largest pages without a pause: how long does it take to enter a result meanwhile? */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    readers: { type: 'string', default: '10' },
    results: { type: 'string', default: '100' },
  },
})
const [players, readers, results] = [values.players, values.readers, values.results].map(Number) as [number, number, number]
const folder = mkdtempSync(join(tmpdir(), 'zug-attack-'))
const desk = await startDesk(join(folder, 'data'), await freePort())
const { url } = desk
const { cookie } = await send(url, 'POST', '/setup', { login: 'owner', name: 'Owner', password: 'for the load test' })
const made = await send(url, 'POST', '/tokens', { name: 'load' }, { cookie: cookie ?? '', origin: url })
const token = String(made.body.secret)
const authorization = { authorization: `Bearer ${token}` }
const { body } = await send(url, 'POST', '/tournaments', { key: 'attack', settings: { numberOfRounds: 9 } }, authorization)
const path = `/tournaments/${body.id}/commands`
const list = Array.from({ length: players }, (_, index) => ({ name: `Player ${index + 1}`, rating: 2700 - index }))
for (const command of [{ kind: 'import-players', players: list }, { kind: 'pair-round' }, { kind: 'publish-round' }])
  await persist([url], path, command, token)
await send(url, 'PUT', `/tournaments/${body.id}/visibility`, { visible: true }, authorization)

/** `n` makes each address another one, so that nothing kept answers it. */
const targets: readonly (readonly [string, ((n: number) => string) | null])[] = [
  ['nobody', null],
  ['/paper/cards', () => `/t/${body.id}/paper/cards`],
  ['/paper/cards, each time another', (n) => `/t/${body.id}/paper/cards?first=${n}`],
  ['/round/1/receipt.json', () => `/t/${body.id}/round/1/receipt.json`],
  ['/screen/everything', () => `/t/${body.id}/screen/everything`],
  ['/api/openapi.json', () => '/api/openapi.json'],
]
const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
let n = 0
for (const [name, address] of targets) {
  let going = true
  let answered = 0
  const attack = async (): Promise<void> => {
    while (going && address !== null) {
      n += 1
      await fetch(`${url}${address(n)}`)
        .then((response) => response.arrayBuffer())
        .catch(() => {})
      answered += 1
    }
  }
  const attackers = Array.from({ length: readers }, attack)
  const times: number[] = []
  for (let number = 0; number < results; number++) {
    const result = { white: number % 2 === 0 ? 'win' : 'loss', black: number % 2 === 0 ? 'loss' : 'win', rated: true }
    const begun = performance.now()
    await persist([url], path, { kind: 'enter-result', round: 1, board: number % 50, result }, token)
    times.push(performance.now() - begun)
  }
  going = false
  await Promise.all(attackers)
  const sorted = times.toSorted((a, b) => a - b)
  console.log(`${name}: a result in ${at(sorted, 0.5)} ms, 99th percentile ${at(sorted, 0.99)} ms; ${answered} pages`)
}
await desk.kill('SIGTERM')
rmSync(folder, { recursive: true, force: true })
