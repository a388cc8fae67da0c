import { type DeskBoardResult, isOpen } from '@zug/engine/desk'
import type { FC } from 'hono/jsx'
import type { BoardRange } from '../../accounts/roles.ts'
import { BoardForm, type Choice, Choices, MatchFields, ScoreFields } from './entry-form.tsx'
import { Frame, type FrameProps, Pending } from './frame.tsx'
import type { Game, Seat } from './game.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { fingerprint, forfeitSigns, type forfeits, isForfeit, notation } from './results.ts'
import type { Locked } from './situation.ts'
import { versionOf } from './version.ts'

export const shows = ['all', 'open', 'done'] as const
export type Show = (typeof shows)[number]

type Props = Pick<FrameProps, 'language' | 'event' | 'eventAddress' | 'live' | 'said'> & {
  readonly boards: BoardRange
  /** Where players are checked in, for whoever may. */
  readonly checkIn: string | null
  /** null: no round is published yet. */
  readonly round: number | null
  /** The next round is being paired: no entries now. */
  readonly locked: Locked | null
  readonly games: readonly Game[]
  readonly show: Show
}

export const HelperPage: FC<Props> = ({ boards, checkIn, round, locked, games, show, ...frame }) => {
  const words = pageWords(frame.language, games[0])
  const { helper } = words
  const heading = helper.heading(boards.first, boards.last)
  const open = games.filter(({ result }) => isOpen(result)).length
  const chips: readonly (readonly [Show, string, number])[] = [
    ['all', helper.all, games.length],
    ['open', helper.onlyOpen, open],
    ['done', helper.onlyDone, games.length - open],
  ]
  return (
    <Frame
      {...frame}
      title={heading}
      frame={`boards ${round} ${locked} ${games.map(({ white, black }) => `${white.id}-${black.id}`).join(' ')}`}
      round={round}
      show={show}
    >
      <h1>{heading}</h1>
      {checkIn === null ? null : (
        <p class="onward">
          <a href={checkIn}>{words.checkIn.title}</a>
        </p>
      )}
      <nav id="chips" class="chips" aria-label={helper.show} data-version={versionOf(games.length, open)}>
        {chips.map(([value, label, count]) => (
          <a href={`?show=${value}`} data-show={value} aria-current={value === show ? 'true' : undefined}>
            {label} <span class="count">{count}</span>
          </a>
        ))}
      </nav>
      {round === null ? <p class="lead">{helper.noRound}</p> : null}
      {round !== null && games.length === 0 ? <p class="lead">{helper.noBoards}</p> : null}
      {locked === null ? null : <p class="lead">{locked === 'ended' ? words.player.ended : helper.pairing}</p>}
      <p class="lead empty-open">{helper.nothingOpen}</p>
      <p class="lead empty-done">{helper.nothingDone}</p>
      <div class="cards">
        {games.map((game) => (
          <Card game={game} locked={locked} words={words} language={frame.language} />
        ))}
      </div>
    </Frame>
  )
}

type CardProps = {
  readonly game: Game
  readonly locked: Locked | null
  readonly words: PageWords
  readonly language: FrameProps['language']
}

const Card: FC<CardProps> = ({ game, locked, words, language }) => {
  const { result, white, black, number } = game
  const id = `board-${number}`
  const over = result !== null && !isOpen(result)
  return (
    <article
      id={id}
      class="card"
      tabindex={-1}
      aria-labelledby={`${id}-name`}
      data-version={versionOf(game, locked)}
      data-state={isOpen(result) ? 'open' : 'done'}
    >
      <h2 id={`${id}-name`} aria-label={words.board(number)}>
        {number}
      </h2>
      <div class="seats">
        <SeatLine seat={white} side={game.colourless ? null : 'white'} words={words} />
        <SeatLine seat={black} side={game.colourless ? null : 'black'} words={words} />
      </div>
      <Reports game={game} words={words} />
      {result !== null && isOpen(result) ? <p class="reports">{words.common.results.adjourned}</p> : null}
      {over ? <p class="figure">{shown(words, result)}</p> : null}
      {locked !== null ? null : over || disagree(game) ? (
        // Where the arbiter decides, one tap must not.
        <details class="step">
          <summary>{words.helper.change}</summary>
          <Entry game={game} words={words} seen={result} />
        </details>
      ) : (
        <Entry game={game} words={words} seen={result} />
      )}
      <Pending language={language} />
    </article>
  )
}

