import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needNode } from '../node-version.ts'
import { parsePlace, placeName } from './place.ts'

describe('places', () => {
  test.each([
    ['data', { kind: 'sqlite', folder: resolve('data') }],
    ['/var/lib/zug', { kind: 'sqlite', folder: '/var/lib/zug' }],
    ['postgres://zug@db/zug', { kind: 'postgres', url: 'postgres://zug@db/zug' }],
    ['POSTGRESQL://db', { kind: 'postgres', url: 'POSTGRESQL://db' }],
  ])('%s', (text, place) => {
    expect(parsePlace(text)).toEqual(place)
  })

  test.each(['', 'mysql://u:hunter2@db/x', 'sqlite:data', 'postgres://u:hunter2@ b/x'])('%j is none, and no password is shown', (text) => {
    expect(() => parsePlace(text)).toThrow(/folder|%-escapes/)
    expect(() => parsePlace(text)).not.toThrow(/hunter2/)
  })

  test.each(['postgres://u:hunter2@one,two/x', 'postgres://u:hunter2@one:5432,two:5433/x'])(
    '%j: one address, and what it has to be',
    (text) => {
      expect(() => parsePlace(text)).toThrow(/^Name one address .* primary\.$/)
      expect(parsePlace('postgres://u:a,b@one/x')).toMatchObject({ kind: 'postgres' })
    },
  )

  test('an address is shown without its password', () => {
    expect(placeName(parsePlace('postgres://zug:hunter2@db:5433/zug?password=hunter2'))).toBe('postgres://zug@db:5433/zug')
  })
})

test('an older Node is told which one is needed', () => {
  expect(() => needNode('20.20.2')).toThrow('The desk and its storage need Node 24 or newer, this is Node 20.20.2.')
  expect(() => needNode('24.0.0')).not.toThrow()
})
