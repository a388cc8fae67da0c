import type { FC } from 'hono/jsx'
import { fullNameOf } from '../../../sections/full-name.ts'
import type { Entrant } from '../entrants.ts'
import type { Paper } from '../paper.ts'
import { ColourMark, Name } from '../parts.tsx'
import { QrCode } from '../qr.tsx'

export const SlipHead: FC<{ readonly paper: Paper; readonly board: number }> = ({ paper: { words, round, state }, board }) => (
  <header>
    <div class="where">
      <span>{fullNameOf(state.settings!)}</span>
      <span>{words.round(round!.round)}</span>
    </div>
    <div class="number">
      <small>{words.board}</small>
      <b>{board}</b>
    </div>
  </header>
)

/** A result to circle; where a game has scores of its own, room to write them. */
export const SlipChoices: FC<ChoicesProps> = ({ paper, players }) =>
  paper.traits.games === 'scores' ? <SlipScores paper={paper} players={players} /> : <SlipResults paper={paper} />

/** Whose score is written where: on a half the own one first. */
type ChoicesProps = { readonly paper: Paper; readonly players: readonly [Entrant, Entrant] }

const SlipScores: FC<ChoicesProps> = ({ paper: { words }, players: [first, second] }) => (
  <div class="outcome">
    <small>{words.slip.scores}</small>
    <div class="choices scores">
      <span class="box">
        <small>{first.name}</small>
      </span>
      <span>–</span>
      <span class="box">
        <small>{second.name}</small>
      </span>
      <span class="limit">
        <span class="box" /> <small>{words.slip.timeLimit}</small>
      </span>
    </div>
  </div>
)

/** Of a match of two games each has a row; who is named first stands first in both, and the squares say which colour that is. */
const SlipResults: FC<{ readonly paper: Paper }> = ({ paper: { words, traits } }) => (
  <div class="outcome">
    <small>{words.slip.circle}</small>
    {traits.games === 'two' ? (
      <>
        <SlipRow other={words.slip.other} game={{ name: words.slip.game(1), colours: ['white', 'black'] }} />
        <SlipRow other={words.slip.other} game={{ name: words.slip.game(2), colours: ['black', 'white'] }} />
      </>
    ) : (
      <SlipRow other={words.slip.other} />
    )}
  </div>
)

type GameOfTwo = { readonly name: string; readonly colours: readonly [Side, Side] }

const SlipRow: FC<{ readonly other: string; readonly game?: GameOfTwo }> = ({ other, game }) => (
  <div class={game === undefined ? 'choices' : 'choices two'}>
    {game === undefined ? null : (
      <small>
        {game.name} <ColourMark colour={game.colours[0]} />–<ColourMark colour={game.colours[1]} />
      </small>
    )}
    <span>1 – 0</span>
    <span>½ – ½</span>
    <span>0 – 1</span>
    <span class="other">
      <small>{other}</small>
    </span>
  </div>
)

export const SlipSide: FC<{ readonly label: string; readonly entrant: Entrant }> = ({ label, entrant }) => (
  <div class="player">
    {label === '' ? null : <small>{label}</small>}
    <strong class={entrant.name.length > 26 ? 'long' : undefined}>
      <Name of={entrant} />
    </strong>
    <small class="about">{[`${entrant.number}`, entrant.rating === null ? '' : `${entrant.rating}`].filter(Boolean).join(' · ')}</small>
  </div>
)

type Side = 'white' | 'black'
type HalfProps = {
  readonly paper: Paper
  readonly board: number
  readonly side: Side
  readonly players: Readonly<Record<Side, Entrant>>
  readonly address: string | undefined
}

/** One player's half: the own code, the opponent's name. */
export const HalfSlip: FC<HalfProps> = ({ paper, board, side, players, address }) => {
  const { words } = paper
  const other: Side = side === 'white' ? 'black' : 'white'
  return (
    <article class="cell slip half">
      <SlipHead paper={paper} board={board} />
      <div class="own">
        <div>
          <SlipSide label={words.slip[side]} entrant={players[side]} />
          <p class="against">
            <small>{words.slip[other] || '–'}</small> <Name of={players[other]} />
          </p>
        </div>
        {address === undefined ? null : (
          <div class="code">
            <QrCode text={address} label={`${words.slip.scan}: ${players[side].name}`} />
            <small>{words.slip.scan}</small>
          </div>
        )}
      </div>
      <div class="foot">
        <SlipChoices paper={paper} players={[players[side], players[other]]} />
        <footer>
          <span>
            {words.slip.signature} {words.slip[side] || players[side].name}
          </span>
        </footer>
      </div>
    </article>
  )
}
