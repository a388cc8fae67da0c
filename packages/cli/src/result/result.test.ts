import { describe, expect, test } from 'vitest'
import { parseResult } from './result.ts'

const chess = { games: 'results' } as const
const ssm = { games: 'scores' } as const
const said = (text: string) => {
  const result = parseResult(text, chess)
  return result?.kind === 'sides' ? `${result.white} ${result.black}${result.rated ? '' : ' unrated'}` : result
}

describe('results as people write them', () => {
  test.each([
    ['1-0', 'win loss'],
    [' 1 – 0 ', 'win loss'],
    ['1:0', 'win loss'],
    ['0-1', 'loss win'],
    ['1', 'win loss'],
    ['0', 'loss win'],
    ['1/2-1/2', 'draw draw'],
    ['½-½', 'draw draw'],
    ['0.5-0.5', 'draw draw'],
    ['0,5:0,5', 'draw draw'],
    ['=', 'draw draw'],
    ['+-', 'forfeit-win forfeit-loss'],
    ['-+', 'forfeit-loss forfeit-win'],
    ['--', 'forfeit-loss forfeit-loss'],
    ['+/-', 'forfeit-win forfeit-loss'],
    ['1F-0F', 'forfeit-win forfeit-loss'],
    ['0d-1d', 'forfeit-loss forfeit-win'],
    ['1-0F', 'forfeit-win forfeit-loss'],
    ['W-L', 'win loss unrated'],
    ['D-D', 'draw draw unrated'],
    ['½-0', 'draw loss'],
    ['0-0', 'loss loss'],
    ['*', 'adjourned adjourned'],
  ])('%s', (text, result) => expect(said(text)).toBe(result))

  test.each(['', '10', '1-1', '2-0', '1-½', '+-+', '½-½F', 'W-0', 'draw', '1-0-0', '++'])('%s is none', (text) =>
    expect(said(text)).toBeNull(),
  )

  test('SSM A1: the scores of the game, and whether the time limit ended it', () => {
    expect(parseResult('14-9', ssm)).toEqual({ kind: 'scores', white: 140, black: 90, onTimeLimit: false })
    expect(parseResult('7½ : 7 t', ssm)).toEqual({ kind: 'scores', white: 75, black: 70, onTimeLimit: true })
    expect(parseResult('1-0', ssm)).toEqual({ kind: 'scores', white: 10, black: 0, onTimeLimit: false })
    expect(parseResult('+-', ssm)).toMatchObject({ kind: 'sides', white: 'forfeit-win' })
    for (const text of ['=', '1', 'W-L', '14', '14-9-3']) expect(parseResult(text, ssm)).toBeNull()
  })
})
