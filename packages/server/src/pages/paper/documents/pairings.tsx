import { alongTheHall, type DeskBoard, type DeskRound, type NoGameKind, noGameKinds, positionIn, type WithoutGame } from '@zug/engine/desk'
import { pointsForBye } from '@zug/engine/model'
import { needLegend } from '@zug/messages/common/signs'
import type { FC } from 'hono/jsx'
import { SincePaired, scoreBefore } from '../as-paired.tsx'
import { byName, type Entrant, type Field, fieldOf, unpairedIn } from '../entrants.ts'
import type { Paper, PaperDocument, Sheet } from '../paper.ts'
import { Name, Rating } from '../parts.tsx'
import { points, resultText } from '../text.ts'

const common = { needs: 'public', shows: 'results', when: ({ round }: Paper) => round !== null } as const

export const pairings: PaperDocument = {
  id: 'pairings',
  ...common,
  options: ['round', 'density'],
  make: (paper) => sheetOf(paper, paper.words.documents.pairings, false),
}

export const results: PaperDocument = {
  id: 'results',
  ...common,
  options: ['round', 'density'],
  make: (paper) => sheetOf(paper, paper.words.documents.results, true),
}

const sheetOf = (paper: Paper, title: string, withResults: boolean): Sheet => {
  const round = paper.round!
  return {
    kind: 'list',
    title,
    subtitle: subtitleOf(paper, round),
    receiptOf: round,
    body: (
      <>
        <BoardTable paper={paper} round={round} withResults={withResults} />
        <NotPlaying paper={paper} round={round} />
        <SincePaired paper={paper} round={round} />
        {withResults ? <Signs paper={paper} round={round} /> : null}
      </>
    ),
  }
}

/** Which round it is and, of Chess960, from which position it begins. */
const subtitleOf = ({ words, state }: Paper, { round }: DeskRound): string => {
  const of = words.roundOf(round, state.settings!.numberOfRounds)
  const begins = positionIn(state, round)
  return begins === null ? of : `${of} · ${words.chess960(begins.number, begins.position)}`
}

type Props = { readonly paper: Paper; readonly round: DeskRound }

export const BoardTable: FC<Props & { readonly withResults: boolean }> = ({ paper, round, withResults }) => {
  const { words, common, state } = paper
  const field = fieldOf(state)
  const scores = paper.scoresKnown(round.round) && round.round > 1
  const score = scoreBefore(paper, field, round)
  const rating = field.teams ? null : <th class="n">{words.rating}</th>
  return (
    <table class="rows boards">
      <thead>
        <tr>
          <th class="board">{words.boardShort}</th>
          <th class="n number">{words.number}</th>
          <th class="side">{field.teams ? words.match.home : common.white}</th>
          {rating}
          {scores ? <th class="n">{words.points}</th> : null}
          <th class="result">{words.result}</th>
          {scores ? <th class="n">{words.points}</th> : null}
          <th class="n number">{words.number}</th>
          <th class="side">{field.teams ? words.match.guests : common.black}</th>
          {rating}
        </tr>
      </thead>
      <tbody>
        {alongTheHall(round, state.settings!.firstBoard).map(({ number, board }) => (
          <tr>
            <td class="board">{number}</td>
            <Side field={field} entrant={field.get(board.white)} />
            {scores ? <td class="n score">{score(field.get(board.white))}</td> : null}
            <td class="result">{withResults ? <Result board={board} paper={paper} /> : <span class="blank">–</span>}</td>
            {scores ? <td class="n score">{score(field.get(board.black))}</td> : null}
            <Side field={field} entrant={field.get(board.black)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Side: FC<{ readonly field: Field; readonly entrant: Entrant }> = ({ field, entrant }) => (
  <>
    <td class="n number">
      <small class="faint">{entrant.number}</small>
    </td>
    <td class="side name">
      <Name of={entrant} />
    </td>
    {field.teams ? null : (
      <td class="n">
        <Rating of={entrant} />
      </td>
    )}
  </>
)

const Result: FC<{ readonly board: DeskBoard; readonly paper: Paper }> = ({ board: { result }, paper }) => (
  <>{resultText(result, paper) || <span class="blank">–</span>}</>
)

/** What the signs mean, where there are some. */
const Signs: FC<Props> = ({ paper, round }) =>
  needLegend(round.boards.map(({ result }) => resultText(result, paper))) ? <p class="how">{paper.common.signs}</p> : null

const isNoGame = (bye: WithoutGame['bye']): bye is NoGameKind => noGameKinds.some((kind) => kind === bye)

/** Byes and absences, with what they are worth. */
export const NotPlaying: FC<Props> = ({ paper, round }) => {
  const field = fieldOf(paper.state)
  const compare = byName(paper.language)
  const rows = unpairedIn(paper.state, round)
    .map(({ player, bye }) => ({ entrant: field.get(player), bye }))
    // Who has left does not have to be told every round.
    .filter(({ entrant, bye }) => bye === 'pairing-allocated' || entrant.withdrawnFrom === null || entrant.withdrawnFrom > round.round)
    .sort((a, b) => Number(b.bye === 'pairing-allocated') - Number(a.bye === 'pairing-allocated') || compare(a.entrant, b.entrant))
  if (rows.length === 0) return null
  const { scoring } = field
  const worth = (bye: WithoutGame['bye']): string => {
    if (bye === 'forfeit-win') return points(scoring.forfeitWin)
    if (bye === 'forfeit-loss') return points(scoring.forfeitLoss)
    if (bye === 'absent' || isNoGame(bye)) return points(scoring.zeroPointBye)
    // A rest is worth nothing, and nobody expects it to be.
    return bye === 'pairing-allocated' && paper.traits.unpaired === 'rests' ? '' : points(pointsForBye(bye, scoring))
  }
  return (
    <section class="aside keep">
      <h2>{paper.words.notPlaying}</h2>
      <table class="rows byes">
        <tbody>
          {rows.map(({ entrant, bye }) => (
            <tr>
              <td class="n">
                <small class="faint">{entrant.number}</small>
              </td>
              <td class="name">
                <Name of={entrant} />
              </td>
              <td class="why">{paper.common.byes[bye]}</td>
              <td class="n">{worth(bye)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
