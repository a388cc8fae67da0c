import { type Command, Option } from 'commander'
import { placeOf, using, withServer } from '../db/installation.ts'
import { openBrowser } from '../desk/open-browser.ts'
import { dataOption, placeHelp, type Where } from '../desk/place.ts'
import { answers, runningAt } from '../desk/running.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure } from '../failure.ts'
import { writeOut } from '../io/standard-output.ts'
import { badRequest } from '../issue-lines.ts'
import { addExamples } from './options.ts'
import { webAddress } from './serve.ts'

type LinkOptions = Where & { readonly url?: string; readonly open?: boolean }

export const configure = (command: Command): void => {
  command
    .option('--database <place>', placeHelp)
    .addOption(dataOption())
    .addOption(
      new Option('--url <url>', 'how browsers reach Zug (default: where it runs; with PostgreSQL http://127.0.0.1:8080)')
        .env('ZUG_URL')
        .argParser(webAddress),
    )
    .option('--open', 'open the link in a browser')
    .action(link)
  addExamples(command, [
    ['zug link', 'for the data in .zug'],
    ['zug link --data /var/lib/zug', 'for the data in another folder'],
    ['zug link --database postgres://zug@db/zug --url https://chess.example', 'with PostgreSQL'],
  ])
  command.addHelpText(
    'after',
    '\nZug has to be running. The link signs the owner in once, within 15 minutes, and needs write access to the data.\nIf the owner has a password, there is no link: sign in with the password.',
  )
}

const link = ({ database, data, url, open }: LinkOptions): Promise<void> =>
  withServer('zug', async (server) => {
    const accounts = await import('@zug/server/accounts')
    const place = placeOf(server, database ?? data)
    const where = server.parsePlace(place)
    // Reading first: writing would make an installation where there is none.
    await using(server, place, 'read', async () => {})
    const running = where.kind === 'sqlite' ? await runningAt(where.folder) : (await answers(url ?? local)) ? (url ?? local) : null
    if (running === null)
      throw new Failure(
        badRequest(
          'zug',
          'not-running',
          where.kind === 'sqlite'
            ? `Zug is not running on ${where.folder}. Start it with zug serve or zug start: it prints a link.`
            : `No Zug answers at ${url ?? local}. Start it, or say with --url how browsers reach it.`,
        ),
      )
    const issued = await using(server, place, where.kind === 'sqlite' ? 'read' : 'write', (storage) => accounts.issueTicket(storage, place))
    if (issued.kind === 'has-password')
      throw new Failure(
        badRequest(
          'zug',
          'has-password',
          `The owner has a password: sign in as "${issued.login}" at ${url ?? running}. Links are for an owner without one.`,
        ),
      )
    const address = `${(url ?? running).replace(/\/$/, '')}/enter/${issued.secret}`
    writeOut(`This link signs you in once, within ${accounts.ticketMinutes} minutes: ${address}\n`)
    if (open === true) openBrowser(address)
    return exitCodes.done
  })

const local = 'http://127.0.0.1:8080'
