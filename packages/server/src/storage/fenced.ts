import { StorageError } from './storage-error.ts'

/** A stream that is being moved to another database, or was: which one takes its events is what became of the move. */
export class Fenced extends StorageError {
  readonly stream: string
  readonly move: string

  constructor(stream: string, move: string) {
    super('moving', `${stream} is being moved to another database; try again in a second.`)
    this.name = 'Fenced'
    this.stream = stream
    this.move = move
  }
}
