import { absent, type Outcome } from '@zug/engine/model'
import { colourText, forfeitMark, resultIn } from '@zug/engine/standings'
import { type Entrant, type Field, fieldOf } from '../entrants.ts'
import type { Paper, PaperDocument } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'
import { notationFor, points } from '../text.ts'
import { tightness } from '../tightness.ts'

/** Everybody by number; two lines a cell, and empty cells for the rounds to come: it is posted once and written on. */
export const wallChart: PaperDocument = {
  id: 'wall-chart',
  needs: 'public',
  shows: 'results',
  options: ['round', 'density'],
  when: ({ state }) => state.players.size > 0,
  make: (paper) => {
    const { words, state, options } = paper
    const field = fieldOf(state)
    const last = paper.round?.round ?? 0
    const count = Math.max(last, state.settings!.numberOfRounds)
    const rounds = Array.from({ length: count }, (_, at) => at + 1)
    return {
      kind: 'list',
      landscape: true,
      title: words.documents['wall-chart'],
      ...(last === 0 ? {} : { subtitle: words.afterRound(last) }),
      body: (
        <>
          <p class="how">{words.wallChartHow}</p>
          <table class={`rows wall-chart ${tightness(count, [7, 11, 18], options.density)}`}>
            <thead>
              <tr>
                <th class="n">{words.number}</th>
                <th class="wide">{field.teams ? words.team : words.name}</th>
                {rounds.map((round) => (
                  <th class="cell">{round}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {field.all.map((entrant) => (
                <tr>
                  <td class="n big">{entrant.number}</td>
                  <td class="name wide">
                    <b>
                      <Name of={entrant} />
                    </b>
                    <small class="line">{[field.teams ? '' : <Rating of={entrant} />, ` ${entrant.federation}`]}</small>
                  </td>
                  {rounds.map((round) => (
                    <td class="cell">{round > last ? null : <Cell paper={paper} field={field} entrant={entrant} round={round} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ),
    }
  },
}

type CellProps = { readonly paper: Paper; readonly field: Field; readonly entrant: Entrant; readonly round: number }

const Cell = ({ paper, field, entrant, round }: CellProps) => {
  const outcome = entrant.outcomes[round - 1] ?? absent
  const open = outcome.kind === 'game' && outcome.result === 'adjourned'
  return (
    <>
      <span class="line">{opponentText(outcome, round, field, paper)}</span>
      <b class="line">{open || !paper.scoresKnown(round + 1) ? '\u00a0' : points(field.pointsAfter(entrant, round))}</b>
    </>
  )
}

const opponentText = (outcome: Outcome, round: number, field: Field, paper: Paper): string => {
  const notation = notationFor(paper)
  if (outcome.kind === 'bye' || outcome.kind === 'absent') return resultIn(notation, outcome, undefined) || '–'
  const opponent = field.get(outcome.opponent)
  if (notation.manner.wdl) return `${opponent.number} ${resultIn(notation, outcome, opponent.outcomes[round - 1])}`
  return `${opponent.number}${colourText(outcome, notation)}${outcome.kind === 'forfeit' ? forfeitMark(outcome.result, notation) : ''}`
}
