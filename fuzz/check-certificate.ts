import { type Certificate, verify } from '@zug/checker'
import { roundNumber, roundsPaired, type Tournament } from '@zug/engine/model'
import { inferInitialColour, rulebooks } from '@zug/engine/pairing'
import { parseTrf } from '@zug/engine/trf'
import { fault, refused, taken, type Verdict } from './verdict.ts'

/** A certificate beside the report of its tournament, both as they lie there. */
export type Certified = { readonly report: string; readonly certificate: string }

/** What the checker takes is a proof: then the engine pairs the same round from the same report. */
export const checkCertificate = (bytes: Uint8Array): Verdict => {
  const { report, certificate } = JSON.parse(Buffer.from(bytes).toString()) as Certified
  const verdict = verify(report, certificate)
  if (!verdict.ok) return verdict.condition === '' || verdict.where === '' ? fault('answer', 'refused for no reason') : refused
  const claimed = JSON.parse(certificate) as Certificate
  const read = parseTrf(report)
  // The checker reads a few columns; what is wrong in others is no business of it.
  if (!read.ok) return refused
  const boards = pairedAs(read.value.tournament, claimed)
  if (boards === null) return refused
  const proven = JSON.stringify([claimed.boards, claimed.bye])
  return boards === proven ? taken : fault('answer', `${claimed.rulebook}, round ${claimed.round}: proven ${proven}, paired ${boards}`)
}

/** null where the report says something that decides the round and that certificates do not know of. */
const pairedAs = (told: Tournament, { rulebook: id, round, parity, initialColour }: Certificate): string | null => {
  const rulebook = rulebooks.find((one) => one.id === id)!
  if (round > roundsPaired(told) + 1 || (told.rules !== null && 'acceleration' in told.rules && told.rules.acceleration !== null))
    return null
  const tournament: Tournament = {
    ...told,
    rules: { ...rulebook.defaults, parity } as Tournament['rules'],
    initialColour: told.initialColour ?? inferInitialColour(told) ?? initialColour,
  }
  const answer = rulebook.pairRound(rulebook.entrants(tournament), roundNumber(round))
  if (answer.kind !== 'pairing') return answer.kind
  return JSON.stringify([answer.boards.map(({ white, black }) => [white, black]), answer.bye])
}
