import { describe, expect, test } from 'vitest'
import { publish, usePublicPages } from '../testing/public-pages.ts'

const start = usePublicPages()

const sheet = ['Name,Fed,FIDE ID,CFC ID,USCF ID', 'Ada,CAN,2600001,123456,', 'Bo,USA,,,7654321', 'Cy,CAN,2600003,,'].join('\n')

describe('national numbers of an import', () => {
  test('a CFC ID is previewed as the number of its federation, entered, and kept in every file and page with numbers', async () => {
    const { server, owner, id, text } = await start(0)
    const read = await owner.send('POST', `/api/tournaments/${id}/imports`, Buffer.from(sheet), {
      'content-type': 'application/octet-stream',
    })
    expect(read.status).toBe(200)
    const cells = read.body.lines.map(({ cells: { fideId, nationalId } }: { readonly cells: Record<string, string> }) => [
      fideId,
      nationalId,
    ])
    expect(cells).toEqual([
      ['2600001', 'CAN 123456'],
      ['', 'USA 7654321'],
      ['2600003', ''],
    ])
    expect((await owner.command(id, { kind: 'import-players', players: read.body.players })).status).toBe(200)
    const idsOf = (players: readonly { readonly name: string; readonly nationalIds?: unknown }[]) =>
      Object.fromEntries(players.map(({ name, nationalIds }) => [name, nationalIds]))
    const expected = { Ada: [{ federation: 'CAN', id: '123456' }], Bo: [{ federation: 'USA', id: '7654321' }], Cy: undefined }
    for (const reader of [owner, server.nobody]) expect(idsOf((await reader.get(`/api/tournaments/${id}`)).body.players)).toEqual(expected)
    await publish(owner, id)
    expect(idsOf((await owner.get(`/api/tournaments/${id}/export/json`)).body.players)).toEqual(expected)
    const trf = String((await owner.get(`/api/tournaments/${id}/export/trf26`)).body.text)
    expect(trf).toMatch(/^CAN {4}1 .* 123456\r?$/m)
    expect(trf).toMatch(/^USA {4}\d .* 7654321\r?$/m)
    expect(String((await owner.get(`/api/tournaments/${id}/export/csv`)).body.text)).toContain('CAN 123456')
    for (const [language, heading] of [
      ['en', 'National ID'],
      ['de', 'Nationale ID'],
      ['fr', 'ID national'],
    ]) {
      const page = await text(`/paper/players?lang=${language}`)
      expect([page.includes(heading!), page.includes('CAN 123456'), page.includes('USA 7654321')]).toEqual([true, true, true])
    }
    const again = await owner.send('POST', '/api/imports?key=again', Buffer.from(trf), { 'content-type': 'application/octet-stream' })
    expect(again.status).toBe(201)
    expect(idsOf((await owner.get(`/api/tournaments/${again.body.id}`)).body.players)).toEqual(expected)
    // Corrected at the player, and taken away.
    const ada = (await owner.get(`/api/tournaments/${id}`)).body.players.find(({ name }: { readonly name: string }) => name === 'Ada')
    await owner.command(id, { kind: 'correct-player', player: ada.id, changes: { nationalIds: [] } })
    expect(idsOf((await owner.get(`/api/tournaments/${id}/export/json`)).body.players)).toEqual({ ...expected, Ada: undefined })
  })
})
