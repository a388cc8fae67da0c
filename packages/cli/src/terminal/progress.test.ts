import { describe, expect, test } from 'vitest'
import { startProgress } from './progress.ts'

const screen = (isTTY: boolean) => {
  const written: string[] = []
  return { written, isTTY, columns: 60, write: (text: string | Uint8Array) => written.push(String(text)) > 0 }
}

describe('progress', () => {
  test('nothing is written where nobody watches', () => {
    const pipe = screen(false)
    const progress = startProgress(10, pipe)
    progress.advance('a.trf')
    progress.clear()
    expect(pipe.written).toEqual([])
  })

  test('the bar fills, fits the line and can be wiped', () => {
    const terminal = screen(true)
    let time = 0
    const progress = startProgress(2, terminal, () => time)
    progress.advance('a'.repeat(200))
    time = 1000
    progress.advance('b.trf')
    progress.clear()
    progress.clear()
    expect(terminal.written[0]).toContain('[############............] 1/2 aaa')
    expect(terminal.written[0]!.length).toBeLessThan(65)
    expect(terminal.written[1]).toContain('[########################] 2/2 b.trf')
    expect(terminal.written.slice(2)).toEqual(['\r\u001b[K'])
  })

  test('redrawing is bounded in time', () => {
    const terminal = screen(true)
    const progress = startProgress(1000, terminal, () => 0)
    for (let i = 0; i < 999; i++) progress.advance('x')
    expect(terminal.written).toHaveLength(1)
  })
})
