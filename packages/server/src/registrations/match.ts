import { setImmediate } from 'node:timers/promises'
import type { Found, ListInfo, RatingLists } from '../lists/port.ts'
import { compareNames, isCompatible, nameWords } from './names.ts'
import { type Person, personsOf } from './person.ts'
import { numberOf, type Registration, yearOf } from './registration.ts'
import { type Circumstances, judge, type Verdict } from './verdict.ts'

const mostAsked = 12
/** Where the name may be misspelt, more are looked at. */
const mostNear = 40

/** Each registration against the lists. Between two of them others are served. */
export const matchAll = async (lists: RatingLists, rows: readonly Registration[], federation: string): Promise<readonly Verdict[]> => {
  const infos = await lists.lists()
  const fide = new Set(infos.filter(({ kind }) => kind === 'fide').map(({ name }) => name))
  const circumstances: Circumstances = {
    isFide: (list) => fide.has(list),
    federation,
    knows: { fide: fide.size > 0, national: fide.size < infos.length },
  }
  const verdicts: Verdict[] = []
  for (const row of rows) {
    const { candidates } = judge(row, await personsFor(lists, infos, row, circumstances), circumstances)
    // Whom one list alone led to is judged by what all of them say.
    verdicts.push(judge(row, await withOtherLists(lists, infos, candidates), circumstances))
    await setImmediate()
  }
  return verdicts
}

const personsFor = async (
  lists: RatingLists,
  infos: readonly ListInfo[],
  row: Registration,
  { isFide }: Circumstances,
): Promise<readonly Person[]> => {
  const found = await byNumbers(lists, infos, [numberOf(row.fideId), numberOf(row.nationalId)])
  const fits = ({ entry }: Found): boolean => isCompatible(compareNames(row.name, entry.name))
  if (!found.some(fits)) found.push(...(await byName(lists, infos, row, fits)))
  return personsOf(found, isFide)
}

const byNumbers = async (lists: RatingLists, infos: readonly ListInfo[], numbers: readonly string[]): Promise<Found[]> => {
  const found: Found[] = []
  for (const number of new Set(numbers.filter((one) => one !== '')))
    for (const { name, kind } of infos) {
      const asked = [lists.entry(name, number), ...(kind === 'fide' ? [] : [lists.byFideId(name, number)])]
      for (const entry of await Promise.all(asked)) if (entry !== null) found.push({ list: name, entry })
    }
  return found
}

/** As it is written; then without one of many words; then by how the words begin, for slips of the pen. */
const byName = async (
  lists: RatingLists,
  infos: readonly ListInfo[],
  { name, birth }: Registration,
  fits: (found: Found) => boolean,
): Promise<readonly Found[]> => {
  const words = nameWords(name)
  const year = yearOf(birth)
  const ask = async (asked: readonly string[], most: number): Promise<readonly Found[]> => {
    const found: Found[] = []
    if (asked.length > 0) for (const list of infos) found.push(...(await lists.find(asked.join(' '), { list: list.name, most })))
    return found.filter(fits)
  }
  const withYear = (asked: readonly string[]): readonly string[] => (year === '' ? asked : [...asked, year])
  const whole = [...(year === '' ? [] : await ask([...words, year], mostAsked)), ...(await ask(words, mostAsked))]
  if (whole.length > 0) return whole
  const fewer = words.length < 3 ? [] : words.map((_, at) => words.toSpliced(at, 1))
  for (const some of fewer) whole.push(...(await ask(withYear(some), mostAsked)))
  if (whole.length > 0) return whole
  const beginnings = words.map((word) => word.slice(0, 3))
  whole.push(...(await ask(withYear(beginnings), mostNear)))
  if (whole.length > 0) return whole
  // The slip may be among the first letters, or the first name is a short form: then the others lead there.
  const family = ({ entry }: Found): boolean => compareNames(name, entry.name) !== 'other'
  for (const word of year === '' ? [] : words.filter((one) => one.length > 2))
    for (const { name: list } of infos) whole.push(...(await lists.find(`${word} ${year}`, { list, most: mostNear })).filter(family))
  return whole
}

/** What other lists have of the same people, so that all their figures are at hand. */
const withOtherLists = async (lists: RatingLists, infos: readonly ListInfo[], persons: readonly Person[]): Promise<readonly Person[]> => {
  const complete: Person[] = []
  for (const person of persons) {
    const number = person.entries.map(({ entry }) => entry.fideId).find((one) => one !== '')
    const entries = [...person.entries]
    for (const { name } of number === undefined ? [] : infos) {
      if (entries.some(({ list }) => list === name)) continue
      const entry = await lists.byFideId(name, number!)
      if (entry !== null) entries.push({ list: name, entry })
    }
    const fide = new Set(infos.filter(({ kind }) => kind === 'fide').map(({ name }) => name))
    complete.push({ entries: entries.toSorted((a, b) => Number(fide.has(b.list)) - Number(fide.has(a.list))) })
  }
  return complete
}
