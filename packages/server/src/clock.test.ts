import { expect, test } from 'vitest'
import { useDatabases } from './storage/testing/databases.ts'
import { cookieOf, newTournament, owner, setUp, startServer } from './testing/server.ts'

const databases = useDatabases()

test.each(['+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z'])('a clock that says %s keeps nobody in or out', async (wrong) => {
  let now = new Date('2026-06-01T08:00:00Z')
  const server = await startServer(await databases.openNew('sqlite'), {}, { now: () => now })
  const before = await setUp(server)
  now = new Date(wrong)
  const isLate = wrong.startsWith('+')
  // What was over in the year 9980 is over then, and what is made then is good.
  expect((await before.get('/api/me')).body.principal.kind).toBe(isLate ? 'nobody' : 'account')
  const cookie = cookieOf(await server.nobody.post('/api/session', { login: owner.login, password: owner.password }))
  const there = server.cookie(cookie)
  const id = await newTournament(there, 4)
  const copy = await server.app.request(`/api/tournaments/${id}/backup`, { headers: { cookie } })
  const again = await there.send('POST', '/api/backups/preview', new Uint8Array(await copy.arrayBuffer()), {
    'content-type': 'application/octet-stream',
  })
  expect([copy.status, again.status]).toEqual([200, 200])
  await server.close()
})
