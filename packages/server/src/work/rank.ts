import type { Job } from './jobs.ts'

/** A round to be paired, other work of the desk, work of everybody: who waits in front goes first. */
export const ranks = { pairing: 0, desk: 1, everybody: 2 } as const
export type Rank = (typeof ranks)[keyof typeof ranks]

/** `asker`: whoever of the public asks; without one the desk does. */
export const rankOf = ({ kind }: Job, asker: string | undefined): Rank =>
  asker !== undefined ? ranks.everybody : kind === 'command' ? ranks.pairing : ranks.desk
