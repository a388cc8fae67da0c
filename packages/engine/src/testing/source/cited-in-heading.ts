import type { Article } from '../../rulebook/article.ts'
import { escaped } from './rulebook-coverage.ts'
import type { SourceFile } from './source-files.ts'

/**
 * Where an article is registered it is cited in a heading: a doc comment that begins a line, above a declaration. The number stands there as it is
 * registered, as a whole: C.1 is neither C.10 nor C.1.a, and 3.1 is not C.04.2 3.1. In the rulebook's own folder it may stand anywhere in the heading;
 * in files that several rulebooks share, between the rulebook's mark and the next one: `CFC 643, 662: …`, `FIDE Dutch 2012 C.4, 2017 B.4: …`.
 * What lies inside a range (`C6 to C21`) is cited when the number also stands by itself somewhere in the file.
 */
export const isCitedInHeading = (article: Article, { path, text }: SourceFile): boolean => {
  const own = folderOf(article)
  const cited = headingsOf(text).flatMap((heading) => (path.startsWith(own) ? [heading] : behindMark(markOf(article), heading)))
  const { number } = article
  return cited.some((heading) => standsIn(heading, number) || (isInRange(heading, number) && standsIn(text, number)))
}

/** "619 rulebook/cfc/groups.ts": the articles that the files they are registered to do not cite. */
export const notCited = (articles: readonly Article[], files: readonly SourceFile[]): readonly string[] =>
  articles.flatMap((article) => {
    const file = 'where' in article ? files.find(({ path }) => path === article.where) : undefined
    return file === undefined || isCitedInHeading(article, file) ? [] : [`${article.number} ${file.path}`]
  })

const folderOf = ({ rulebook }: Article): string => (rulebook === 'fide-c07' ? 'standings/' : `rulebook/${rulebook}/`)

/** What a rulebook is known by in shared files: the year for an edition of the Dutch system, the handbook's name for the three rulebooks out of it. */
const markOf = ({ rulebook }: Article): string =>
  /^fide-dutch-(\d+)$/.exec(rulebook)?.[1] ??
  {
    ssm: 'SSM',
    'baku-acceleration': 'C.04.7',
    'fide-c07': 'C.07',
    'fide-team-2026': 'C.04.6',
    'fide-double-swiss-2026': 'C.04.5',
    'fide-dubov-2026': 'Dubov',
    'fide-burstein-2026': 'Burstein',
    'fide-lim-2026': 'Lim',
  }[rulebook] ??
  'CFC'

const marks = /(?<![\w.])(FIDE|CFC|SSM|Dubov|Burstein|Lim|C\.04\.[567]|C\.07|1998|2012|2017|2026)(?!\w)/

const headingsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^\/\*\*((?:(?!\*\/).)*)\*\/\n(?=\S)/gms)].map(([, comment]) => comment!.replace(/\s*\n \*\s*/g, ' '))

const behindMark = (mark: string, heading: string): readonly string[] => {
  const pieces = heading.split(marks)
  return pieces.filter((_, at) => pieces[at - 1] === mark)
}

const standsIn = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\w.-]|C\\.04\\.[12] )${escaped(number)}(?![\\w-]|\\.\\w)`).test(text)

/** Ends of a range differ in their last figure only. */
const isInRange = (heading: string, number: string): boolean => {
  const [stem, last] = split(number)
  return [...heading.matchAll(/([\w.]+) to ([\w.]*\w)/g)].some(([, from, to]) => {
    const [first, end] = [split(from!), split(to!)]
    return first[0] === stem && end[0] === stem && first[1] < last && last < end[1]
  })
}

const split = (number: string): readonly [stem: string, last: number] => [number.replace(/\d+$/, ''), Number(/\d+$/.exec(number)?.[0])]
