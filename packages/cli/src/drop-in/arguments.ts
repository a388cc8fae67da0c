/**
 * The arguments JaVaFo and bbpPairings take: `[-r] --dutch [IN] -p [OUT]` pairs, `[-r] --dutch [IN] -c` checks, `-r` alone names the program.
 * IN may be left out for standard input.
 */
export type DropInRequest = {
  readonly release: boolean
  readonly action:
    | { readonly kind: 'release' }
    | { readonly kind: 'pair'; readonly input: string; readonly output: string | null }
    | { readonly kind: 'check'; readonly input: string }
}

/** None of our own commands begins with these. */
export const asksForDropIn = (argv: readonly string[]): boolean => argv[0] === '-r' || argv[0] === '--dutch'

/** null: not one of the accepted patterns. */
export const parseDropIn = (argv: readonly string[]): DropInRequest | null => {
  const release = argv[0] === '-r'
  const [system, ...rest] = argv.slice(release ? 1 : 0)
  if (system === undefined) return release ? { release, action: { kind: 'release' } } : null
  if (system !== '--dutch') return null
  const hasInput = rest[0] !== '-p' && rest[0] !== '-c'
  const input = hasInput ? rest[0] : '-'
  const [action, output, ...surplus] = rest.slice(hasInput ? 1 : 0)
  if (input === undefined || surplus.length > 0 || output === '-l') return null
  if (action === '-p') return { release, action: { kind: 'pair', input, output: output ?? null } }
  if (action === '-c' && output === undefined) return { release, action: { kind: 'check', input } }
  return null
}
