/** Storage without the server around it, for commands that only need the data. */

export { newestBackup } from '../backups/after-round.ts'
export { needNode } from '../node-version.ts'
export * from './backup/backup.ts'
export { readBackupFile } from './backup/backup-file.ts'
export * from './chain/breach.ts'
export * from './chain/check-installation.ts'
export * from './open-storage.ts'
export * from './place.ts'
export * from './port.ts'
export * from './storage-error.ts'
export * from './tables.ts'
export * from './up-to-date.ts'
