import type { StorageError, StorageErrorCode } from '../storage/storage-error.ts'
import { problem, problemResponse } from './problem.ts'

/** Said to whoever asked, the public included: where the data lies stays in the log. */
const details: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  'disk-full': 'The disk of the desk is full. Nothing was changed; with room again it goes on.',
  'read-only': 'The data of the desk cannot be written to. Nothing was changed.',
  unreachable: 'The database of the desk cannot be reached at the moment. Try again soon.',
  'in-use': 'Something else keeps the data of the desk busy. Try again soon.',
}

/** Trouble with disk or database is no fault of the request, and often passes. */
export const storageTrouble = ({ code }: StorageError): Response =>
  problemResponse(problem(503, code, details[code] ?? 'The data of the desk cannot be used at the moment. The log says why.'), {
    'retry-after': '5',
  })
