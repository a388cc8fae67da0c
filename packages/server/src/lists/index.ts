/** Rating lists without the server around them, for the command. */
export { StorageError } from '../storage/storage-error.ts'
export type { Figures, KindOfPlay, ListEntry } from './entry.ts'
export type { ListImport, ListProgress } from './import-list.ts'
export { ListError, type ListIssue } from './list-issue.ts'
export { openLists } from './open-lists.ts'
export type { Found, ListInfo, RatingLists } from './port.ts'
export { type ListField, listFields, type Mapping } from './read/mapping.ts'
export { runImport } from './run-import.ts'
