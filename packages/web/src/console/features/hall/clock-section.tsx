import { momentOfWallTime } from '@zug/messages/moments'
import { wallTimeOf } from '@zug/messages/zones'
import type { FormEvent } from 'react'
import { useChange } from '../../api/change.ts'
import { send } from '../../api/client.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useDates, useZone } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import type { Hall } from './hall.ts'

const path = '/tournaments/{tournament}/hall/clock'

export const ClockSection = ({ hall: { clock } }: { readonly hall: Hall }) => {
  const { clock: words } = useWords('hall')
  const dates = useDates()
  const zone = useZone()
  const { rounds } = useTournament()
  const may = useMayAct()
  const { id } = usePlace()
  const change = useChange()
  const set = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    const moment = momentOfWallTime(zone, field('start'))
    if (moment === null) return
    const start = moment.toISOString()
    const body = { round: Math.max(1, rounds.length), start, minutes: Number(field('minutes')) }
    change.mutate(() => send('PUT', path, { tournament: id }, body))
  }
  return (
    <section className="section">
      <h2>{words.title}</h2>
      {clock === null ? null : <p>{words.running(clock.round, dates.moment(clock.start), clock.minutes)}</p>}
      {may ? (
        <form className="hall-form" onSubmit={set}>
          <Field
            label={words.start}
            name="start"
            type="datetime-local"
            required
            hint={zone || undefined}
            defaultValue={wallTimeOf(zone, new Date())}
          />
          <Field
            label={words.minutes}
            name="minutes"
            inputMode="numeric"
            pattern="[1-9]\d{0,3}"
            required
            defaultValue={String(clock?.minutes ?? 120)}
          />
          <Button look="plain" type="submit" busy={change.isPending}>
            {words.set}
          </Button>
          {clock === null ? null : (
            <Button onClick={() => change.mutate(() => send('DELETE', path, { tournament: id }))}>{words.stop}</Button>
          )}
        </form>
      ) : null}
    </section>
  )
}
