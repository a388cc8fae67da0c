import type { SourceFile } from './source-files.ts'

/**
 * Ids that are words as well, with other meanings: how explanations speak (`voice: 'cfc'`), a place of version 1 (`inVersion1: 'ssm'`), a preset of tie-breaks, a
 * system of standings (`'round-robin'`). Every other id is a rulebook's name and nothing else, and so will be that of a rulebook to come.
 */
const words: readonly string[] = ['cfc', 'ssm', 'round-robin']

const subject = String.raw`\b(?:rulebook|rulebookId|id)\b`

/** Where one of those words names a rulebook. */
const namings = (word: string): readonly RegExp[] => {
  const literal = `['"\`]${word}['"\`]`
  return [
    // Compared with something called so, from either side.
    new RegExp(`${subject}[!?]*\\s*[!=]==?\\s*${literal}`),
    new RegExp(`${literal}\\s*[!=]==?\\s*[\\w.?!]*${subject}`),
    // Given to something called so: a key, a constant, a default, an attribute, a type.
    new RegExp(`${subject}\\??\\s*[:=]\\s*\\{?${literal}`),
    // Asked for among others, or as a beginning.
    new RegExp(`\\[[^\\]]*${literal}[^\\]]*\\](?: as const)?\\)?\\.(?:includes|has)\\([\\w.?!]*${subject}`),
    new RegExp(`${subject}[!?)]*\\.(?:startsWith|endsWith|includes|match)\\(${literal}`),
    // Handed to what takes the id of a rulebook.
    new RegExp(`\\b(?:rulebookById|isRulebookId|RulesOf|pairRound|checkRound|checkListOf)[(<][^()]*${literal}`),
    // A case of a switch over it.
    new RegExp(`switch \\([^)]*${subject}[!?]*\\) \\{(?:[^}]|\\}(?=\\s*case))*?case ${literal}`),
  ]
}

/** A comment may name what it likes. */
const withoutComments = (text: string): string =>
  text.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (_, literal = '') => literal,
  )

/**
 * The ids of rulebooks that a file names in its code: a whole literal of an id, whatever it is there for; one that begins like an edition (`fide-dutch-`, from which
 * names are put together); and of ids that are words as well, where they are compared with, given to, or asked of something called `rulebook`, `rulebookId` or `id`.
 */
export const rulebookNamesIn = ({ text }: Pick<SourceFile, 'text'>, ids: readonly string[]): readonly string[] => {
  const code = withoutComments(text)
  const named = [...code.matchAll(/(['"`])([\w-]+)(?:\1|(?=\$\{))/g)]
    .map((match) => match[2]!)
    .filter((name) => name.startsWith('fide-dutch-') || (ids.includes(name) && !words.includes(name)))
  return [...new Set([...named, ...words.filter((word) => namings(word).some((naming) => naming.test(code)))])]
}

/** Where the name of a rulebook may stand: in its own folder, in the tables, with the referees and the checker, which know the rules by themselves, and in the catalogues of words. */
export const mayName = (packageName: string, path: string, id: string): boolean =>
  packageName === 'checker' ||
  packageName === 'messages' ||
  (packageName === 'engine' &&
    (path.startsWith(`rulebook/${id}/`) ||
      path === 'rulebook/index.ts' ||
      path === 'rulebook/descriptions.ts' ||
      path.startsWith('pairing/referee/')))
