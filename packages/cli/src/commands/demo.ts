import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { writeOut } from '../io/standard-output.ts'
import { pair } from '../pair/pair.ts'
import { styleFor } from '../terminal/style.ts'
import { addExamples } from './options.ts'

export const configure = (command: Command): void => {
  command.action(demo)
  addExamples(command, [['zug demo', 'pair round 6 of the example that goes with the regulation']])
}

const demo = (): void => {
  const file = relative(process.cwd(), fileURLToPath(new URL('../../demo/worked-example.trf', import.meta.url)))
  const style = styleFor(process.stdout)
  writeOut(`${style('dim', `$ zug pair ${file}`)}\n\n`)
  pair(file, { format: 'table' })
  writeOut(
    [
      '',
      'Fourteen players, five rounds played; above is round 6, as the book has it. To try next:',
      `  npx zug explain ${file} --why Alice Finn`,
      `  npx zug explain ${file} --why-not Alice David`,
      `  npx zug standings ${file}`,
      `  npx zug pair ${file} --round 3 --rules fide-dutch-2017`,
      '  npx zug check golden/worked-example-2016.trf',
      '  npx zug rules fide-dutch-2026',
      '  npx zug --help',
      'The desk’s server starts with npx zug serve.',
      '',
    ].join('\n'),
  )
}
