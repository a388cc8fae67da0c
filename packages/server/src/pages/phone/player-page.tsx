import type { DeskBoardResult } from '@zug/engine/desk'
import { projectionWords } from '@zug/messages/projection/words'
import type { FC } from 'hono/jsx'
import { Confirm } from './confirm-form.tsx'
import { BoardForm, type Choice, Choices, type DoubtedLineUp, LineUpForm, MatchFields, ScoreFields } from './entry-form.tsx'
import { Frame, type FrameProps, Pending } from './frame.tsx'
import type { Seat } from './game.ts'
import { type PageWords, pageWords } from './page-words.ts'
import { ReportedBoards } from './reported-boards.tsx'
import { isForfeit, notation } from './results.ts'
import type { OwnGame } from './situation.ts'
import { versionOf } from './version.ts'

type Props = Pick<FrameProps, 'language' | 'event' | 'eventAddress' | 'live' | 'said'> & {
  readonly own: OwnGame
  /** null: the tournament is not visible to everybody. */
  readonly next: Next | null
  /** When the round starts, as far as that is known. */
  readonly when: string
  /** The page that says what is at stake, where it is opened and something is. */
  readonly stake: string | null
  /** A report counts once both sides have said the same. */
  readonly confirmed: boolean
  readonly doubted: DoubtedLineUp | null
}

/** Where the player's own public page leads on. */
export type Next = { readonly kind: 'page' | 'place' } | { readonly kind: 'game'; readonly round: number }

export const PlayerPage: FC<Props> = ({ own, next, confirmed, when, stake, doubted, ...frame }) => {
  const { game, side, situation } = own
  const words = pageWords(frame.language, game)
  const team = game.entry.kind === 'match' && game.games !== 'two'
  const me = game[side]
  const number = (team ? words.match : game.colourless ? words.table : words.board)(game.number)
  return (
    <Frame {...frame} title={`${number} · ${words.round(game.round)}`} frame={`board ${game.round} ${game.index}`} round={game.round}>
      <section
        id="board"
        class="own"
        data-version={`${versionOf(game, situation, confirmed, next, when)} ${stake !== null}${doubted === null ? '' : ` ${doubted.join()}`}`}
        tabindex={-1}
        aria-labelledby="where"
      >
        <Place words={words} own={own} heading={number} when={when} />
        <div class="report">
          <Report words={words} own={own} confirmed={confirmed} doubted={doubted} />
        </div>
        <Pending language={frame.language} />
        {stake === null ? null : (
          <p class="onward" id="at-stake">
            <a href={stake}>{projectionWords[frame.language].title}</a>
          </p>
        )}
        {next === null || !isSettled(situation) ? null : (
          <p class="onward">
            <a href={`${frame.eventAddress}/player/${me.id}`}>{nextText(words, next)}</a>
          </p>
        )}
        <p class="identity">{words.player.identity(me.name)}</p>
      </section>
    </Frame>
  )
}

/** Nothing more is to be reported here. */
const isSettled = ({ kind }: OwnGame['situation']): boolean => kind === 'recorded' || kind === 'over'

const nextText = ({ player }: PageWords, next: Next): string => {
  switch (next.kind) {
    case 'page':
      return player.myPage
    case 'place':
      return player.myPlace
    case 'game':
      return player.myNextGame(next.round)
  }
}

const Place: FC<{ readonly words: PageWords; readonly own: OwnGame; readonly heading: string; readonly when: string }> = ({
  words: { player, common },
  own: { game, side, situation },
  heading,
  when,
}) => {
  const [me, opponent] = side === 'white' ? [game.white, game.black] : [game.black, game.white]
  const two = game.games === 'two'
  const team = game.entry.kind === 'match' && !two
  const [ofWhite, ofBlack] = two
    ? [player.firstGameWhite, player.firstGameBlack]
    : team
      ? [player.firstBoardWhite, player.firstBoardBlack]
      : [common.white, common.black]
  return (
    <>
      <p class="hello">
        {situation.kind === 'over'
          ? (team ? player.youPlayedIn : player.youPlayedOn)(me.name, game.round)
          : (team ? player.youPlayIn : player.youPlayOn)(me.name)}
      </p>
      <h1 id="where">{heading}</h1>
      {game.colourless ? null : (
        <p class="colour">
          <span class={`disc ${side}`} aria-hidden="true"></span>
          {side === 'white' ? ofWhite : ofBlack}
        </p>
      )}
      {when === '' || situation.kind === 'over' ? null : <p class="when">{when}</p>}
      <p class="opponent">
        {player.against} <strong>{opponent.name}</strong> <Rating seat={opponent} />
      </p>
    </>
  )
}

const Rating: FC<{ readonly seat: Seat }> = ({ seat }) => (
  <span class="rating">{[seat.title, seat.rating].filter((part) => part !== null).join(' ')}</span>
)

type ReportProps = Pick<Props, 'own' | 'confirmed' | 'doubted'> & { readonly words: PageWords }

