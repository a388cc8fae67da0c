import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseLanguage, type Language, languages } from '@zug/messages/language'
import type { LauncherWords } from '@zug/messages/launcher/en'
import { launcherWords } from '@zug/messages/launcher/words'
import { type Command, Option } from 'commander'
import { openBrowser } from '../desk/open-browser.ts'
import { forgetAddress, noteAddress, runningAt } from '../desk/running.ts'
import { codeOf, loadServer, type Server, whyNot } from '../desk/server.ts'
import { releaseKeys, stopKey, stopSignal } from '../desk/stop-signal.ts'
import { launcherFolder } from '../desk/user-folder.ts'
import { exitCodes } from '../exit-codes.ts'
import { writeOut } from '../io/standard-output.ts'
import { addExamples } from './options.ts'
import { portNumber } from './serve.ts'

type StartOptions = {
  readonly data?: string
  readonly beside?: string
  readonly port: number
  readonly hall: boolean
  readonly open: boolean
  readonly lang?: Language
}
type Desk = import('@zug/server').RunningDesk

/** So many ports are tried: another program may have the first. */
const tries = 10

export const configure = (command: Command): void => {
  command
    .option(
      '--data <folder>',
      'folder for the data (default: zug-data beside the launcher where there is one, else a folder of the person)',
    )
    .addOption(new Option('--beside <folder>', 'the folder of the launcher').hideHelp())
    .option('--port <n>', 'port to listen on, or one of the next nine', portNumber, 8080)
    .option('--no-hall', 'for this machine only')
    .option('--no-open', 'open no browser')
    .addOption(new Option('--lang <language>', 'language of what is said here').choices(languages))
    .action(start)
  addExamples(command, [
    ['zug start', 'the desk, the browser, and the address for the hall with its QR code'],
    ['zug start --no-hall', 'nobody else reaches it'],
  ])
  command.addHelpText('after', '\nThis is what the launcher of the portable folder runs. For a server use zug serve.')
}

const start = async (options: StartOptions): Promise<void> => {
  const words = launcherWords[options.lang ?? chooseLanguage(Intl.DateTimeFormat().resolvedOptions().locale)]
  const server = await loadServer()
  const folder = resolve(options.data ?? launcherFolder(options.beside))
  const desk = await listening(server, folder, options)
  if (desk === null) return already(folder, words, options)
  const here = desk.url.replace('//0.0.0.0:', '//127.0.0.1:')
  // Whoever reads the lines may act on them at once.
  const stop = Promise.race([stopSignal(), stopKey()])
  noteAddress(folder, here)
  writeOut(linesOf(server, desk, here, folder, words, options.hall).join('\n'))
  if (options.open) openBrowser(desk.entrance ?? here)
  await stop
  writeOut(`\n${words.stopping}\n`)
  forgetAddress(folder)
  await desk.close()
  releaseKeys()
  writeOut(`${words.stopped}\n`)
  process.exitCode = exitCodes.done
}

/** null: a desk has this folder already. */
const listening = async (server: Server, place: string, { port, hall }: StartOptions): Promise<Desk | null> => {
  const demo = readFileSync(new URL('../../demo/worked-example.trf', import.meta.url))
  const host = hall ? '0.0.0.0' : '127.0.0.1'
  for (let tried = 0; ; tried += 1) {
    const config = { place, host, port: port === 0 ? 0 : Math.min(port + tried, 65_535), logLevel: 'warn', entranceHere: true } as const
    try {
      return await server.serveDesk(config, demo)
    } catch (error) {
      const code = codeOf(error)
      if (code === 'in-use' && (await runningAt(place)) !== null) return null
      if (code !== 'EADDRINUSE' || tried + 1 >= tries) throw whyNot(server, config, error)
    }
  }
}

const already = async (folder: string, words: LauncherWords, { open }: StartOptions): Promise<void> => {
  const url = (await runningAt(folder))!
  writeOut(`${words.already} ${url}\n`)
  if (open) openBrowser(url)
}

const linesOf = (server: Server, desk: Desk, here: string, folder: string, words: LauncherWords, hall: boolean): readonly string[] => {
  const inHall = hall ? server.hallAddress(here) : null
  const reached = inHall === null ? [hall ? words.noNetwork : words.onlyHere] : [`${words.hall} ${inHall}`, '', server.qrText(inHall)]
  const begin = desk.entrance === null ? [] : [words.begin, `  ${desk.entrance}`]
  return [words.running, '', `${words.here} ${here}`, ...begin, '', ...reached, '', `${words.data} ${folder}`, words.stop, '']
}
