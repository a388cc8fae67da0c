import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startDesk } from '../desk-process.ts'
import { createBusyEvent } from './busy-event.ts'
import { type Run, run, sentenceOf, tryToServe } from './command.ts'
import type { Row } from './row.ts'
import { survived } from './survived.ts'

const refusal = (what: string, answer: Run): readonly string[] => (answer.code === 0 ? [what] : [])

export const sharedRows: readonly Row[] = [
  {
    name: 'restore-over',
    title: () => 'A backup is restored over a newer desk, while it runs and when it has ended',
    work: async (folder) => {
      const [data, file] = [join(folder, 'data'), join(folder, 'older.zug-backup')]
      const desk = await startDesk(data, await freePort())
      const event = await createBusyEvent(desk.url)
      const playing = event.play(desk.url)
      await delay(500)
      const backup = await run(['db', 'backup', file, '--data', data])
      const running = await run(['db', 'restore', file, '--data', data])
      await playing.stop()
      await desk.kill('SIGTERM')
      const ended = await run(['db', 'restore', file, '--data', data])
      const faults = [
        ...(backup.code === 0 ? [] : [backup.text]),
        ...refusal('a running desk was overwritten', running),
        ...refusal('newer data was overwritten', ended),
        ...(await event.check(data)),
      ]
      const says = `refuses (*${sentenceOf(running, folder)}* and *${sentenceOf(ended, folder)}*); everything is there`
      return { acknowledged: event.acknowledged(), says, faults }
    },
  },
  {
    name: 'two-servers',
    title: () => 'SQLite: a second server is started on the same folder',
    work: async (folder) => {
      const data = join(folder, 'data')
      let says = ''
      const during = async () => {
        const second = await tryToServe(data)
        says = `the second does not start (*${sentenceOf(second, folder)}*), the first goes on`
        return refusal('two servers wrote to one folder', second)
      }
      const outcome = await survived(data, during, '')
      return { ...outcome, says }
    },
  },
]
