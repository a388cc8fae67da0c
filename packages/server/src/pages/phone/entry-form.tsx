import { randomUUID } from 'node:crypto'
import type { DeskBoardResult } from '@zug/engine/desk'
import type { Child, FC } from 'hono/jsx'
import type { Game, Pair } from './game.ts'
import type { PageWords } from './page-words.ts'
import { fingerprint, forfeitSigns } from './results.ts'

export type Choice = {
  readonly value: string
  /** What the button says: "1–0", or "I won". */
  readonly label: string
  readonly aside?: string
  /** For those who do not see it. */
  readonly spoken?: string
}

type FormProps = {
  readonly game: Game
  /** What the page shows in the place the form writes to. */
  readonly seen: DeskBoardResult | null
  readonly children?: Child
}

/** A form of one board. It works without script: the address it is sent to is the page's own, and its key makes sending it twice harmless. */
export const BoardForm: FC<FormProps> = ({ game, seen, children }) => (
  <form method="post">
    <input type="hidden" name="key" value={randomUUID()} />
    <input type="hidden" name="board" value={String(game.index)} />
    <input type="hidden" name="round" value={String(game.round)} />
    <input type="hidden" name="white" value={String(game.white.id)} />
    <input type="hidden" name="black" value={String(game.black.id)} />
    <input type="hidden" name="seen" value={fingerprint(seen)} />
    {children}
  </form>
)

export const Choices: FC<{ readonly choices: readonly Choice[]; readonly look: 'tall' | 'tall confirm' | 'wide' | 'small' }> = ({
  choices,
  look,
}) => (
  <div class={`choices ${look}`}>
    {choices.map(({ value, label, aside, spoken }) => (
      <button type="submit" name="result" value={value} data-label={aside ?? label} aria-label={spoken}>
        <span>{label}</span>
        {aside === undefined ? null : <span class="aside">{aside}</span>}
      </button>
    ))}
  </div>
)

type ScoresProps = { readonly words: PageWords; readonly labels: readonly [white: string, black: string]; readonly own: 'white' | 'black' }

/** SSM A1: the scores of the game itself; whoever sits at the phone comes first. */
export const ScoreFields: FC<ScoresProps> = ({ words, labels, own }) => {
  const sides = own === 'white' ? (['white', 'black'] as const) : (['black', 'white'] as const)
  return (
    <>
      <div class="scores">
        {sides.map((side) => (
          <label>
            <span>{labels[side === 'white' ? 0 : 1]}</span>
            <input name={`score-${side}`} inputmode="decimal" pattern="[0-9]{1,4}([.,][0-9])?" required autocomplete="off" />
          </label>
        ))}
      </div>
      <label class="tick">
        <input type="checkbox" name="time-limit" value="yes" />
        <span>{words.entry.timeLimit}</span>
      </label>
      <button type="submit" class="send">
        {words.entry.send}
      </button>
    </>
  )
}

const matchChoices = [
  ['1-0', '1–0'],
  ['draw', '½–½'],
  ['0-1', '0–1'],
] as const
const matchForfeits = ['1-0f', '0-1f', '0-0f'] as const

/** A team match, board by board, or both games of a match; nothing is chosen beforehand. */
export const MatchFields: FC<{ readonly words: PageWords; readonly game: Game; readonly ofPlayer: boolean }> = ({
  words,
  game,
  ofPlayer,
}) => {
  if (game.entry.kind !== 'match') return null
  const { entry } = words
  return (
    <>
      <p class="why">{game.games === 'two' ? entry.bothGames : entry.everyBoard}</p>
      {game.entry.pairs.map((pair, at) => (
        <PairFields words={words} pair={pair} number={at + 1} two={game.games === 'two'} ofPlayer={ofPlayer} />
      ))}
      <button type="submit" class="send">
        {entry.send}
      </button>
    </>
  )
}

/** A line-up that was not handed in because it is unusual; the captain may insist. */
export type DoubtedLineUp = readonly (number | null)[]

type LineUpProps = {
  readonly words: PageWords
  readonly game: Game
  readonly side: 'white' | 'black'
  readonly doubted: DoubtedLineUp | null
}

