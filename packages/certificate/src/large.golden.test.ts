import { verify } from '@zug/checker'
import { describe, expect, test } from 'vitest'
import { largeRound } from './testing/large-field.ts'
import { editions, proved } from './testing/rounds.ts'

describe.each(editions)('%s: a round of 10,000 players', (edition) => {
  test('has a certificate of less than a megabyte, verified in less than two seconds of processor time', { timeout: 120_000 }, () => {
    const round = largeRound(9999, 3, edition)
    const certificate = proved(round)
    const started = process.cpuUsage()
    expect(verify(round.report, certificate)).toMatchObject({ ok: true })
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(2000)
    expect(JSON.stringify(certificate).length).toBeLessThan(1_000_000)
  })
})
