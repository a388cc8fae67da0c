import type { PlayerData } from '@zug/engine/desk'
import { isPlausibleFideId } from '@zug/engine/trf'
import { playerDataSchema } from '../tournaments/command-schema.ts'
import { type DeskIssue, deskIssue } from './issues.ts'

const pad = (text: string): string => text.padStart(2, '0')

/** A year, or a day in the order of files or of people; null when it is neither. As text that sorts. */
const dayOf = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})(?:[./-](\d{1,2})[./-](\d{1,2}))?$/.exec(text) ?? []
  if (year !== undefined) return month === undefined ? year : `${year}-${pad(month)}-${pad(day!)}`
  const [, first, second, last] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return last === undefined ? null : `${last}-${pad(second!)}-${pad(first!)}`
}

/** What is possible but odd: it can be taken, and people should look at it first. */
export const doubtsAbout = ({ name, fideId, birth, federation }: PlayerData, today: string): readonly DeskIssue[] => {
  const day = dayOf(birth)
  return [
    ...(fideId === '' || isPlausibleFideId(fideId) ? [] : [deskIssue('fide-id-doubtful', 'warning', { name, text: fideId })]),
    ...(birth === '' || (day !== null && day >= '1900' && day <= today)
      ? []
      : [deskIssue('birth-doubtful', 'warning', { name, text: birth, future: day !== null && day > today })]),
    ...(federation === '' || /^\p{L}{3}$/u.test(federation)
      ? []
      : [deskIssue('federation-doubtful', 'warning', { name, text: federation })]),
  ]
}

/** What the desk would refuse, said before it is sent. */
export const faultsOf = (player: PlayerData): readonly DeskIssue[] => {
  const checked = playerDataSchema.safeParse(player)
  const fields = new Set(
    checked.success
      ? []
      : checked.error.issues.map(
          ({ path }) => path[0] as Exclude<keyof PlayerData, 'official' | 'noByes' | 'expelled' | 'laterRatings' | 'lot' | 'external'>,
        ),
  )
  return [...fields].map((field) =>
    field === 'rating'
      ? deskIssue('rating-malformed', 'error', { rating: player.rating ?? 0 })
      : deskIssue('value-too-long', 'error', { field }),
  )
}
