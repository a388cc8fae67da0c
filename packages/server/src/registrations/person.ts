import type { Found } from '../lists/port.ts'
import { compareNames, isWhole } from './names.ts'
import { yearOf } from './registration.ts'

/** Somebody of the lists: an entry, and the same person's in other lists. FIDE's is first where there is one. */
export type Person = { readonly entries: readonly Found[] }

/** Entries with one number of FIDE's are one person; so are those of two lists that agree in name, year of birth and federation, where one has no such number. */
export const personsOf = (found: readonly Found[], isFide: (list: string) => boolean): readonly Person[] => {
  const persons: Found[][] = []
  for (const one of found.toSorted((a, b) => Number(isFide(b.list)) - Number(isFide(a.list)))) {
    const known = persons.find((person) => person.some((other) => isSame(one, other)))
    if (known === undefined) persons.push([one])
    else if (!known.some(({ list }) => list === one.list)) known.push(one)
  }
  return persons.map((entries) => ({ entries }))
}

const isSame = (one: Found, other: Found): boolean => {
  const [a, b] = [one.entry, other.entry]
  if (a.fideId !== '' && b.fideId !== '') return a.fideId === b.fideId
  if (one.list === other.list) return a.id === b.id
  const year = yearOf(a.birth)
  return year !== '' && year === yearOf(b.birth) && a.federation === b.federation && isWhole(compareNames(a.name, b.name))
}
