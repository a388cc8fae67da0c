/** Where segments lie: names like those of files in folders. What is there is never written to again and never removed. */
export type SegmentStore = {
  /** For messages, without secrets. */
  readonly place: string
  /** Names that begin with `prefix`, in order; only those after `after`. */
  readonly list: (prefix: string, after?: string) => Promise<readonly string[]>
  readonly get: (name: string) => Promise<Buffer>
  /** There whole or not at all; a name that is taken is left as it is. */
  readonly put: (name: string, bytes: Buffer) => Promise<void>
}

/** Why a store cannot do what it was asked, in one sentence. */
export class StoreError extends Error {
  /** Is it of no use to ask again? */
  readonly final: boolean

  constructor(message: string, final = false, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'StoreError'
    this.final = final
  }
}
