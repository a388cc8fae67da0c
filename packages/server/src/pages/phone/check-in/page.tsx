import { randomUUID } from 'node:crypto'
import { phoneWords } from '@zug/messages/phone/words'
import type { FC } from 'hono/jsx'
import { Frame, type FrameProps, Pending } from '../frame.tsx'
import type { Show } from '../helper-page.tsx'
import { versionOf } from '../version.ts'
import { type Expected, isSought } from './expected.ts'

type Props = Pick<FrameProps, 'language' | 'event' | 'eventAddress' | 'live' | 'said'> & {
  readonly tournament: string
  /** The helper's boards. */
  readonly boards: string
  /** The round they check in for. */
  readonly round: number
  readonly players: readonly Expected[]
  readonly show: Show
  readonly typed: string
}

/** The door on a phone: everybody who is expected, found by a few letters, one tap each. */
export const CheckInPage: FC<Props> = ({ tournament, boards, round, players, show, typed, ...frame }) => {
  const { checkIn, helper } = phoneWords[frame.language]
  const here = players.filter((player) => player.here).length
  const chips: readonly (readonly [Show, string, number])[] = [
    ['all', helper.all, players.length],
    ['open', checkIn.missing, players.length - here],
    ['done', checkIn.here, here],
  ]
  return (
    <Frame
      {...frame}
      round={round}
      title={checkIn.title}
      frame={`check-in ${players.map(({ id }) => id).join(' ')}`}
      show={show}
      checkIn={tournament}
    >
      <h1>{checkIn.title}</h1>
      <nav id="chips" class="chips" aria-label={helper.show} data-version={versionOf(players.length, here)}>
        {chips.map(([value, label, count]) => (
          <a href={`?show=${value}`} data-show={value} aria-current={value === show ? 'true' : undefined}>
            {label} <span class="count">{count}</span>
          </a>
        ))}
      </nav>
      <search class="find">
        <form method="get">
          <label>
            <span>{checkIn.find}</span>
            <input type="search" name="find" value={typed} autocomplete="off" autocorrect="off" spellcheck={false} enterkeyhint="search" />
          </label>
        </form>
      </search>
      <p class="lead hint">{checkIn.scan}</p>
      {players.length === 0 ? <p class="lead">{checkIn.nobody}</p> : null}
      <p class="lead empty-open">{checkIn.allHere}</p>
      <p class="lead empty-done">{checkIn.nobodyHere}</p>
      <p class="lead empty-found" hidden>
        {checkIn.notFound}
      </p>
      <div class="cards">
        {players
          .filter((player) => isSought(player, typed))
          .map((player) => (
            <Card player={player} round={round} language={frame.language} />
          ))}
      </div>
      <p class="onward">
        <a href={boards}>{checkIn.toBoards}</a>
      </p>
    </Frame>
  )
}

const Card: FC<{ readonly player: Expected; readonly round: number; readonly language: FrameProps['language'] }> = ({
  player,
  round,
  language,
}) => {
  const { checkIn } = phoneWords[language]
  const { id, name, about, here, away, missed, sought } = player
  const absent = away === 'absent'
  const buttons = [
    ...(absent ? [{ value: 'plays', look: 'come', label: checkIn.plays(round), done: checkIn.playsNow(round) }] : []),
    here
      ? { value: 'no', look: 'step', label: checkIn.takeBack, done: checkIn.takenBack }
      : { value: 'yes', look: absent ? 'step' : 'come', label: absent ? checkIn.enterOnly : checkIn.enter, done: checkIn.isHere },
  ]
  return (
    <article
      id={`player-${id}`}
      class="card person"
      tabindex={-1}
      aria-labelledby={`player-${id}-name`}
      data-version={versionOf(player, round)}
      data-state={here ? 'done' : 'open'}
      data-find={sought}
    >
      <div>
        <h2 id={`player-${id}-name`}>{name}</h2>
        <p class="rating">{about}</p>
        {away === null ? null : <p class={absent && here ? 'reports alarm' : 'reports'}>{absent ? checkIn.absent(round) : checkIn.away}</p>}
        {missed === null ? null : <p class="reports alarm">{checkIn.missed(name, missed)}</p>}
        {here ? <p class="reports">{checkIn.isHere}</p> : null}
      </div>
      <form method="post">
        <input type="hidden" name="key" value={randomUUID()} />
        <input type="hidden" name="player" value={String(id)} />
        <input type="hidden" name="round" value={String(round)} />
        <input type="hidden" name="seen" value={here ? 'here' : ''} />
        {buttons.map(({ value, look, label, done }) => (
          <button type="submit" name="present" value={value} class={look} data-label={done} aria-label={`${label}: ${name}`}>
            {label}
          </button>
        ))}
      </form>
      <Pending language={language} />
    </article>
  )
}

/** Where the code of a player leads: a phone that is at the door goes on to the list there; all others are told what the code is for. */
export const ScanPage: FC<Pick<FrameProps, 'language'> & { readonly player: string | null; readonly tournament: string | null }> = ({
  language,
  player,
  tournament,
}) => {
  const { scanned } = phoneWords[language]
  const page = tournament === null ? '/t' : player === null ? `/t/${tournament}` : `/t/${tournament}/player/${player}`
  return (
    <Frame language={language} title={scanned.title} frame="scan" live={null} event="" round={null} eventAddress={null}>
      <h1>{scanned.title}</h1>
      <p class="lead">{scanned.text}</p>
      <p class="lead">{scanned.helper}</p>
      <p class="onward">
        <a href={page}>{scanned.player}</a>
      </p>
    </Frame>
  )
}
