import { type Article, type PairingSystem, rulebooks } from '@zug/engine/pairing'
import type { Command } from 'commander'
import { exitCodes } from '../exit-codes.ts'
import { writeOut } from '../io/standard-output.ts'
import { testsOf } from '../rules/article-tests.ts'
import { type Style, styleFor } from '../terminal/style.ts'
import { tableLines } from '../terminal/table.ts'
import { padEnd } from '../terminal/text-width.ts'
import { rulebookNamed } from '../tournament/choose-rulebook.ts'
import { unwrap } from '../tournament/load.ts'
import { addExamples } from './options.ts'

export const configure = (command: Command): void => {
  command.argument('[id]', 'one rulebook').action(rules)
  addExamples(command, [
    ['zug rules', 'the rulebooks and their ids'],
    ['zug rules fide-dutch-2017', 'its articles: what each decides, which file does it, which tests name it'],
  ])
}

const rules = (id: string | undefined): void => {
  const style = styleFor(process.stdout)
  writeOut(`${(id === undefined ? overview(style) : articlesOf(id, style)).join('\n')}\n`)
  process.exitCode = exitCodes.done
}

const overview = (style: Style): readonly string[] => {
  const [heading, ...rows] = tableLines(
    [
      { title: 'Id', align: 'left' },
      { title: 'Rulebook', align: 'left' },
    ],
    rulebooks.map(({ id, title }) => [id, title]),
  )
  return [style('dim', heading!), ...rows]
}

/** What `zug rules ID` prints. */
export const articlesOf = (id: string, style: Style): readonly string[] => {
  const rulebook = unwrap(rulebookNamed(id))
  return [style('bold', `${rulebook.title} (${rulebook.id})`), '', ...articleLines(rulebook, style)]
}

const articleLines = (rulebook: PairingSystem, style: Style): readonly string[] => {
  const width = rulebook.articles.reduce((most, { number }) => Math.max(most, number.length), 0)
  const indent = ' '.repeat(width + 2)
  return rulebook.articles.flatMap((article) => [
    `${style('cyan', padEnd(article.number, width))}  ${article.title}`,
    ...details(article).map((line) => indent + style('dim', line)),
  ])
}

const details = (article: Article): readonly string[] => {
  if ('notApplicable' in article) return [`no code: ${article.notApplicable}`]
  const tests = testsOf(article)
  return [`in ${article.where}`, ...(tests.length === 0 ? [] : [`tests ${tests.join(', ')}`])]
}
