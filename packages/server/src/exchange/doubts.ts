import type { Issue, PlayerData } from '@zug/engine'
import { playerDataSchema } from '../tournaments/command-schema.ts'

const warning = (code: string, message: string): Issue => ({ code, message, severity: 'warning' })

const pad = (text: string): string => text.padStart(2, '0')

/** A year, or a day in the order of files or of people; null when it is neither. As text that sorts. */
const dayOf = (text: string): string | null => {
  const [, year, month, day] = /^(\d{4})(?:[./-](\d{1,2})[./-](\d{1,2}))?$/.exec(text) ?? []
  if (year !== undefined) return month === undefined ? year : `${year}-${pad(month)}-${pad(day!)}`
  const [, first, second, last] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  return last === undefined ? null : `${last}-${pad(second!)}-${pad(first!)}`
}

/** What is possible but odd: it can be taken, and people should look at it first. */
export const doubtsAbout = ({ name, fideId, birth, federation }: PlayerData, today: string): readonly Issue[] => {
  const day = dayOf(birth)
  return [
    ...(fideId === '' || /^\d{4,12}$/.test(fideId) ? [] : [warning('fide-id-doubtful', `A FIDE ID is a number; ${name} has "${fideId}".`)]),
    ...(birth === '' || (day !== null && day >= '1900' && day <= today)
      ? []
      : [
          warning(
            'birth-doubtful',
            day !== null && day > today
              ? `${name} would be born in the future, "${birth}".`
              : `${name} was born "${birth}"; is that a date?`,
          ),
        ]),
    ...(federation === '' || /^\p{L}{3}$/u.test(federation)
      ? []
      : [warning('federation-doubtful', `The code of a federation has three letters; ${name} has "${federation}".`)]),
  ]
}

/** What the desk would refuse, said before it is sent. */
export const faultsOf = (player: PlayerData): readonly Issue[] => {
  const checked = playerDataSchema.safeParse(player)
  const fields = new Set(checked.success ? [] : checked.error.issues.map(({ path }) => String(path[0])))
  return [...fields].map((field) =>
    field === 'rating'
      ? { code: 'rating-malformed', severity: 'error', message: `Nobody has a rating of ${player.rating}.` }
      : { code: 'value-too-long', severity: 'error', message: `The ${field === 'fideId' ? 'FIDE ID' : field} is too long.` },
  )
}
