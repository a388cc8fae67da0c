import { makeCertificate, reportOf, roundToProve } from '@zug/certificate'
import { verify } from '@zug/checker'
import { roundNumber, roundsPaired } from '@zug/engine/model'
import { pairRound } from '@zug/engine/pairing'
import { collapseIn } from '@zug/engine/proof'
import { parseTrf } from '@zug/engine/trf'
import { readGoldenArchive } from '../packages/engine/src/testing/golden-archive.ts'
import { now } from './clock.ts'
import type { Field, Rulebook } from './fields.ts'

/** Milliseconds of processor time of one round: what making its certificate costs beside pairing it. */
export type CertificateTimes = {
  readonly reading: number
  readonly pairing: number
  readonly making: number
  readonly verifying: number
  readonly bytes: number
}

/** Of everything the fastest of several runs, so that neither the compiler nor the garbage collector of another part counts; null where there is nothing to prove. */
export const timeCertificate = (
  { tournament, round }: Field,
  rulebook: Rulebook,
  runs: number,
  report = reportOf(tournament),
): CertificateTimes | null => {
  const number = roundNumber(round)
  const answer = pairRound(tournament, number, rulebook)
  const toProve = answer.kind === 'pairing' ? roundToProve(tournament, answer) : null
  if (toProve === null) return null
  const make = () => makeCertificate(report, toProve, collapseIn(toProve.rulebook, tournament, number, toProve.boards))
  const certificate = make()
  const fastest = (work: () => unknown): number => {
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < runs; run++) {
      const begun = now()
      work()
      least = Math.min(least, now() - begun)
    }
    return least
  }
  return {
    reading: fastest(() => parseTrf(report)),
    pairing: fastest(() => pairRound(tournament, number, rulebook)),
    making: fastest(make),
    verifying: fastest(() => verify(report, certificate)),
    bytes: JSON.stringify(certificate).length,
  }
}

/** The sum over golden rounds, one file in so many. */
export const timeGoldenCertificates = (rulebook: Rulebook, archive: string, step: number) => {
  const sum = { rounds: 0, reading: 0, pairing: 0, making: 0, verifying: 0, bytes: 0 }
  for (const { bytes } of readGoldenArchive(archive).filter(({ name }, at) => name.endsWith('.trf') && at % step === 0)) {
    const report = new TextDecoder('latin1').decode(bytes)
    const parsed = parseTrf(report)
    if (!parsed.ok) throw new Error('a golden file cannot be read')
    const { tournament } = parsed.value
    for (let round = 1; round <= roundsPaired(tournament); round++) {
      const times = timeCertificate({ name: '', tournament, round }, rulebook, 5, report)
      if (times === null) continue
      sum.rounds++
      for (const key of ['reading', 'pairing', 'making', 'verifying', 'bytes'] as const) sum[key] += times[key]
    }
  }
  return sum
}
