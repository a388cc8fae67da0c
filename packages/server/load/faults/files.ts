import { closeSync, copyFileSync, cpSync, openSync, readFileSync, readSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { BusyEvent } from './busy-event.ts'
import { advice, sentenceOf, tryToStart } from './command.ts'
import type { Outcome, Row } from './row.ts'
import { played, playOn } from './survived.ts'

type Found = { readonly kind: 'whole' | 'named' | 'refused'; readonly says: string; readonly faults: readonly string[] }

/** A desk on a file to which something was done: it does not start and says what to do; or it says that the record was altered and takes nothing; or all is there. */
const startOn = async (folder: string, data: string, event: BusyEvent): Promise<Found> => {
  const started = await tryToStart(data)
  if (!started.ok) {
    const says = sentenceOf(started.run, folder)
    return { kind: 'refused', says, faults: advice.test(says) ? [] : [`no advice: ${says}`] }
  }
  const { desk } = started
  const broken = await event.check(data).catch((error: unknown) => [String(error)])
  try {
    const answer = await event.tryOne(desk.url)
    if (broken.length === 0 && answer === 'done')
      return { kind: 'whole', says: '', faults: [...(await event.sendAgain(desk.url)), ...(await event.check(data))] }
    if (answer === 'done') return { kind: 'named', says: '', faults: [`goes on, although ${broken[0]}`] }
    if (answer === 'later') return { kind: 'named', says: '503', faults: [] }
    return { kind: 'named', says: answer.refused, faults: answer.refused === 'record-altered' ? [] : [`answers ${answer.refused}`] }
  } finally {
    event.forgetLast()
    await desk.kill('SIGTERM')
  }
}

/** The same done to copies of one played event. */
const each = async (folder: string, strikes: readonly ((file: string) => void)[]): Promise<Outcome> => {
  const event = await played(join(folder, 'data'))
  const acknowledged = event.acknowledged()
  const found: Found[] = []
  for (const [index, strike] of strikes.entries()) {
    const data = join(folder, `copy-${index}`)
    cpSync(join(folder, 'data'), data, { recursive: true })
    strike(join(data, 'zug.sqlite'))
    found.push(await startOn(folder, data, event))
  }
  return { acknowledged, says: summary(found), faults: found.flatMap(({ faults }) => faults) }
}

const summary = (found: readonly Found[]): string => {
  const sentences = [...new Set(found.flatMap(({ kind, says }) => (kind === 'refused' ? [`*${says}*`] : [])))]
  const parts = [
    ['refused', `does not start (${sentences.slice(0, 3).join(' or ')})`],
    ['named', 'shows the tournament, says that its record was altered, and takes no change'],
    ['whole', 'goes on with everything: nothing that counts was struck'],
  ] as const
  return parts
    .map(([kind, text]) => [found.filter((one) => one.kind === kind).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => (found.length === 1 ? text : `${count} times ${text}`))
    .join('; ')
}

const flip = (file: string, at: number): void => {
  const descriptor = openSync(file, 'r+')
  const byte = Buffer.alloc(1)
  readSync(descriptor, byte, 0, 1, at)
  byte[0] = byte[0]! ^ (1 << Math.floor(Math.random() * 8))
  writeSync(descriptor, byte, 0, 1, at)
  closeSync(descriptor)
}

const flipResult = (file: string): void => {
  const at = readFileSync(file).lastIndexOf('"white":"win"')
  if (at === -1) throw new Error('There is no result in the file.')
  flip(file, at + 9)
}

const somewhere = (file: string): number => Math.floor(Math.random() * statSync(file).size)

export const fileRows: readonly Row[] = [
  {
    name: 'cut-file',
    title: ({ cuts }) => `SQLite: the file is cut off at ${cuts} random places`,
    work: (folder, { cuts }) =>
      each(
        folder,
        Array(cuts).fill((file: string) => truncateSync(file, somewhere(file))),
      ),
  },
  {
    name: 'flipped-byte',
    title: ({ flips }) => `SQLite: one bit of the file is flipped, at ${flips} random places`,
    work: (folder, { flips }) =>
      each(
        folder,
        Array(flips).fill((file: string) => flip(file, somewhere(file))),
      ),
  },
  { name: 'flipped-result', title: () => 'SQLite: one bit of a result is flipped', work: (folder) => each(folder, [flipResult]) },
  {
    name: 'older-file',
    title: () => 'SQLite: the server is killed and an older copy of `zug.sqlite` put beside the newer log',
    work: async (folder) => {
      const [data, older] = [join(folder, 'data'), join(folder, 'older')]
      const event = await played(data)
      copyFileSync(join(data, 'zug.sqlite'), older)
      // Ended in order, the file has everything; killed, the newest is in the log alone.
      await playOn(data, event, 'SIGTERM')
      await playOn(data, event, 'SIGKILL')
      copyFileSync(older, join(data, 'zug.sqlite'))
      const { says, kind, faults } = await startOn(folder, data, event)
      return { acknowledged: event.acknowledged(), says: summary([{ kind, says, faults }]), faults }
    },
  },
]
