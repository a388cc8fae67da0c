import type { SamplesOf } from './samples.ts'
import { anna, bert } from './shared.ts'

const eventFields = ['name', 'city', 'federation', 'startDate', 'endDate', 'chiefArbiter', 'timeControl'] as const
const playerFields = ['federation', 'fideId', 'birth'] as const
const seven = [anna, bert, ...['Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name, at) => ({ id: at + 3, name }))]
const doubts = { endDate: 'before-start', federation: 'no-code', timeControl: 'no-rate', startDate: 'no-date' } as const

export const submission: SamplesOf<'submission'> = {
  'event-field-missing': [{ field: 'name' }, ...eventFields.map((field) => ({ field }))],
  'event-field-doubtful': [
    { field: 'startDate', text: '31/06/2026', why: 'no-date' },
    ...(['startDate', 'endDate', 'federation', 'timeControl'] as const).map((field) => ({ field, text: 'x', why: doubts[field] })),
  ],
  'round-dates-missing': [
    { field: 'roundDates', rounds: [3] },
    { field: 'roundDates', rounds: [3, 4] },
  ],
  'round-dates-doubtful': [
    { field: 'roundDates', rounds: [3], why: 'no-date' },
    { field: 'roundDates', rounds: [3, 4], why: 'outside' },
    { field: 'roundDates', rounds: [3], why: 'order' },
  ],
  'player-field-missing': [{ field: 'fideId', players: [anna] }, ...playerFields.map((field) => ({ field, players: seven }))],
  'player-field-doubtful': [{ field: 'fideId', players: [anna] }, ...playerFields.map((field) => ({ field, players: seven }))],
  'fide-id-shared': [{ field: 'fideId', text: '1300001', players: [anna, bert] }],
}
