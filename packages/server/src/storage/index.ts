/** Storage without the server around it, for commands that only need the data. */
export { needNode } from '../node-version.ts'
export * from './backup/backup.ts'
export * from './open-storage.ts'
export * from './place.ts'
export * from './port.ts'
export * from './storage-error.ts'
