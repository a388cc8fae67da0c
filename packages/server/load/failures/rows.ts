import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Member } from '../deployment/deployment.ts'
import type { Wire } from '../deployment/wire.ts'
import type { Busy, Row } from './row.ts'
import type { Stage } from './stage.ts'

const hour = 3_600_000

/** Nobody waits until it is back: others have to go on for it. */
const killed = (members: readonly Member[], count: number): Promise<void> => members[count % members.length]!.killAndRestart()

/** For three seconds; every second time packets vanish instead of being refused. */
const cut = async (wires: readonly Wire[], count: number): Promise<void> => {
  for (const wire of wires) wire.cut(count % 2 === 0 ? 'refused' : 'silent')
  await delay(3000)
  for (const wire of wires) wire.mend()
}

const fill = (file: string): void => {
  try {
    writeFileSync(file, Buffer.alloc(80_000_000))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** For what cannot be tried here. */
export class NotPermitted extends Error {}

/** Until it is noticed, and a second longer: the tables may have a little room of their own. */
const filled = async ({ disk }: Stage, { event }: Busy): Promise<void> => {
  if (disk === null) throw new NotPermitted('needs a mount: run it as root')
  const file = join(disk.folder, 'filling')
  const before = event.unanswered()
  fill(file)
  for (let waited = 0; waited < 20_000 && event.unanswered() === before; waited += 50) await delay(50)
  const noticed = event.unanswered() > before
  await delay(1000)
  rmSync(file)
  if (!noticed) throw new Error('nobody noticed that the disk was full')
}

/** While it pairs a large round: what it had begun is done by somebody else, once. */
const killedAtWork = async ({ workers }: Stage, count: number, { work, to }: Busy): Promise<void> => {
  const pairing = work.pair(to)
  await delay(50 + Math.random() * 400)
  await killed(workers, count)
  await pairing
}

export const rows: readonly Row[] = [
  { name: 'kill-writer', title: '`kill -9` of a writer', strike: ({ writers }, count) => killed(writers, count) },
  { name: 'kill-edge', title: '`kill -9` of an edge', strike: ({ edges }, count) => killed(edges, count) },
  { name: 'kill-worker', title: '`kill -9` of the worker while it pairs a large round', strike: killedAtWork },
  {
    name: 'kill-nats',
    title: '`kill -9` of NATS, which comes back after three seconds',
    strike: async ({ nats }) => {
      await nats.kill()
      await delay(3000)
      await nats.start()
    },
  },
  { name: 'restart-postgres', title: 'PostgreSQL is restarted', strike: ({ cluster }) => cluster.crash('SIGINT') },
  { name: 'crash-postgres', title: 'PostgreSQL ends without a farewell, and comes back', strike: ({ cluster }) => cluster.crash() },
  {
    name: 'full-disk',
    title: 'the disk of the tables is full, until a second after it was noticed',
    strike: (stage, _, busy) => filled(stage, busy),
  },
  {
    name: 'cut-writers',
    title: 'the network between edges and writers is cut for three seconds',
    strike: ({ wires }, count) => cut(wires.writers, count),
  },
  {
    name: 'cut-edges',
    title: 'the network between edges and PostgreSQL is cut for three seconds',
    strike: ({ wires }, count) => cut([wires.edgeDatabase], count),
  },
  {
    name: 'cut-writer',
    title: 'the network between one writer and PostgreSQL is cut for three seconds',
    strike: ({ wires }, count) => cut([wires.writerDatabase], count),
  },
  {
    name: 'cut-bus',
    title: 'the network between everybody and NATS is cut for three seconds',
    strike: ({ wires }, count) => cut([wires.bus], count),
  },
  {
    name: 'clock-back',
    title: 'the clock of every process goes back by an hour',
    strike: async ({ setClock }, count) => {
      setClock(-hour * (count + 1))
      await delay(500)
    },
  },
]
