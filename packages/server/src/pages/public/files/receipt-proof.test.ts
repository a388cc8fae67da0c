import { verify } from '@zug/checker'
import { expect, test } from 'vitest'
import { enter, publish, usePublicPages } from '../../../testing/public-pages.ts'

const start = usePublicPages()

test('a published round is given out with its certificate, and with the report that it is verified by', async () => {
  const { owner, id, server } = await start()
  await publish(owner, id)
  await enter(owner, id, 1, 4)
  await publish(owner, id)
  const { proof } = (await server.nobody.get(`/t/${id}/round/2/receipt.json`)).body
  expect(verify(proof.report, proof.certificate)).toMatchObject({ ok: true })
  const text = async (file: string): Promise<string> => (await server.app.request(`/t/${id}/round/2/${file}`)).text()
  expect(JSON.parse(await text('certificate.json'))).toEqual(proof.certificate)
  expect(await text('report.trf')).toBe(proof.report)
})

test('there is none where players are kept apart, whom it would name', async () => {
  const { owner, id, server, status } = await start()
  await owner.command(id, {
    kind: 'forbid-pair',
    prohibition: { strength: 'law', who: { kind: 'players', players: [1, 2] }, firstRound: 1, lastRound: null },
  })
  await publish(owner, id)
  const { body } = await server.nobody.get(`/t/${id}/round/1/receipt.json`)
  expect([body.withheld, body.proof]).toEqual([true, undefined])
  expect(await status('/round/1/certificate.json')).toBe(404)
})
