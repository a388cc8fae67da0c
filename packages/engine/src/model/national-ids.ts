import type { OfficialRatings } from './official-ratings.ts'

/** The number by which a national federation knows somebody. */
export type NationalId = {
  /** Three letters; empty: the player's own federation. */
  readonly federation: string
  readonly id: string
}

type Identified = {
  readonly federation: string
  readonly nationalIds?: readonly NationalId[]
  readonly official?: OfficialRatings
}

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/**
 * All national numbers of a player, one for each federation, in the order of their codes: those entered, then the one of the national rating list. A number
 * without a federation is of the player's own.
 */
export const nationalIdsOf = ({ federation, nationalIds = [], official }: Identified): readonly NationalId[] => {
  const ids = new Map<string, NationalId>()
  const listed = official?.national
  for (const { federation: of, id } of [...nationalIds, ...(listed === undefined ? [] : [listed])]) {
    const whose = of || (isCode(federation) ? federation : '')
    if (id !== '' && !ids.has(whose)) ids.set(whose, { federation: whose, id })
  }
  return [...ids.values()].sort((a, b) => (a.federation < b.federation ? -1 : a.federation > b.federation ? 1 : 0))
}

/** As people read and type them: "CAN 123456; USA 7654321". */
export const nationalIdsText = (ids: readonly NationalId[]): string =>
  ids.map(({ federation, id }) => (federation === '' ? id : `${federation} ${id}`)).join('; ')

/** FIDE's codes for national federations that go by letters of their own, and for their numbers (ZPS and PKZ are Germany's). */
export const federationsByBody: Readonly<Record<string, string>> = {
  CFC: 'CAN',
  USCF: 'USA',
  ECF: 'ENG',
  BCF: 'ENG',
  DSB: 'GER',
  ZPS: 'GER',
  PKZ: 'GER',
  FFE: 'FRA',
  SSB: 'SUI',
  SJB: 'SUI',
  FSE: 'SUI',
  OSB: 'AUT',
  KNSB: 'NED',
  FRBE: 'BEL',
  KBSB: 'BEL',
  FSI: 'ITA',
  FEDA: 'ESP',
  ICU: 'IRL',
  ACF: 'AUS',
  NZCF: 'NZL',
}

/** Reads such a text; a number may also follow the letters of its federation ("CFC 123456"). Numbers without either are of `federation`. */
export const readNationalIds = (text: string, federation = ''): readonly NationalId[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, letters = '', id = ''] = /^([A-Z]{3,4})[ :]+(\S.*)$/.exec(part) ?? []
      const code = Object.hasOwn(federationsByBody, letters) ? federationsByBody[letters]! : letters
      return isCode(code) ? { federation: code, id } : { federation, id: part }
    })
