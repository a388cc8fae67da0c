import { type Client, cookieOf, newTournament, setUp, type TestServer } from './server.ts'

/** Everybody who might call, around two tournaments: one that everybody may see and one that only members may. */
export const callers = [
  'nobody',
  'stranger',
  'viewer',
  'helper',
  'helper-link',
  'board-link',
  'deputy',
  'chief',
  'owner',
  'administrator',
  'reading-token',
] as const
export type CallerName = (typeof callers)[number]

export type Cast = {
  readonly open: string
  readonly closed: string
  readonly accounts: Readonly<Record<string, string>>
  /** Somebody in the open tournament, or in the closed one. */
  readonly client: (name: CallerName, where?: 'open' | 'closed') => Client
}

const password = 'another long password'

/** Two rounds' worth of tournament: round 1 published without results, nothing drafted. */
export const makeCast = async (server: TestServer): Promise<Cast> => {
  const administrator = await setUp(server)
  const accounts: Record<string, string> = {}
  const signedIn: Record<string, Client> = { administrator }
  for (const login of ['stranger', 'viewer', 'helper', 'deputy', 'chief', 'owner']) {
    accounts[login] = (await administrator.post('/api/accounts', { login, name: login, password })).body.id
    signedIn[login] = server.cookie(cookieOf(await server.nobody.post('/api/session', { login, password })))
  }
  const links: Record<string, Client> = {}
  const make = async (where: 'open' | 'closed'): Promise<string> => {
    const id = await newTournament(signedIn.owner!, 8)
    const boards = { first: 1, last: 2 }
    for (const role of ['viewer', 'helper', 'deputy', 'chief'])
      await signedIn.owner!.send('PUT', `/api/tournaments/${id}/members/${accounts[role]}`, {
        role,
        ...(role === 'helper' ? { boards } : {}),
      })
    await signedIn.owner!.command(id, { kind: 'pair-round' })
    await signedIn.owner!.command(id, { kind: 'publish-round' })
    if (where === 'open') await signedIn.owner!.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const link = await signedIn.chief!.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards })
    links[`helper-link ${where}`] = server.bearer(link.body.secret)
    const made = await signedIn.deputy!.post(`/api/tournaments/${id}/board-links`, { round: 1 })
    links[`board-link ${where}`] = server.bearer(made.body.links[0].secret)
    return id
  }
  const open = await make('open')
  const closed = await make('closed')
  const token = await signedIn.owner!.post('/api/tokens', { name: 'screen', readOnly: true })
  return {
    open,
    closed,
    accounts,
    client: (name, where = 'open') => {
      if (name === 'nobody') return server.nobody
      if (name === 'reading-token') return server.bearer(token.body.secret)
      return signedIn[name] ?? links[`${name} ${where}`]!
    },
  }
}
