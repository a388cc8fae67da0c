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
  'foreign-token',
  'foreign-link',
  'foreign-board-link',
  'expired-token',
  'revoked-token',
  'ended-session',
  'revoked-link',
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
    // So that everybody may ask; before that nobody gets any.
    await signedIn.owner!.send('PUT', `/api/tournaments/${id}/hall/projections`, { open: true })
    if (where === 'open') await signedIn.owner!.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
    const link = await signedIn.chief!.post(`/api/tournaments/${id}/links`, { label: 'Hall A', boards })
    links[`helper-link ${where}`] = server.bearer(link.body.secret)
    const made = await signedIn.deputy!.post(`/api/tournaments/${id}/board-links`, { round: 1 })
    links[`board-link ${where}`] = server.bearer(made.body.links[0].secret)
    return id
  }
  const open = await make('open')
  const closed = await make('closed')
  const elsewhere = await newTournament(signedIn.owner!, 8)
  for (const kind of ['pair-round', 'publish-round']) await signedIn.owner!.command(elsewhere, { kind })
  const tokenOf = async (body: object) => (await signedIn.owner!.post('/api/tokens', { name: 'program', ...body })).body
  const foreignToken = await tokenOf({ tournament: elsewhere })
  const foreignLink = (
    await signedIn.owner!.post(`/api/tournaments/${elsewhere}/links`, { label: 'Elsewhere', boards: { first: 1, last: 9 } })
  ).body
  // Of whoever has the number, and sits where, somebody does in the open tournament.
  const [first] = (await signedIn.owner!.get(`/api/tournaments/${open}`)).body.rounds[0].boards
  const slips = (await signedIn.owner!.post(`/api/tournaments/${elsewhere}/board-links`, { round: 1 })).body.links
  const foreignSlip = slips.find(({ may }: { may: { player: number } }) => may.player === first.white)
  const expired = await tokenOf({ days: 1 })
  const revoked = await tokenOf({})
  await signedIn.owner!.send('DELETE', `/api/sessions/${revoked.id}`)
  const ended = server.cookie(cookieOf(await server.nobody.post('/api/session', { login: 'owner', password })))
  await ended.send('DELETE', '/api/session')
  const goneLink = (await signedIn.owner!.post(`/api/tournaments/${open}/links`, { label: 'Gone', boards: { first: 1, last: 9 } })).body
  await signedIn.owner!.send('DELETE', `/api/tournaments/${open}/links/${goneLink.id}`)
  // As if its day were over.
  const { tokens } = server.context.directory.state
  for (const [hash, each] of tokens) if (each.id === expired.id) tokens.set(hash, { ...each, until: '2020-01-01T00:00:00.000Z' })
  const others: Readonly<Partial<Record<CallerName, Client>>> = {
    'foreign-token': server.bearer(foreignToken.secret),
    'foreign-link': server.bearer(foreignLink.secret),
    'foreign-board-link': server.bearer(foreignSlip.secret),
    'expired-token': server.bearer(expired.secret),
    'revoked-token': server.bearer(revoked.secret),
    'ended-session': ended,
    'revoked-link': server.bearer(goneLink.secret),
  }
  const token = await signedIn.owner!.post('/api/tokens', { name: 'screen', readOnly: true })
  return {
    open,
    closed,
    accounts,
    client: (name, where = 'open') => {
      if (name === 'nobody') return server.nobody
      if (name === 'reading-token') return server.bearer(token.body.secret)
      return others[name] ?? signedIn[name] ?? links[`${name} ${where}`]!
    },
  }
}
