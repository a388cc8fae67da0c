import { momentOfWallTime } from '@zug/messages/moments'
import type { FormEvent } from 'react'
import { useChange } from '../../api/change.ts'
import { newKey, send } from '../../api/client.ts'
import { useMayAct, usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useDates, useZone } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import type { Hall } from './hall.ts'

const one = '/tournaments/{tournament}/hall/announcements/{id}'

export const AnnouncementsSection = ({ hall: { announcements } }: { readonly hall: Hall }) => {
  const { announcements: words } = useWords('hall')
  const dates = useDates()
  const zone = useZone()
  const may = useMayAct()
  const { id: tournament } = usePlace()
  const change = useChange()
  const post = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const field = fieldsOf(form)
    const until = momentOfWallTime(zone, field('until'))
    const body = { text: field('text'), until: until?.toISOString() ?? null }
    change.mutate(() => send('PUT', one, { tournament, id: newKey() }, body), { onSuccess: () => form.reset() })
  }
  return (
    <section className="section">
      <h2>{words.title}</h2>
      {announcements.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="hall-list">
          {announcements.map(({ id, text, until }) => (
            <li key={id}>
              <b>{text}</b>
              <small>{until === null ? words.always : words.untilWhen(dates.moment(until))}</small>
              {may ? (
                <Button
                  aria-label={`${words.remove}: ${text}`}
                  onClick={() => change.mutate(() => send('DELETE', one, { tournament, id }))}
                >
                  {words.remove}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {may ? (
        <form className="hall-form" onSubmit={post}>
          <Field className="hall-wide" label={words.text} name="text" required maxLength={500} />
          <Field label={words.until} name="until" type="datetime-local" hint={zone || undefined} />
          <Button look="plain" type="submit" busy={change.isPending}>
            {words.post}
          </Button>
        </form>
      ) : null}
    </section>
  )
}
