import { defaultPlace, parsePlace } from '@zug/server/storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../failure.ts'
import { loadDesk, placesOf, type Where } from './place.ts'

afterEach(() => vi.unstubAllEnvs())

const said = (options: Where & { readonly backups?: string }, variable?: string) => {
  vi.stubEnv('ZUG_DATABASE', variable)
  return placesOf({ defaultPlace, parsePlace }, options)
}
const url = 'postgres://zug:secret@localhost/zug'

describe('where a desk finds its data', () => {
  test('is what is said, then what the environment says, then the usual folder', () => {
    expect(said({})).toEqual({ place: defaultPlace })
    expect(said({}, 'folder')).toEqual({ place: 'folder' })
    expect(said({ data: 'other' }, 'folder')).toEqual({ place: 'other' })
    expect(said({ database: 'other' }, url)).toEqual({ place: 'other' })
  })

  test('is PostgreSQL, and --data has the backups, whether the address is said or in the environment', () => {
    const places = { place: url, backupFolder: '/var/lib/zug/backups' }
    expect(said({ database: url, data: '/var/lib/zug' })).toEqual(places)
    expect(said({ data: '/var/lib/zug' }, url)).toEqual(places)
    expect(said({ data: '/var/lib/zug', backups: '/elsewhere' }, url)).toEqual({ place: url, backupFolder: '/elsewhere' })
  })

  test('is never two folders', () => {
    expect(() => said({ data: 'one', database: 'two' })).toThrow()
  })
})

test('A command without the desk beside it says which package it needs', async () => {
  const missing = Object.assign(new Error("Cannot find package '@zug/server'"), { code: 'ERR_MODULE_NOT_FOUND' })
  const refused = await loadDesk('serve', () => Promise.reject(missing)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Failure)
  expect((refused as Failure).problem.lines).toEqual([
    expect.stringMatching(/server-missing .*zug serve needs @zug\/server beside @zug\/cli/),
  ])
})
