import { doubtsOf, isDay, isTime, proposeSchedule, restDaysOf, type ScheduledRound, scheduleFor } from '@zug/engine/desk'
import { useState } from 'react'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import { inputOf } from '../submission/places.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'
import './schedule-section.css'

const wordsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

/** When the rounds are played: proposed from a pattern, and each round can be set by hand. */
export const ScheduleSection = ({ settings, change, readOnly }: SectionProps) => {
  const { schedule: words } = useWords('settings')
  const { id } = usePlace()
  const dates = useDates()
  const zones = useUnique()
  const schedule = scheduleFor(settings)
  const set = (round: number, more: Partial<ScheduledRound>): void =>
    change({ schedule: { ...schedule, rounds: schedule.rounds.map((entry, at) => (at + 1 === round ? { ...entry, ...more } : entry)) } })
  const doubts = doubtsOf(schedule)
  const rest = restDaysOf(schedule)
  return (
    <Section title={words.title}>
      <div className="wide">
        <Field
          label={words.zone}
          hint={words.zoneHint}
          value={schedule.timeZone}
          disabled={readOnly}
          maxLength={60}
          list={zones}
          onChange={({ target }) => change({ schedule: { ...schedule, timeZone: target.value.trim() } })}
        />
        <datalist id={zones}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </div>
      {readOnly ? null : (
        <Proposal rounds={settings.numberOfRounds} onPropose={(rounds) => change({ schedule: { ...schedule, rounds } })} />
      )}
      {/* As long as nothing is dated, nobody has to go through it. */}
      <details id={inputOf('roundDates')} className="wide schedule-rounds" open={schedule.rounds.some(({ date }) => date !== '')}>
        <summary>{words.byRound}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.start}</th>
              <th scope="col">{words.checkIn}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {schedule.rounds.map((entry, at) => {
              const round = at + 1
              const input = (field: keyof ScheduledRound, type: string) => (
                <input
                  type={type}
                  aria-label={words.field(words[field], round)}
                  value={entry[field]}
                  disabled={readOnly}
                  maxLength={field === 'rate' ? 200 : undefined}
                  placeholder={field === 'rate' ? words.rateHint(settings.info.timeControl) : undefined}
                  onChange={({ target }) => set(round, { [field]: target.value })}
                />
              )
              return (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  <td>{input('date', 'date')}</td>
                  <td>{input('start', 'time')}</td>
                  <td>{input('checkIn', 'time')}</td>
                  <td>{input('rate', 'text')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
      <div className="wide schedule-says" role="status">
        {doubts.map((doubt) => (
          <p key={`${doubt.kind} ${doubt.round}`} className="schedule-doubt">
            {'earlier' in doubt ? words.doubts[doubt.kind](doubt.round, doubt.earlier) : words.doubts[doubt.kind](doubt.round)}
          </p>
        ))}
        {rest.length === 0 ? null : <p>{words.restDays(rest.map((day) => dates.days(day, day)).join('; '))}</p>}
        <p>
          <a href={`/t/${id}/calendar.ics`}>{words.calendar}</a>
        </p>
      </div>
    </Section>
  )
}

type ProposalProps = { readonly rounds: number; readonly onPropose: (rounds: readonly ScheduledRound[]) => void }

const Proposal = ({ rounds, onPropose }: ProposalProps) => {
  const { schedule: words } = useWords('settings')
  const [first, setFirst] = useState('')
  const [times, setTimes] = useState('')
  const [firstTime, setFirstTime] = useState('')
  const [rest, setRest] = useState('')
  const [before, setBefore] = useState('')
  const [bad, setBad] = useState(false)
  const propose = (): void => {
    const [starts, restDays] = [wordsIn(times).map((time) => time.padStart(5, '0')), wordsIn(rest)]
    const readable = isDay(first) && starts.every(isTime) && restDays.every(isDay)
    setBad(!readable)
    if (!readable) return
    const checkInBefore = before === '' ? null : Number(before)
    onPropose(
      proposeSchedule({ first, times: starts.toSorted(), restDays, checkInBefore, ...(firstTime === '' ? {} : { firstTime }) }, rounds),
    )
  }
  return (
    <details className="wide schedule-pattern">
      <summary>{words.pattern}</summary>
      <div className="settings-fields">
        <Field label={words.first} type="date" value={first} onChange={({ target }) => setFirst(target.value)} />
        <Field label={words.times} hint={words.timesHint} value={times} onChange={({ target }) => setTimes(target.value)} />
        <Field label={words.firstTime} type="time" value={firstTime} onChange={({ target }) => setFirstTime(target.value)} />
        <Field label={words.rest} hint={words.restHint} value={rest} onChange={({ target }) => setRest(target.value)} />
        <Field
          label={words.checkInBefore}
          inputMode="numeric"
          value={before}
          onChange={({ target }) => setBefore(target.value.replace(/\D/g, '').slice(0, 3))}
        />
        <div className="schedule-propose">
          <Button onClick={propose}>{words.propose}</Button>
          <p className="hint" role="status">
            {bad ? words.unreadable : words.replaces}
          </p>
        </div>
      </div>
    </details>
  )
}
