import { Link, useLocation } from 'wouter'
import { usePlace, useTournament } from '../api/tournament.tsx'
import { useWords } from '../words/language.tsx'
import { useWaiting } from './use-waiting.ts'
import './attention.css'

/** So many boards are named; the page that is linked has the rest. */
const most = 6

const listed = (boards: readonly number[]): string => `${boards.slice(0, most).join(', ')}${boards.length > most ? ' …' : ''}`

/** Over every page what waits for a decision, with the way there. Nothing when nothing does. */
export const Attention = () => {
  const { id } = usePlace()
  const { attention: words } = useWords('shell')
  const { staleDraft, disagreeing, disputed, adjourned, tooManyRounds, notCheckedIn, late, refused, queued } = useWaiting()
  const { traits } = useTournament()
  // Where players are being entered, every field is small at first.
  const arriving = useLocation()[0] === `/desk/${id}/players`
  const results = `/desk/${id}/results`
  const items = [
    ...(staleDraft === null ? [] : [{ key: 'stale', href: `/desk/${id}/round/${staleDraft}`, text: words.staleDraft(staleDraft) }]),
    ...disagreeing.map(({ round, boards }) => ({
      key: `disagree ${round}`,
      href: `${results}/${round}?board=${boards[0]}`,
      text: words.disagree(round, listed(boards), boards.length),
    })),
    ...disputed.map(({ round, boards }) => ({
      key: `disputed ${round}`,
      href: `${results}/${round}?board=${boards[0]}`,
      text: words.disputed(round, listed(boards), boards.length),
    })),
    ...late.map(({ round, published, names }) => ({
      key: `late ${round} ${published}`,
      href: `/desk/${id}/round/${round}`,
      text: published ? words.cameLate(round, names) : words.present(round, names),
    })),
    ...(refused === 0 ? [] : [{ key: 'refused', href: results, text: words.refused(refused) }]),
    ...(queued === 0 ? [] : [{ key: 'queued', href: results, text: words.queued(queued) }]),
    ...adjourned.map(({ round, boards }) => ({
      key: `adjourned ${round}`,
      href: `${results}/${round}?board=${boards[0]}`,
      text: words.adjourned(round, listed(boards), boards.length),
    })),
    ...(tooManyRounds === null || arriving
      ? []
      : [
          {
            key: 'rounds',
            href: `/desk/${id}/settings`,
            text: words.tooManyRounds(tooManyRounds.entrants, traits.teams, tooManyRounds.most, tooManyRounds.rounds),
          },
        ]),
    ...(notCheckedIn === 0 ? [] : [{ key: 'check-in', href: `/desk/${id}/players`, text: words.checkIn(notCheckedIn) }]),
  ]
  return (
    <div role="status">
      {items.length === 0 ? null : (
        <ul className="attention" aria-label={words.label}>
          {items.map(({ key, href, text }) => (
            <li key={key}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