const Report: FC<ReportProps> = ({ words, own, confirmed, doubted }) => {
  const { game, side, situation } = own
  const { player } = words
  const opponent = side === 'white' ? game.black.name : game.white.name
  switch (situation.kind) {
    case 'open':
      return (
        <>
          <h2>{game.entry.kind === 'match' ? player.howDidTheMatchEnd : player.howDidItEnd}</h2>
          <Entry words={words} own={own} seen={null} />
          <p class="why">{confirmed ? player.bothTap : player.oneTap}</p>
          <LineUpForm words={words} game={game} side={side} doubted={doubted} />
        </>
      )
    case 'waiting':
      return (
        <>
          <h2>{player.waiting(opponent)}</h2>
          <Figure words={words} own={own} result={situation.mine} />
          <p class="why">{player.waitingWhy(opponent)}</p>
          <Change words={words} own={own} seen={situation.mine} />
        </>
      )
    case 'confirm':
      return (
        <>
          <h2>{player.opponentSays(opponent)}</h2>
          <Figure words={words} own={own} result={situation.theirs} />
          <Confirm words={words} game={game} theirs={situation.theirs} />
          <details class="step">
            <summary>{player.notRight}</summary>
            <p class="why">{game.entry.kind === 'match' ? player.howDidTheMatchEnd : player.howDidItEnd}</p>
            <Entry words={words} own={own} seen={null} />
          </details>
        </>
      )
    case 'disagree':
      return (
        <>
          <h2 class="alarm">{player.disagree}</h2>
          <dl class="both">
            <dt>{player.youSay}</dt>
            <dd>
              {notation(situation.mine, words.common)}
              <ReportedBoards words={words} game={game} result={situation.mine} />
            </dd>
            <dt>{player.opponentSays(opponent)}</dt>
            <dd>
              {notation(situation.theirs, words.common)}
              <ReportedBoards words={words} game={game} result={situation.theirs} />
            </dd>
          </dl>
          <p class="why">{player.disagreeWhy}</p>
          <Change words={words} own={own} seen={situation.mine} />
        </>
      )
    case 'recorded':
      return (
        <>
          <h2 class="settled">{situation.by === 'players' ? player.recorded : player.arbiterEntered}</h2>
          <Figure words={words} own={own} result={situation.result} />
          <Claim words={words} own={own} result={situation.result} claim={situation.claim}>
            {situation.by === 'players' ? player.recordedWhy : player.arbiterEnteredWhy}
          </Claim>
        </>
      )
    case 'adjourned':
      return (
        <>
          <h2>{player.adjourned}</h2>
          <p class="why">{player.adjournedWhy}</p>
        </>
      )
    case 'over':
      return (
        <>
          <h2>{situation.ended ? player.ended : player.over(game.round)}</h2>
          {situation.result === null ? null : <Figure words={words} own={own} result={situation.result} />}
          <p class="why">{player.overWhy}</p>
        </>
      )
  }
}

/** The result large, with what it means for whoever reads it. */
const Figure: FC<{ readonly words: PageWords; readonly own: OwnGame; readonly result: DeskBoardResult }> = ({ words, own, result }) => {
  const { player, entry } = words
  const mine = result[own.side]
  const text = isForfeit(result) ? entry.byForfeit(notation(result, words.common)) : notation(result, words.common)
  const meaning =
    mine === 'win' || mine === 'forfeit-win'
      ? player.youWon
      : mine === 'draw'
        ? player.youDrew
        : result.white === result.black
          ? player.neitherWon
          : player.youLost
  return (
    <>
      <p class="figure">
        {text} <span class="meaning">{meaning}</span>
      </p>
      <ReportedBoards words={words} game={own.game} result={result} />
    </>
  )
}

type FormProps = { readonly words: PageWords; readonly own: OwnGame; readonly seen: DeskBoardResult | null }

const Entry: FC<FormProps> = ({ words, own: { game, side }, seen }) => (
  <BoardForm game={game} seen={seen}>
    {game.entry.kind === 'game' ? <Choices choices={ownChoices(words, side)} look="tall" /> : null}
    {game.entry.kind === 'scores' ? <ScoreFields words={words} own={side} labels={scoreLabels(words, side, game)} /> : null}
    {game.entry.kind === 'match' ? <MatchFields words={words} game={game} ofPlayer /> : null}
  </BoardForm>
)

const scoreLabels = ({ entry }: PageWords, side: 'white' | 'black', { white, black }: OwnGame['game']): readonly [string, string] =>
  side === 'white' ? [entry.myScore, entry.opponentScore(black.name)] : [entry.opponentScore(white.name), entry.myScore]

const ownChoices = ({ player }: PageWords, side: 'white' | 'black'): readonly Choice[] => {
  const [won, lost] = side === 'white' ? ['1-0', '0-1'] : ['0-1', '1-0']
  return [
    { value: won!, label: player.won, aside: won!.replace('-', '–') },
    { value: 'draw', label: player.drew, aside: '½–½' },
    { value: lost!, label: player.lost, aside: lost!.replace('-', '–') },
  ]
}

/** Behind a step of its own, so that nobody changes a report by tapping once more. */
const Change: FC<FormProps> = ({ words, own, seen }) => (
  <details class="step">
    <summary>{words.player.change}</summary>
    <p class="why">{words.player.changeWhy}</p>
    <Entry words={words} own={own} seen={seen} />
  </details>
)

type ClaimProps = {
  readonly words: PageWords
  readonly own: OwnGame
  readonly result: DeskBoardResult
  readonly claim: DeskBoardResult | null
  readonly children: string
}

/** A recorded result stays as it is until the arbiter decides. The player can say that it is wrong, and see that this was said. */
const Claim: FC<ClaimProps> = ({ words, own, result, claim, children }) => {
  const { player } = words
  return (
    <>
      {claim === null ? (
        <p class="why">{children}</p>
      ) : (
        <>
          <dl class="both">
            <dt>{player.youSay}</dt>
            <dd>
              {notation(claim, words.common)}
              <ReportedBoards words={words} game={own.game} result={claim} />
            </dd>
          </dl>
          <p class="why">{player.claimWhy}</p>
        </>
      )}
      <details class="step">
        <summary>{claim === null ? player.wrong : player.change}</summary>
        <p class="why">{player.wrongWhy}</p>
        <Entry words={words} own={own} seen={result} />
      </details>
    </>
  )
}
