import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { mountSmallDisk, type SmallDisk } from '../../src/storage/testing/small-disk.ts'
import { advice, sentenceOf, tryToServe } from './command.ts'
import { NotPermitted, type Outcome, type Row } from './row.ts'
import { played, survived } from './survived.ts'

const onSmallDisk = async (work: (disk: SmallDisk) => Promise<Outcome>): Promise<Outcome> => {
  const disk = mountSmallDisk('64m')
  if (disk === null) throw new NotPermitted('needs a mount: run it as root')
  return work(disk).finally(disk.unmount)
}

const fill = (file: string): void => {
  try {
    writeFileSync(file, Buffer.alloc(80_000_000))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** What `/healthz` and the next result are answered while the disk is full. */
const whileFull = async (url: string): Promise<readonly string[]> => {
  await delay(6000)
  const health = await fetch(`${url}/healthz`)
  return health.status === 503 ? [] : [`/healthz says ${health.status} on a full disk`]
}

export const diskRows: readonly Row[] = [
  {
    name: 'full-disk',
    title: () => 'SQLite: the disk is full in the middle of writes, then there is room again',
    work: () =>
      onSmallDisk((disk) =>
        survived(
          join(disk.folder, 'data'),
          async (_, url) => {
            const filling = join(disk.folder, 'filling')
            fill(filling)
            const faults = await whileFull(url)
            rmSync(filling)
            return faults
          },
          'refuses with 503, `/healthz` too, then goes on by itself',
        ),
      ),
  },
  {
    name: 'full-disk-start',
    title: () => 'SQLite: the server is killed, and the disk is full when it starts again',
    work: () =>
      endedOn(
        (disk) => fill(join(disk.folder, 'filling')),
        (disk) => rmSync(join(disk.folder, 'filling')),
      ),
  },
  {
    name: 'read-only-disk',
    title: () => 'SQLite: the server is killed, and the disk is read-only when it starts again',
    work: () =>
      endedOn(
        (disk) => disk.remount('ro'),
        (disk) => disk.remount('rw'),
      ),
  },
]

/** Killed, started on a disk that is no longer what it was, and again when it is. */
const endedOn = (spoil: (disk: SmallDisk) => void, mend: (disk: SmallDisk) => void): Promise<Outcome> =>
  onSmallDisk(async (disk) => {
    const place = join(disk.folder, 'data')
    const event = await played(place, 'SIGKILL')
    spoil(disk)
    const first = await tryToServe(place)
    mend(disk)
    const second = await tryToServe(place)
    const faults = [
      ...(await event.check(place)),
      ...(first.code === 0 || advice.test(first.text) ? [] : [`no advice: ${first.text}`]),
      ...(second.code === 0 ? [] : [`does not start afterwards: ${second.text}`]),
    ]
    const says = first.code === 0 ? 'starts all the same' : `does not start (*${sentenceOf(first, disk.folder)}*)`
    return { acknowledged: event.acknowledged(), says: `${says}; once that is over, everything is there`, faults }
  })
