import type { ConsoleArea, ConsoleAreas } from '@zug/messages/console/areas'
import type { Language } from '@zug/messages/language'

type Module = Readonly<Record<string, unknown>>

const files = {
  ...import.meta.glob<Module>('../../../../messages/src/console/*/{en,de,fr}.ts'),
  ...import.meta.glob<Module>('../../../../messages/src/{common,paper}/{en,de,fr}.ts'),
}

const loaded = new Map<string, Promise<unknown>>()

const pathOf = (area: ConsoleArea, language: Language): string =>
  area === 'common' || area === 'paper'
    ? `../../../../messages/src/${area}/${language}.ts`
    : `../../../../messages/src/console/${area}/${language}.ts`

/** The words of an area in a language; asked for once. */
export const loadWords = <A extends ConsoleArea>(area: A, language: Language): Promise<ConsoleAreas[A]> => {
  const path = pathOf(area, language)
  const known = loaded.get(path)
  if (known !== undefined) return known as Promise<ConsoleAreas[A]>
  const words = files[path]!().then((module) => module[language])
  loaded.set(path, words)
  words.catch(() => loaded.delete(path))
  return words as Promise<ConsoleAreas[A]>
}
