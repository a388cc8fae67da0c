import type { Violation } from './steps.ts'

/** Findings that are known and stay for now, each with the reason. A walk goes on past them. */
export const listed: readonly { readonly invariant: string; readonly detail: RegExp; readonly reason: string }[] = [
  {
    invariant: 'files give the next round',
    detail: /^trf(26|bx) of ssm gives/,
    reason: 'SSM A2 draws lots by the order of entry; TRF numbers players by pairing number, so that lots fall otherwise. JSON keeps them.',
  },
]

/** With ZUG_WALK_LISTED=none a walk reports these too. */
export const isListed = ({ invariant, detail }: Violation): boolean =>
  process.env.ZUG_WALK_LISTED !== 'none' && listed.some((entry) => entry.invariant === invariant && entry.detail.test(detail))
