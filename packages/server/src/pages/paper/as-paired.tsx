import { boardNumber, type DeskRound } from '@zug/engine/desk'
import type { Points } from '@zug/engine/model'
import { timeText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import { correctedSince } from '../../tournaments/corrected-since.ts'
import { recallsOf } from '../../tournaments/recalls.ts'
import { zoneOf } from '../../tournaments/zone.ts'
import { type Entrant, type Field, fieldOf } from './entrants.ts'
import type { Paper } from './paper.ts'
import { points, receiptText, resultText } from './text.ts'

/** What everybody brought into a round when it was paired: what was corrected since did not pair it. */
export const scoreBefore = (paper: Paper, field: Field, round: DeskRound): ((entrant: Entrant) => string) => {
  const then = new Map((correctedSince(paper.open, round.round)?.asPaired ?? []).map((entry) => [entry.player, entry.points * 10]))
  return (entrant) => points((then.get(entrant.id) ?? field.pointsAfter(entrant, round.round - 1)) as Points)
}

/** Under the boards: which earlier results were corrected since, and which sheet this one stands for. */
export const SincePaired: FC<{ readonly paper: Paper; readonly round: DeskRound }> = ({ paper, round }) => {
  const { common, state, language } = paper
  const field = fieldOf(state)
  const corrected = paper.scoresKnown(round.round) ? (correctedSince(paper.open, round.round)?.results ?? []) : []
  const lines = corrected.map((one) =>
    common.correctedResult(
      one.round,
      boardNumber(state, one.round, one.board),
      `${field.get(one.white).name} – ${field.get(one.black).name}`,
      resultText(one.was, paper) || common.results.open,
      resultText(one.now, paper),
    ),
  )
  const zone = zoneOf(state.settings!)
  const before = recallsOf(paper.open).filter((one) => one.round === round.round)
  if (lines.length === 0 && before.length === 0) return null
  return (
    <section class="aside keep since">
      {lines.length === 0 ? null : (
        <p class="corrected">
          {common.correctedSince} {lines.join('; ')}.
        </p>
      )}
      {before.map(({ publishedAt, at, reason, receipt }) => (
        <p class="recalled">
          {common.recalled.before(timeText(publishedAt, language, zone), timeText(at, language, zone), reason)}{' '}
          <s>{receiptText(receipt.short)}</s>
        </p>
      ))}
    </section>
  )
}
