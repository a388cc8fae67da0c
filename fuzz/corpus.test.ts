import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newTournament } from '../packages/server/src/testing/server.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkFile } from './check-file.ts'
import { checkReceipt } from './check-receipt.ts'
import { openFuzzedDesk } from './desk.ts'
import { kinds, openTrial } from './kinds.ts'
import { checkRequest, type Request } from './requests.ts'
import { judged } from './verdict.ts'

const corpus = new URL('./corpus/', import.meta.url)
const names = readdirSync(corpus).filter((name) => name !== 'README.md')
const isRequests = (name: string): boolean => name.endsWith('.requests.json')

describe('what once went wrong, again', () => {
  test.each(names.filter((name) => !isRequests(name)))('%s', async (name) => {
    const bytes = readFileSync(new URL(name, corpus))
    const check = name.endsWith('.receipt.json') ? checkReceipt : name.endsWith('.certificate.json') ? checkCertificate : checkFile
    const verdict = await judged(() => check(bytes))
    expect(verdict).not.toMatchObject({ kind: 'fault' })
  })

  test('requests, each list to a tournament of its own', async () => {
    const desk = await openFuzzedDesk()
    for (const name of names.filter(isRequests)) {
      const { players, settings, requests }: Episode = JSON.parse(readFileSync(new URL(name, corpus), 'utf8'))
      const tournament = await newTournament(desk.owner, players, settings)
      for (const request of requests)
        expect(await judged(() => checkRequest(desk, request, tournament)), `${name} ${request.path}`).not.toMatchObject({ kind: 'fault' })
    }
    await desk.close()
  })
})

type Episode = { readonly players: number; readonly settings: object; readonly requests: readonly Request[] }

describe('a few of every kind', () => {
  test.each(kinds)('%s', async (kind) => {
    const trial = await openTrial(kind, 20261116)
    const verdicts = []
    for (let number = 0; number < 60; number++) verdicts.push(await trial.run(number))
    await trial.close()
    expect(verdicts.filter((verdict) => verdict.kind === 'fault')).toEqual([])
    // Where all were refused at the door, nothing would have been tried.
    expect(verdicts.some((verdict) => verdict.kind === 'taken')).toBe(true)
  })
})
