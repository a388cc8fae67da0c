import { restDaysOf, scheduleFor } from '@zug/engine/desk'
import { dateText } from '@zug/messages/dates'
import type { FC } from 'hono/jsx'
import { addressOf, type Scene, wordsOf } from './scene.ts'

/** When a round is played, as far as that is known: day, time, until when one checks in. */
export const whenOf = (scene: Scene, round: number): string => {
  const { schedule } = wordsOf(scene).common
  const entry = scheduleFor(scene.view.settings).rounds[round - 1]
  if (entry === undefined || entry.date === '') return ''
  return [dateText(entry.date, scene.language), entry.start, entry.checkIn === '' ? '' : schedule.checkIn(entry.checkIn)]
    .filter((part) => part !== '')
    .join(', ')
}

/** All rounds with their times, on the page of the event; nothing where none has a date. */
export const ScheduleList: FC<{ readonly scene: Scene }> = ({ scene }) => {
  const { common } = wordsOf(scene)
  const { settings } = scene.view
  const schedule = scheduleFor(settings)
  const dated = schedule.rounds.map((entry, at) => ({ ...entry, round: at + 1 })).filter(({ date }) => date !== '')
  if (dated.length === 0) return null
  const rest = restDaysOf(schedule).slice(0, 20)
  return (
    <section class="schedule" id="schedule">
      <h3>{common.schedule.title}</h3>
      <table class="schedule-list">
        <tbody>
          {dated.map(({ round, date, start, checkIn, rate }) => (
            <tr>
              <th scope="row">{String(round)}</th>
              <td>{dateText(date, scene.language)}</td>
              <td>{start}</td>
              <td>
                <small>{[checkIn === '' ? '' : common.schedule.checkIn(checkIn), rate].filter((part) => part !== '').join(' · ')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest.length === 0 ? null : <p>{common.schedule.rest(rest.map((day) => dateText(day, scene.language)).join('; '))}</p>}
      <p>
        {schedule.timeZone === '' ? null : <small>{schedule.timeZone} </small>}
        <a href={addressOf(scene, '/calendar.ics')}>{common.schedule.calendar}</a>
      </p>
    </section>
  )
}
