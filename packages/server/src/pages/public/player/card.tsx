import type { Outcome } from '@zug/engine/model'
import { resultIn } from '@zug/engine/standings'
import { openSign } from '@zug/messages/common/signs'
import type { FC } from 'hono/jsx'
import { ColourDisc, PlayerName, roles, Signs } from '../names.tsx'
import { pointsText, resultText } from '../results.ts'
import { addressOf, notationFor, personOf, type Scene, wordsOf } from '../scene.ts'
import { type Seat, seatOf } from '../seat.ts'
import type { CardAnswer } from '../shapes.ts'

/** One round of a player, as the pairing card has it. */
export type CardLine = {
  readonly round: number
  readonly opponent: number | null
  readonly colour: 'white' | 'black' | null
  readonly float: 'down' | 'up' | null
  readonly result: string
  readonly remark: string | null
  readonly progressive: number
  readonly open: boolean
}

const colourOf = (outcome: Outcome): 'white' | 'black' | null => (outcome.kind === 'game' ? outcome.colour : null)

/** A game that is still on brings nothing yet, whatever it counts for pairing. */
const isOpen = (outcome: Outcome): boolean => outcome.kind === 'game' && outcome.result === 'adjourned'

export const linesOfCard = (scene: Scene, card: CardAnswer, id: number): readonly CardLine[] => {
  let progressive = 0
  return card.rounds.map(({ round, opponent, outcome, float, points }) => {
    progressive += isOpen(outcome) ? 0 : points
    const common = wordsOf(scene).common
    const published = scene.view.rounds.find((entry) => entry.round === round)
    const seat = published === undefined ? null : seatOf(scene, published, id)
    const remark = seat?.kind === 'board' ? resultText(seat.board.result, common).remark : null
    return {
      round,
      opponent,
      colour: colourOf(outcome),
      // Nobody floats where everybody meets everybody.
      float: scene.view.traits.drawnFrom === 'tables' ? null : float,
      result: resultOf(scene, outcome, seat, points),
      remark: outcome.kind === 'bye' ? wordsOf(scene).common.byes[outcome.bye] : outcome.kind === 'absent' ? common.byes.absent : remark,
      progressive,
      open: isOpen(outcome),
    }
  })
}

/** The scores of the game itself where it has some; a bye counts what the event gives for it, and a rest is no result. */
const resultOf = (scene: Scene, outcome: Outcome, seat: Seat | null, points: number): string => {
  if (seat?.kind === 'board' && seat.board.result?.scores !== undefined) return seat.result?.text ?? openSign
  if (outcome.kind === 'bye') return scene.view.traits.unpaired === 'rests' ? '' : pointsText(points)
  if (outcome.kind === 'absent') return ''
  return resultIn(notationFor(scene), outcome, undefined)
}

/** A team's matches, from what is published; its progress is what the wall chart says. */
export const linesOfTeam = (scene: Scene, id: number, progress: readonly number[]): readonly CardLine[] =>
  scene.view.rounds.map((round, at) => {
    const seat = seatOf(scene, round, id)
    return {
      round: round.round,
      opponent: seat.kind === 'board' ? seat.opponent.id : null,
      colour: seat.kind === 'board' ? seat.colour : null,
      float: null,
      result: seat.kind === 'board' ? (seat.result?.text ?? openSign) : '',
      remark: seat.kind === 'bye' ? wordsOf(scene).common.byes[seat.bye] : null,
      progressive: (seat.kind === 'board' && seat.result === null ? progress[at - 1] : progress[at]) ?? 0,
      open: seat.kind === 'board' && seat.result === null,
    }
  })

export const Card: FC<{ readonly scene: Scene; readonly lines: readonly CardLine[] }> = ({ scene, lines }) => {
  const words = wordsOf(scene)
  const colourless = scene.view.traits.colourless
  const floats = lines.some(({ float }) => float !== null)
  return (
    <section id="card">
      <h2>{words.card}</h2>
      <table class={`list card${lines.some(({ result }) => result.length > 4) ? ' scored' : ''}`} {...roles.table}>
        <caption class="unseen">{words.card}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th {...roles.columnheader} scope="col" class="rank">
              <abbr title={words.rounds}>{words.round(0).charAt(0)}</abbr>
            </th>
            {colourless ? null : (
              <th {...roles.columnheader} scope="col" class="disc-cell">
                <span class="unseen">{words.colour}</span>
              </th>
            )}
            <th {...roles.columnheader} scope="col" class="side">
              {words.opponent}
            </th>
            {floats ? (
              <th {...roles.columnheader} scope="col" class="float">
                {words.float}
              </th>
            ) : null}
            <th {...roles.columnheader} scope="col" class="points">
              {words.result}
            </th>
            <th {...roles.columnheader} scope="col" class="points">
              {words.pointsShort}
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {lines.map((line) => (
            <tr {...roles.row} id={`card-${line.round}`}>
              <td {...roles.cell} class="rank">
                <a href={addressOf(scene, `/round/${line.round}`)} aria-label={words.round(line.round)}>
                  {String(line.round)}
                </a>
              </td>
              {colourless ? null : (
                <td {...roles.cell} class="disc-cell">
                  {line.colour === null ? null : (
                    <>
                      <ColourDisc colour={line.colour} /> <span class="unseen">{words.common[line.colour]}</span>
                    </>
                  )}
                </td>
              )}
              <td {...roles.cell} class="side">
                {line.opponent === null ? null : <PlayerName scene={scene} entrant={personOf(scene, line.opponent)} />}
                {line.remark === null ? null : <small>{line.remark}</small>}
              </td>
              {floats ? (
                <td {...roles.cell} class="float">
                  {line.float === null ? null : (
                    <abbr title={words.floats[line.float]} aria-label={words.floats[line.float]}>
                      {line.float === 'down' ? '↓' : '↑'}
                    </abbr>
                  )}
                </td>
              ) : null}
              <td {...roles.cell} class="points">
                {line.result}
              </td>
              <td {...roles.cell} class="points">
                {pointsText(line.progressive)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Signs scene={scene} results={lines.map(({ result }) => result)} />
    </section>
  )
}
