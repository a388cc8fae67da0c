import type { PlayerId } from '@zug/engine/model'
import { expect, it } from 'vitest'
import { found, labelsOf } from './by-name.ts'
import { nameKey } from './player.ts'

const player = (id: number, name: string, rating: number | null = null) => ({ id: id as PlayerId, name, rating })

it('finds a player by the name or a piece of it that only one has', () => {
  const labels = labelsOf([player(1, 'Müller, Jörg', 2390), player(2, 'Müller, Anna'), player(3, 'Ivo'), player(4, 'Ivo', 1900)])
  expect([...labels.keys()]).toEqual(['Müller, Jörg', 'Müller, Anna', 'Ivo (#3)', 'Ivo (1900, #4)'])
  expect(['Müller, Jörg', 'jorg', ' ANNA ', 'Ivo (#3)'].map((text) => found(labels, text))).toEqual([1, 1, 2, 3])
  expect(found(labelsOf([player(1, 'Sørensen, Đani')]), 'sorensen, dani')).toBe(1)
  expect(['müller', 'Ivo', 'nobody', ''].map((text) => found(labels, text))).toEqual([undefined, undefined, undefined, undefined])
})

it('takes a name for the same whatever its accents, case, commas and order', () => {
  expect(nameKey('anna  MULLER')).toBe(nameKey('Müller, Anna'))
  expect(nameKey('Lukasz Weiss')).toBe(nameKey('Weiß, Łukasz'))
  expect(nameKey('Müller, Hanna')).not.toBe(nameKey('Müller, Anna'))
})
