import type { PlayerNormsAnswer } from '@zug/server/views'
import { useTournament } from '../../api/tournament.tsx'
import { useWords } from '../../words/language.tsx'
import { showNumber } from '../standings/answers.ts'
import { NextText } from './next-text.tsx'
import './norms.css'

type OfTitle = PlayerNormsAnswer['titles'][number]

/** Each title: what is asked, what there is, and by which games. Titles that somebody has, or that are not for them, in a line. */
export const CheckLists = ({ norms }: { readonly norms: PlayerNormsAnswer }) => {
  const { desk: words } = useWords('norms')
  const asked = norms.titles.filter(({ requirements, now }) => requirements.length > 0 || now !== null)
  const others = norms.titles.filter((one) => !asked.includes(one))
  return (
    <div className="norms-lists">
      {asked.map((one) => (
        <OneTitle key={one.title} one={one} />
      ))}
      {others.length === 0 ? null : (
        <p className="hint">{others.map(({ title, state }) => `${title} ${words.states[state]}`).join(' · ')}</p>
      )}
    </div>
  )
}

const OneTitle = ({ one }: { readonly one: OfTitle }) => {
  const words = useWords('norms')
  const { desk } = words
  const { players } = useTournament()
  const nameOf = (id: number): string => players.find((player) => player.id === id)?.name ?? ''
  const remarks = [
    ...(one.by === null || one.by === 'games' ? [] : [words.remark[one.by]]),
    ...(one.raised === null ? [] : [desk.raised(nameOf(one.raised.opponent), one.raised.from)]),
    ...(one.ignored.length === 0 ? [] : [desk.ignored(one.ignored.map(({ opponent }) => nameOf(opponent)).join(', '))]),
    ...(one.afterRound === null ? [] : [words.remark.after(one.afterRound)]),
    ...(one.now === null ? [] : [desk.now(desk.state[one.now])]),
  ]
  return (
    <section>
      <h2>
        {one.title} <span>{one.length === null ? desk.states[one.state] : desk.counts(one.length)}</span>
      </h2>
      <ul className="norms-checks">
        {one.requirements.map(({ name, article, have, need, most, lifted, met }) => (
          <li key={name} className={met ? undefined : 'missing'}>
            <span role="img" aria-label={met ? desk.yes : desk.no}>
              {met ? '✓' : '✗'}
            </span>{' '}
            {desk.requirements[name]} <b>{lifted ? desk.lifted(have) : most ? desk.most(have, need) : desk.least(have, need)}</b>{' '}
            <small>{article}</small>
          </li>
        ))}
      </ul>
      {remarks.length === 0 && one.next === null ? null : (
        <p>
          {remarks.join(' ')} <NextText next={one.next} />
        </p>
      )}
      {one.games.length === 0 ? null : (
        <details>
          <summary>
            {words.games} <b>{one.games.length}</b>
          </summary>
          <ol className="norms-games">
            {one.games.map((game) => (
              <li key={game.round}>
                {game.round} <b>{[game.title, nameOf(game.opponent)].filter(Boolean).join(' ')}</b> {game.federation}{' '}
                {game.rating ?? desk.unrated} <b>{showNumber(game.halves / 2)}</b>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
