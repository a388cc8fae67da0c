import { isDay, readDay } from '../model/calendar-day.ts'
import type {
  SubmissionEventField,
  SubmissionIssue,
  SubmissionIssueData,
  SubmissionPlayer,
  SubmissionPlayerField,
} from '../model/issues/submission.ts'
import type { Player } from '../model/player.ts'
import { playByRate } from '../model/rate-of-play.ts'
import type { TournamentInfo } from '../model/tournament.ts'

/** What the check reads of a tournament, or of an event at the desk. */
export type SubmittedEvent = {
  readonly info: Omit<TournamentInfo, 'type' | 'typeCode'>
  readonly numberOfRounds: number | null
  readonly players: readonly Pick<Player, 'id' | 'name' | 'federation' | 'fideId' | 'birth'>[]
}

/** Deputy arbiters (112) are optional; everything else FIDE asks of every event. */
const requiredFields = ['name', 'city', 'federation', 'startDate', 'endDate', 'chiefArbiter', 'timeControl'] as const

/**
 * What a report to FIDE still lacks, or has and is probably wrong: the header (012 to 132), and of each player what the rating is credited by.
 * FIDE B.02 (registration and reporting of rated events); TRF26 001, 012, 022, 032, 042, 052, 102, 122, 132.
 */
export const checkSubmission = ({ info, numberOfRounds, players }: SubmittedEvent): readonly SubmissionIssue[] => [
  ...requiredFields.flatMap((field) => eventField(info, field)),
  ...roundDates(info, numberOfRounds ?? info.roundDates.length),
  ...playerFields(players, info),
]

const submissionIssue = <Code extends keyof SubmissionIssueData>(
  code: Code,
  severity: SubmissionIssue['severity'],
  data: SubmissionIssueData[Code],
): SubmissionIssue => ({ source: 'submission', code, severity, ...data }) as unknown as SubmissionIssue

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/** FIDE gives numbers of four to twelve digits. */
export const isPlausibleFideId = (text: string): boolean => /^\d{4,12}$/.test(text)

type Doubt = SubmissionIssueData['event-field-doubtful']['why']

const doubtAbout = ({ startDate, endDate, federation, timeControl }: SubmittedEvent['info'], field: SubmissionEventField): Doubt | null => {
  switch (field) {
    case 'federation':
      return isCode(federation.trim()) ? null : 'no-code'
    case 'startDate':
      return readDay(startDate) === null ? 'no-date' : null
    case 'endDate': {
      const [first, last] = [readDay(startDate), readDay(endDate)]
      return last === null ? 'no-date' : first !== null && last < first ? 'before-start' : null
    }
    case 'timeControl':
      return playByRate(timeControl) === null ? 'no-rate' : null
    default:
      return null
  }
}

const eventField = (info: SubmittedEvent['info'], field: SubmissionEventField): readonly SubmissionIssue[] => {
  const text = info[field].trim()
  if (text === '') return [submissionIssue('event-field-missing', 'error', { field })]
  const why = doubtAbout(info, field)
  return why === null ? [] : [submissionIssue('event-field-doubtful', 'warning', { field, text, why })]
}

const roundDates = ({ roundDates: dates, startDate, endDate }: SubmittedEvent['info'], rounds: number): readonly SubmissionIssue[] => {
  const [first, last] = [readDay(startDate), readDay(endDate)]
  const missing: number[] = []
  const doubtful = { 'no-date': [] as number[], outside: [] as number[], order: [] as number[] }
  let latest = ''
  for (let round = 1; round <= rounds; round++) {
    const text = (dates[round - 1] ?? '').trim()
    const day = readDay(text)
    if (text === '') missing.push(round)
    else if (day === null) doubtful['no-date'].push(round)
    else {
      if ((first !== null && day < first) || (last !== null && day > last)) doubtful.outside.push(round)
      else if (day < latest) doubtful.order.push(round)
      if (day > latest) latest = day
    }
  }
  const field = 'roundDates'
  return [
    ...(missing.length === 0 ? [] : [submissionIssue('round-dates-missing', 'error', { field, rounds: missing })]),
    ...(['no-date', 'outside', 'order'] as const).flatMap((why) =>
      doubtful[why].length === 0 ? [] : [submissionIssue('round-dates-doubtful', 'warning', { field, why, rounds: doubtful[why] })],
    ),
  ]
}

const named = ({ id, name }: SubmissionPlayer): SubmissionPlayer => ({ id, name })

const playerFields = (players: SubmittedEvent['players'], info: SubmittedEvent['info']): readonly SubmissionIssue[] => {
  const issue = (
    code: 'player-field-missing' | 'player-field-doubtful',
    field: SubmissionPlayerField,
    is: (player: SubmittedEvent['players'][number]) => boolean,
  ): readonly SubmissionIssue[] => {
    const those = players.filter(is).map(named)
    const severity = code === 'player-field-missing' ? 'error' : 'warning'
    return those.length === 0 ? [] : [submissionIssue(code, severity, { field, players: those })]
  }
  const latest = readDay(info.endDate) ?? readDay(info.startDate)
  return [
    ...issue('player-field-missing', 'federation', ({ federation }) => federation.trim() === ''),
    ...issue('player-field-missing', 'fideId', ({ fideId }) => fideId.trim() === ''),
    ...issue('player-field-missing', 'birth', ({ fideId, birth }) => fideId.trim() === '' && birth.trim() === ''),
    ...issue('player-field-doubtful', 'federation', ({ federation }) => federation.trim() !== '' && !isCode(federation.trim())),
    ...issue('player-field-doubtful', 'fideId', ({ fideId }) => fideId.trim() !== '' && !isPlausibleFideId(fideId.trim())),
    ...issue('player-field-doubtful', 'birth', ({ birth }) => birth.trim() !== '' && !isBirth(birth.trim(), latest)),
    ...sharedFideIds(players),
  ]
}

/** A day or a year alone, as FIDE's list has it, also with zeros for month and day; neither in the 19th century nor after the event. */
const isBirth = (text: string, latest: string | null): boolean => {
  const [, year] = /^(\d{4})(?:[/.-]00?[/.-]00?)?$/.exec(text) ?? []
  const [, day, month, yearLast] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const european = yearLast === undefined ? null : `${yearLast}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const date = year ?? (/^\d{4}/.test(text) ? readDay(text) : european !== null && isDay(european) ? european : null)
  return date !== null && date >= '1900' && (latest === null || date <= latest)
}

const sharedFideIds = (players: SubmittedEvent['players']): readonly SubmissionIssue[] => {
  const byId = new Map<string, SubmittedEvent['players'][number][]>()
  for (const player of players) byId.set(player.fideId.trim(), [...(byId.get(player.fideId.trim()) ?? []), player])
  return [...byId].flatMap(([text, those]) =>
    text === '' || those.length === 1
      ? []
      : [submissionIssue('fide-id-shared', 'warning', { field: 'fideId', text, players: those.map(named) })],
  )
}
