import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGoldenArchive } from '../../engine/src/testing/golden-archive.ts'
import { runZug } from './testing/run-zug.ts'
import { useFolder } from './testing/worked-example.ts'

const folder = useFolder()

/** Every seventh of the golden team events, all thirteen codes among them. `zug check` over all of them is for a run by hand. */
test('zug check finds nothing in team events of C.04.6, nor after they went through JSON', () => {
  const files = readGoldenArchive('team-2026').flatMap(({ name, bytes }) => {
    const own = /\d{3}[07]\.trf$/.exec(name)?.[0]
    return own === undefined ? [] : [{ name: own, bytes }]
  })
  mkdirSync(folder.path('events'))
  for (const { name, bytes } of files) folder.put(`events/${name}`, bytes)
  const { stdout, stderr, status } = runZug(['check', folder.path('events')])
  expect({ stdout, stderr, status }).toEqual({ stdout: '60 tournaments, 305 rounds, 0 discrepancies\n', stderr: '', status: 0 })

  mkdirSync(folder.path('again'))
  for (const { name } of files.slice(0, 13))
    expect(runZug(['convert', folder.path(`events/${name}`), folder.path(`again/${name.replace('trf', 'json')}`)]).status).toBe(0)
  expect(runZug(['check', folder.path('again')]).stdout).toMatch(/^13 tournaments, \d+ rounds, 0 discrepancies\n$/)
})
