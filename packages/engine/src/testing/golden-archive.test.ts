import { describe, expect, test } from 'vitest'
import { readGoldenArchive } from './golden-archive.ts'

describe('golden archives', () => {
  test('every file of an archive is found, with its whole content', () => {
    const files = readGoldenArchive('cases-2017')
    expect(files).toHaveLength(600)
    expect(files.filter(({ name }) => name.endsWith('.trf'))).toHaveLength(300)
    const none = files.find(({ name }) => name === 'cases-2017/0061.none')
    expect(new TextDecoder().decode(none?.bytes)).toBe('no valid pairing\n')
  })
})
