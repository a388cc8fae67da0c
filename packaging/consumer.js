// What somebody who installed the engine writes: read a file, pair the next round, have it checked.
import { roundNumber, roundsPaired } from '@zug/engine/model'
import { checkRound, pairRound } from '@zug/engine/pairing'
import { parseTrf } from '@zug/engine/trf'
import { issueText } from '@zug/messages/issues'

export const nextRound = (text) => {
  const read = parseTrf(text)
  if (!read.ok) throw new Error(issueText(read.error[0]))
  const { tournament } = read.value
  const round = roundNumber(roundsPaired(tournament) + 1)
  const answer = pairRound(tournament, round, 'fide-dutch-2026')
  if (answer === null || answer.kind !== 'pairing') throw new Error('no pairing')
  const { violations } = checkRound(tournament, round, answer, 'fide-dutch-2026')
  return { round, boards: answer.boards.map(({ white, black }) => [white, black]), violations: violations.length }
}
