import { verify } from '@zug/checker'
import { describe, expect, test } from 'vitest'
import { roundsPaired } from '../../engine/src/model/history.ts'
import { roundNumber } from '../../engine/src/model/ids.ts'
import { readGoldenArchive } from '../../engine/src/testing/golden-archive.ts'
import { tournamentFrom } from '../../engine/src/testing/read-golden.ts'
import { inPython, type ToVerify } from './testing/in-python.ts'
import { type Edition, pairedReport, proved } from './testing/rounds.ts'

/** One file in so many; `ZUG_GOLDEN=1` takes all of them, which is some minutes. Of those one round in so many in Python, too, which is slower: then all. */
const step = Number(process.env.ZUG_GOLDEN ?? 30)
const stepInPython = step === 1 ? 1 : 10

const count = (edition: Edition, archive: string, whole: boolean) => {
  const counts = { rounds: 0, proven: 0, searched: 0, inPython: 0, largest: 0, refused: [] as string[] }
  let toVerify: ToVerify[] = []
  const askPython = (): void => {
    for (const verdict of inPython(toVerify)) {
      if (verdict.ok) counts.inPython += verdict.proven
      else counts.refused.push(`in Python: ${verdict.condition} ${verdict.where}`)
    }
    toVerify = []
  }
  const files = readGoldenArchive(archive).filter(({ name }) => name.endsWith('.trf'))
  for (const { name, bytes } of files.filter((_, index) => index % (whole ? step : Math.min(step, 4)) === 0)) {
    const report = new TextDecoder('latin1').decode(bytes)
    const rounds = roundsPaired(tournamentFrom(name, bytes))
    for (const round of whole ? Array.from({ length: rounds }, (_, at) => roundNumber(at + 1)) : [null]) {
      const paired = pairedReport(name, report, round, edition)
      if (paired === null) continue
      const certificate = proved(paired)
      const verdict = verify(report, certificate)
      if (counts.rounds++ % stepInPython === 0 && toVerify.push([report, certificate]) === 100) askPython()
      counts.largest = Math.max(counts.largest, JSON.stringify(certificate).length)
      counts.searched += certificate.brackets.filter((proof) => 'searched' in proof).length
      if (verdict.ok) counts.proven += verdict.proven
      else counts.refused.push(`${name}, round ${paired.round.round}: ${verdict.condition} ${verdict.where}`)
    }
  }
  askPython()
  return counts
}

describe('golden rounds carry certificates', () => {
  test.each([
    ['fide-dutch-2017', 'dutch-2017', true],
    ['fide-dutch-2026', 'dutch-2026', true],
    ['fide-dutch-2017', 'cases-2017', false],
    ['fide-dutch-2026', 'cases-2026', false],
    ['fide-dutch-2017', 'large', false],
    ['fide-dutch-2026', 'large', false],
  ] as const)('%s, %s: every bracket is proven', { timeout: 3_600_000 }, (edition, archive, whole) => {
    const { rounds, proven, searched, inPython: again, largest, refused } = count(edition, archive, whole)
    const share = `${proven} of ${proven + searched} brackets proven (${((100 * proven) / (proven + searched)).toFixed(1)} %)`
    console.info(`${archive} by ${edition}: ${rounds} rounds, ${share}, ${again} in Python too, largest ${largest} bytes`)
    expect({ refused, searched }).toEqual({ refused: [], searched: 0 })
    expect(rounds).toBeGreaterThan(0)
    expect(largest).toBeLessThan(2_000_000)
  })
})
