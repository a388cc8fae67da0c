import { databaseRecords } from '../backup/records.ts'
import { type Database, home } from '../port.ts'
import { accept } from './accept.ts'
import { appendSeries } from './append-series.ts'
import { inTransaction, type SqlDriver, translating } from './driver.ts'
import { append, appendTogether, lastPosition } from './events.ts'
import { fenceOf, fencePrefix, liftFence, setFence } from './fence.ts'
import { readHeads } from './heads.ts'
import { load } from './load.ts'
import { hashOf, readChecked } from './read-checked.ts'
import { makeRoom, receive } from './receive.ts'
import { readAll, readStream } from './rows.ts'
import { deleteSetting, readSettings, saveSetting, settleSetting } from './settings.ts'
import { settle } from './settle.ts'
import { createdAt, createStream, listStreams } from './streams.ts'

/** The port over a driver. Every query of both databases lies in this folder. */
export const sqlStorage = (driver: SqlDriver): Database => {
  const { db } = driver
  const run = <T>(work: () => Promise<T>): Promise<T> => translating(driver, work)
  const readLog = (after: number, limit: number) => run(() => readAll(db, after, limit))
  const position = () => run(() => lastPosition(db))
  const database: Database = {
    place: driver.place,
    createStream: (stream, at) => run(() => createStream(db, stream, at)),
    streams: () => run(() => listStreams(db)),
    append: (stream, expectedSequence, events, metadata) => settle(() => append(driver, stream, expectedSequence, events, metadata)),
    appendTogether: (parts, metadata) => settle(() => appendTogether(driver, parts, metadata)),
    appendSeries: (stream, expectedSequence, series) => settle(() => appendSeries(driver, stream, expectedSequence, series)),
    read: (stream, after = 0) => run(() => readStream(db, stream, after)),
    readChecked: (stream, from) => run(() => readChecked(db, stream, from)),
    hashOf: (stream, sequence) => run(() => hashOf(db, stream, sequence)),
    heads: () => run(() => readHeads(driver)),
    accept: (stream, reason, metadata) => settle(() => accept(driver, stream, reason, metadata)),
    logs: [{ name: home, readAll: readLog, position, bus: driver.bus, isAway: () => false }],
    readAll: readLog,
    position,
    createdAt: (stream) => run(() => createdAt(db, stream)),
    bus: driver.bus,
    settings: () => run(() => readSettings(db, fencePrefix)),
    saveSetting: (name, value) => run(() => saveSetting(db, name, value)),
    settleSetting: (name, value) => run(() => settleSetting(db, name, value)),
    deleteSetting: (name) => run(() => deleteSetting(db, name)),
    load: (records) => load(driver, records),
    records: () => databaseRecords(database),
    moving: {
      fenceOf: (stream) => run(() => fenceOf(db, stream)),
      setFence: (stream, move) => settle(() => inTransaction(driver, (transaction) => setFence(transaction, stream, move))),
      liftFence: (stream, move) => settle(() => inTransaction(driver, (transaction) => liftFence(transaction, stream, move))),
      makeRoom: (stream, at, move) => settle(() => makeRoom(driver, stream, at, move)),
      receive: (stream, events, move, chainedLater) => receive(driver, stream, events, move, chainedLater),
      claim: () => run(driver.claim),
    },
    close: () => driver.close(),
  }
  return database
}
