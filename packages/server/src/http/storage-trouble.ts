import type { StorageError, StorageErrorCode } from '../storage/storage-error.ts'
import { problem, problemResponse } from './problem.ts'
import type { ProblemCode } from './problem-codes.ts'

/** What may pass while the desk runs; of everything else the log says more. Where the data lies stays in the log. */
const told = ['disk-full', 'read-only', 'unreachable', 'in-use'] as const satisfies readonly (StorageErrorCode & ProblemCode)[]

/** Trouble with disk or database is no fault of the request, and often passes. */
export const storageTrouble = ({ code }: StorageError): Response =>
  problemResponse(
    code === 'moving' ? problem(503, 'moving', { seconds: 1 }) : problem(503, told.find((one) => one === code) ?? 'data-unusable'),
  )
