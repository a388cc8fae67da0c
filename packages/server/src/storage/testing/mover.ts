/** A process that moves a tournament and is killed at a step: node mover.ts HOME EAST WEST STREAM TO STEP. */
import { openStorage } from '../open-storage.ts'
import { moveStreams } from '../shards/mover.ts'
import { openShards } from '../shards/open-shards.ts'

const [home, east, west, stream, to, at] = process.argv.slice(2) as [string, string, string, string, string, string]
const shards = new Map([
  ['east', east],
  ['west', west],
])
const { databases, directory, storage } = await openShards(await openStorage(home), shards, { open: (place) => openStorage(place) })
await moveStreams(databases, directory, [stream], to, {
  step: (step) => {
    if (step === at) process.kill(process.pid, 'SIGKILL')
  },
})
await storage.close()
