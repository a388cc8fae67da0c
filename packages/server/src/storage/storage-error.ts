/** Why storage cannot do what it was asked: a closed set, so that a server or a command can choose its answer. */
const storageErrorCodes = [
  'node-too-old',
  'place-unknown',
  'in-use',
  'no-installation',
  'no-access',
  'read-only',
  'disk-full',
  'damaged',
  'data-missing',
  'record-altered',
  'schema-newer',
  'backup-first',
  'unreachable',
  'not-empty',
  'backup-damaged',
  'key-missing',
  'key-wrong',
  'moving',
  'apart',
  'shards-missing',
] as const

export type StorageErrorCode = (typeof storageErrorCodes)[number]

/** Trouble with the world (disk, network, another process), in one sentence an operator can act on. Bad input to a command is a value instead. */
export class StorageError extends Error {
  readonly code: StorageErrorCode

  constructor(code: StorageErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'StorageError'
    this.code = code
  }
}
