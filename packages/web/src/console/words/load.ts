import type { ConsoleArea, ConsoleAreas } from '@zug/messages/console/areas'
import type { Language } from '@zug/messages/language'

type Module = Readonly<Record<string, unknown>>

const files = {
  ...import.meta.glob<Module>('../../../../messages/src/console/*/{en,de,fr}.ts'),
  ...import.meta.glob<Module>('../../../../messages/src/{common,paper}/{en,de,fr}.ts'),
}

const loaded = new Map<string, Promise<unknown>>()
const asked = new Set<ConsoleArea>()

const pathOf = (area: ConsoleArea, language: Language): string =>
  area === 'common' || area === 'paper'
    ? `../../../../messages/src/${area}/${language}.ts`
    : `../../../../messages/src/console/${area}/${language}.ts`

/** The words of an area in a language; asked for once. */
export const loadWords = <A extends ConsoleArea>(area: A, language: Language): Promise<ConsoleAreas[A]> => {
  const path = pathOf(area, language)
  asked.add(area)
  const known = loaded.get(path)
  if (known !== undefined) return known as Promise<ConsoleAreas[A]>
  const words = files[path]!().then((module) => module[language])
  loaded.set(path, words)
  words.then(
    // So marked, `use` gives the words at once and nothing on the page waits for them.
    (value) => Object.assign(words, { status: 'fulfilled', value }),
    () => loaded.delete(path),
  )
  return words as Promise<ConsoleAreas[A]>
}

/** What every page needs, before anything is drawn. */
const first: readonly ConsoleArea[] = ['shell', 'common', 'problems', 'access']

/** All that has been read so far in another language, so that the whole page changes in one moment. */
export const loadAll = (language: Language): Promise<unknown> =>
  Promise.all([...new Set([...first, ...asked])].map((area) => loadWords(area, language)))
