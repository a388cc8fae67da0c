import type { Storage } from '../port.ts'
import { accept } from './accept.ts'
import { appendSeries } from './append-series.ts'
import { type SqlDriver, translating } from './driver.ts'
import { append, appendTogether, lastPosition } from './events.ts'
import { readHeads } from './heads.ts'
import { load } from './load.ts'
import { hashOf, readChecked } from './read-checked.ts'
import { readAll, readStream } from './rows.ts'
import { deleteSetting, readSettings, saveSetting, settleSetting } from './settings.ts'
import { settle } from './settle.ts'
import { createStream, listStreams } from './streams.ts'

/** The port over a driver. Every query of both databases lies in this folder. */
export const sqlStorage = (driver: SqlDriver): Storage => {
  const { db } = driver
  const run = <T>(work: () => Promise<T>): Promise<T> => translating(driver, work)
  return {
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
    readAll: (after, limit) => run(() => readAll(db, after, limit)),
    position: () => run(() => lastPosition(db)),
    subscribe: (wake) => run(() => driver.subscribe(wake)),
    tellOthers: (message) => run(() => driver.tellOthers(message)),
    hearOthers: (listener) => run(() => driver.hearOthers(listener)),
    settings: () => run(() => readSettings(db)),
    saveSetting: (name, value) => run(() => saveSetting(db, name, value)),
    settleSetting: (name, value) => run(() => settleSetting(db, name, value)),
    deleteSetting: (name) => run(() => deleteSetting(db, name)),
    load: (records) => load(driver, records),
    close: () => driver.close(),
  }
}