export const shown = (words: PageWords, result: DeskBoardResult): string =>
  isForfeit(result) ? words.entry.byForfeit(notation(result, words.common)) : notation(result, words.common)

const SeatLine: FC<{ readonly seat: Seat; readonly side: 'white' | 'black' | null; readonly words: PageWords }> = ({
  seat,
  side,
  words,
}) => (
  <p class="seat">
    {side === null ? null : (
      <span class={`disc ${side}`} role="img" aria-label={side === 'white' ? words.player.withWhite : words.player.withBlack}></span>
    )}
    <strong>{seat.name}</strong>{' '}
    <span class="rating">
      {[[seat.title, seat.rating].filter((part) => part !== null).join(' '), seat.points === null ? '' : words.points(seat.points)]
        .filter((part) => part !== '')
        .join(' · ')}
    </span>
  </p>
)

/** The players report different results of a game that has none. */
const disagree = ({ reports, result }: Game): boolean =>
  result === null && new Set(reports.map((report) => fingerprint(report.result))).size > 1

/** What the players said by their own phones and does not count yet. */
const Reports: FC<{ readonly game: Game; readonly words: PageWords }> = ({ game, words }) => {
  const { reports, white, black, result } = game
  if (reports.length === 0 || result !== null) return null
  const differ = disagree(game)
  const nameOf = (id: number): string => (id === white.id ? white.name : id === black.id ? black.name : '')
  return (
    <div class={differ ? 'reports alarm' : 'reports'}>
      {reports.map(({ by, result: said }) => (
        <p>{words.helper.reports(nameOf(by), notation(said, words.common))}</p>
      ))}
      {differ ? <p>{words.helper.disagree}</p> : null}
    </div>
  )
}

type EntryProps = { readonly game: Game; readonly words: PageWords; readonly seen: DeskBoardResult | null }

const Entry: FC<EntryProps> = ({ game, words, seen }) => (
  <>
    <BoardForm game={game} seen={seen}>
      {game.entry.kind === 'game' ? <Choices choices={plain(game, words)} look="wide" /> : null}
      {game.entry.kind === 'scores' ? (
        <ScoreFields words={words} own="white" labels={[words.entry.scoreOf(game.white.name), words.entry.scoreOf(game.black.name)]} />
      ) : null}
      {game.entry.kind === 'match' ? <MatchFields words={words} game={game} ofPlayer={false} /> : null}
    </BoardForm>
    <details class="more">
      <summary>{words.helper.more}</summary>
      <BoardForm game={game} seen={seen}>
        <Choices choices={[...unplayed(game, words), ...(seen === null ? [] : [none(game, words)])]} look="small" />
      </BoardForm>
    </details>
  </>
)

const plain = ({ number, colourless, white, black }: Game, { helper, entry }: PageWords): readonly Choice[] => {
  const [first, second] = colourless ? [entry.wins(white.name), entry.wins(black.name)] : [entry.whiteWins, entry.blackWins]
  return [
    { value: '1-0', label: '1–0', spoken: helper.choose(number, `1–0, ${first}`) },
    { value: 'draw', label: '½–½', spoken: helper.choose(number, `½–½, ${entry.draw}`) },
    { value: '0-1', label: '0–1', spoken: helper.choose(number, `0–1, ${second}`) },
  ]
}

/** Where nobody has White, a name says who wins. */
const unplayed = ({ number, colourless, white, black }: Game, { helper, entry, common }: PageWords): readonly Choice[] => {
  const [first, second] = colourless
    ? [entry.winsByForfeit(white.name), entry.winsByForfeit(black.name)]
    : [entry.whiteForfeit, entry.blackForfeit]
  const choice = (value: keyof typeof forfeits, meaning: string): Choice => {
    const label = entry.byForfeit(forfeitSigns(value, common))
    return { value, label, spoken: helper.choose(number, `${label}, ${meaning}`) }
  }
  return [choice('1-0f', first), choice('0-1f', second), choice('0-0f', entry.doubleForfeit)]
}

const none = ({ number }: Game, { helper }: PageWords): Choice => ({
  value: 'none',
  label: helper.takeBack,
  spoken: helper.choose(number, helper.takeBack),
})
