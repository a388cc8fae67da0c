import type { ConsoleAreas } from '@zug/messages/console/areas'
import type { IssueWords } from '@zug/messages/issues'
import type { Language } from '@zug/messages/language'

/** Areas of the console, and what the engine words itself: faults found in files. */
export type Areas = ConsoleAreas & { readonly found: IssueWords }
export type Area = keyof Areas

type Module = Readonly<Record<string, unknown>>

const files = {
  ...import.meta.glob<Module>('../../../../messages/src/console/*/{en,de,fr}.ts'),
  ...import.meta.glob<Module>('../../../../messages/src/{common,paper,lists,prizes,norms,ratings,projection}/{en,de,fr}.ts'),
  ...import.meta.glob<Module>('./found/{en,de,fr}.ts'),
}

const loaded = new Map<string, Promise<unknown>>()
const asked = new Set<Area>()

/** Words that others than the console use as well. */
const apart: ReadonlySet<Area> = new Set(['common', 'paper', 'lists', 'prizes', 'norms', 'ratings', 'projection'])

const pathOf = (area: Area, language: Language): string => {
  if (area === 'found') return `./found/${language}.ts`
  const folder = apart.has(area) ? area : `console/${area}`
  return `../../../../messages/src/${folder}/${language}.ts`
}

/** The words of an area in a language; asked for once. */
export const loadWords = <A extends Area>(area: A, language: Language): Promise<Areas[A]> => {
  const path = pathOf(area, language)
  asked.add(area)
  const known = loaded.get(path)
  if (known !== undefined) return known as Promise<Areas[A]>
  const words = files[path]!().then((module) => module[language])
  loaded.set(path, words)
  words.then(
    // So marked, `use` gives the words at once and nothing on the page waits for them.
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => loaded.delete(path),
  )
  return words as Promise<Areas[A]>
}

/** What every page needs, before anything is drawn. */
const first: readonly Area[] = ['shell', 'common', 'problems', 'access']

/** All that has been read so far in another language, so that the whole page changes in one moment. */
export const loadAll = (language: Language): Promise<unknown> =>
  Promise.all([...new Set([...first, ...asked])].map((area) => loadWords(area, language)))