/** Who sits where for the captain's own team: as the desk has it, until another line-up is handed in. */
export const LineUpForm: FC<LineUpProps> = ({ words: { entry }, game, side, doubted }) => {
  if (game.entry.kind !== 'match' || game.entry.members === null) return null
  const { mayBeEmpty, seats, [side]: members } = game.entry.members
  const now = doubted ?? game.entry.pairs.map((pair) => (side === 'white' ? pair.first : pair.second))
  return (
    <details class="step line-up" open={doubted !== null}>
      <summary>{entry.lineUp}</summary>
      <p class="why">
        {entry.lineUpWhy}
        {mayBeEmpty ? ` ${entry.emptyBoardWhy}` : ''}
      </p>
      <BoardForm game={game} seen={null}>
        {Array.from({ length: seats[side] }, (_, at) => (
          <label class="seat">
            <span>{entry.board(at + 1)}</span>
            <select name={`seat-${at + 1}`}>
              {members.map(({ id, name }) => (
                <option value={String(id)} selected={id === now[at]}>
                  {name}
                </option>
              ))}
              {mayBeEmpty ? (
                <option value="" selected={now[at] == null}>
                  {entry.emptyBoard}
                </option>
              ) : null}
            </select>
          </label>
        ))}
        {doubted === null ? null : (
          <label class="tick">
            <input type="checkbox" name="confirmed" value="yes" />
            <span>{entry.confirmLineUp}</span>
          </label>
        )}
        <button type="submit" class="send" name="line-up" value="yes" data-label={entry.lineUp}>
          {entry.handIn}
        </button>
      </BoardForm>
    </details>
  )
}

/** Who is named first stands first in both games; the colours change. */
const GameOfTwo: FC<{ readonly names: Pair['names']; readonly number: number }> = ({ names: [first, second], number }) => {
  const [left, right] = number === 1 ? (['white', 'black'] as const) : (['black', 'white'] as const)
  return (
    <span class="names">
      <span class={`disc ${left}`} aria-hidden="true" /> {first} – <span class={`disc ${right}`} aria-hidden="true" /> {second}
    </span>
  )
}

type PairProps = {
  readonly words: PageWords
  readonly pair: Pair
  readonly number: number
  readonly two: boolean
  readonly ofPlayer: boolean
}

const PairFields: FC<PairProps> = ({ words, pair, number, two, ofPlayer }) => {
  const { entry, helper } = words
  const [first, second] = pair.names
  const spoken: Readonly<Record<string, string>> = { '1-0': entry.wins(first), draw: entry.draw, '0-1': entry.wins(second) }
  const name = `board-${number}`
  const byForfeit = (value: (typeof matchForfeits)[number]): string => entry.byForfeit(forfeitSigns(value, words.common))
  // Where a team has nobody for a board, it has lost it by default.
  const settled = pair.first === null ? '0-1f' : pair.second === null ? '1-0f' : null
  return (
    <fieldset class="pair">
      <legend>
        {(two ? entry.game : entry.board)(number)}{' '}
        {two ? (
          <GameOfTwo names={pair.names} number={number} />
        ) : (
          <span class="names">{pair.names.filter((each) => each !== '').join(' – ')}</span>
        )}
      </legend>
      {settled === null ? (
        <>
          <div class="radios">
            {matchChoices.map(([value, label]) => (
              <label>
                <input type="radio" name={name} value={value} required aria-label={`${label}, ${spoken[value]}`} />
                <span aria-hidden="true">{label}</span>
              </label>
            ))}
          </div>
          {/* Captains know which of their boards was empty; that a player did not come to a game the arbiter finds. */}
          {two && ofPlayer ? null : (
            <details>
              <summary>{helper.more}</summary>
              <div class="radios">
                {matchForfeits.map((value) => (
                  <label>
                    <input type="radio" name={name} value={value} aria-label={byForfeit(value)} />
                    <span aria-hidden="true">{byForfeit(value)}</span>
                  </label>
                ))}
              </div>
            </details>
          )}
        </>
      ) : (
        <>
          <input type="hidden" name={name} value={settled} />
          <p>{byForfeit(settled)}</p>
        </>
      )}
    </fieldset>
  )
}
