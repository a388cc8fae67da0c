import { type DeskEvent, emptyDesk, execute } from '@zug/engine/desk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useDatabases } from '../storage/testing/databases.ts'
import { type Client, newTournament, setUp, startServer, type TestServer, won } from '../testing/server.ts'
import { createFromEvents } from '../tournaments/create.ts'

const databases = useDatabases()
let server: TestServer
let owner: Client

beforeEach(async () => {
  server = await startServer(await databases.openNew('sqlite'))
  owner = await setUp(server)
})
afterEach(() => server.close())

/** An event as earlier versions stored it, which took any text for a code: four players, one round played. */
const storedWith = async (tieBreaks: readonly string[]): Promise<string> => {
  const created = execute(emptyDesk, { kind: 'create-tournament', settings: { numberOfRounds: 3 } })
  if (!created.ok) throw new Error(created.error.code)
  const events = created.value.recorded.map(
    ({ event }): DeskEvent => (event.kind === 'tournament-created' ? { ...event, settings: { ...event.settings, tieBreaks } } : event),
  )
  const [account] = server.context.directory.state.accounts.keys()
  const principal = {
    kind: 'account',
    account: account!,
    name: 'Olga',
    administrator: true,
    via: { kind: 'session', id: 'test' },
    readOnly: false,
    only: null,
  } as const
  const made = await createFromEvents(server.context, 'Stored', 'stored', events, { principal })
  const id = 'json' in made ? (made.json as { id: string }).id : ''
  const players = [1, 2, 3, 4].map((number) => ({ name: `Player ${number}`, rating: 2000 - number }))
  await owner.command(id, { kind: 'import-players', players })
  await owner.send('PUT', `/api/tournaments/${id}/visibility`, { visible: true })
  for (const kind of ['pair-round', 'publish-round']) expect((await owner.command(id, { kind })).status).toBe(200)
  for (const board of [0, 1]) await owner.command(id, { kind: 'enter-result', round: 1, board, result: won })
  return id
}

const standingsIn = async (id: string) => (await owner.get(`/api/tournaments/${id}/standings`)).body

describe('a tie-break that does not exist', () => {
  it('is refused when it is declared, with the codes that may be meant, and changes nothing', async () => {
    const id = await newTournament(owner, 4, { tieBreaks: ['BH', 'ARO'] })
    const { status, body } = await owner.command(id, { kind: 'change-settings', changes: { tieBreaks: ['ARO', 'BUCHHHOLZ', 'AVERAGE'] } })
    expect([status, body.code, body.setting]).toEqual([422, 'tie-breaks-unreadable', 'tieBreaks'])
    expect(body.detail).toContain("There is no tie-break 'BUCHHHOLZ'. Did you mean BH (Buchholz)")
    expect(body.detail).toMatch(/'AVERAGE'. Did you mean .*ARO \(Average rating of opponents\)/)
    expect((await owner.get(`/api/tournaments/${id}`)).body.settings.tieBreaks).toEqual(['BH', 'ARO'])
    const created = await owner.post('/api/tournaments', { key: 'new', settings: { tieBreaks: ['BUCHHHOLZ'] } })
    expect([created.status, created.body.code]).toEqual([422, 'tie-breaks-unreadable'])
  })

  it('of a stored list is named by standings, pages, paper, screens and files, which apply the others and no default', async () => {
    const id = await storedWith(['BUCHHHOLZ', 'ARO', 'AVERAGE'])
    const table = await standingsIn(id)
    expect([table.tieBreaks, table.tieBreaksLeftOut]).toEqual([['ARO'], ['BUCHHHOLZ', 'AVERAGE']])
    const note = 'they are not applied: BUCHHHOLZ, AVERAGE.'
    const pages = [
      `/t/${id}/standings`,
      `/t/${id}/crosstable`,
      `/t/${id}/paper/standings`,
      `/t/${id}/paper/crosstable`,
      `/t/${id}/screen/standings`,
    ]
    for (const page of pages) expect((await owner.get(page)).body.text, page).toContain(note)
    expect((await owner.get(`/t/${id}/standings?lang=de`)).body.text).toContain('werden nicht angewandt: BUCHHHOLZ, AVERAGE.')
    const report = (await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text
    expect(report).toMatch(/^212 PTS,ARO\r?$/m)
    expect(report).toContain('### Tie-breaks of the settings that were not applied: BUCHHHOLZ, AVERAGE')
  })

  it('of a stored list keeps nobody from changing other settings, copying the event or mending the list', async () => {
    const id = await storedWith(['BUCHHHOLZ', 'ARO'])
    const change = async (changes: object) => (await owner.command(id, { kind: 'change-settings', changes, confirmed: true })).status
    expect(await change({ numberOfRounds: 4, tieBreaks: ['BUCHHHOLZ', 'ARO'] })).toBe(200)
    expect(await change({ tieBreaks: ['BH', 'ARO', 'BUCHHHOLZ'] })).toBe(422)
    expect(await change({ tieBreaks: ['BH', 'ARO'] })).toBe(200)
    expect(await standingsIn(id)).not.toHaveProperty('tieBreaksLeftOut')
  })

  it('of a stored list does not bring back the default when nothing of it can be read; nor does an empty list', async () => {
    for (const list of [['BUCHHHOLZ'], []]) {
      const table = await standingsIn(await storedWith(list))
      expect([table.tieBreaks, table.rows.map(({ rank }: { rank: number }) => rank)]).toEqual([[], [1, 1, 3, 3]])
      await server.close()
      server = await startServer(await databases.openNew('sqlite'))
      owner = await setUp(server)
    }
  })

  it('of a file is left out with a warning, and all others are taken', async () => {
    const file = [
      '012 Open',
      'XXR 3',
      '212 PTS,BUCHHHOLZ,ARO,OTHER_BLITZ,SB',
      '001    1      One                               2000',
      '001    2      Two                               1900',
    ].join('\n')
    const headers = { 'content-type': 'text/plain' }
    const { body } = await owner.send('POST', '/api/imports?key=file&rulebook=fide-dutch-2026', file, headers)
    expect((await owner.get(`/api/tournaments/${body.id}`)).body.settings.tieBreaks).toEqual(['PTS', 'ARO', 'SB'])
    const preview = await owner.send('POST', '/api/imports/preview?rulebook=fide-dutch-2026', file, headers)
    const warnings = preview.body.adjustments.filter(({ code }: { code: string }) => code.startsWith('tie-break'))
    expect(warnings).toMatchObject([
      { code: 'tie-break-unknown', severity: 'warning', message: expect.stringContaining('Did you mean BH (Buchholz)') },
      { code: 'tie-break-self-defined', severity: 'warning' },
    ])
  })
})
