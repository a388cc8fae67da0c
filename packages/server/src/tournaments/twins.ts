import type { DeskPlayer } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'

/** Why two entries may be one person. */
export type TwinReason = 'fide-id' | 'name' | 'similar-name'
export type Twin = {
  /** In the list asked about. */
  readonly index: number
  /** Somebody entered already, or an earlier line of the same list. */
  readonly player: PlayerId | null
  readonly line: number | null
  readonly name: string
  readonly reason: TwinReason
}

type Asked = { readonly name: string; readonly fideId?: string | undefined; readonly birth?: string | undefined }
type Known = Asked & { readonly player: PlayerId | null; readonly line: number | null }

/** Without accents, case, commas and order: "Müller, Anna" is "anna MULLER". */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** A name and all that is left of it when one letter is missing: two names one slip apart share one of these. */
const slipsOf = (name: string): readonly string[] =>
  name.length < 6
    ? [name]
    : [
        name,
        ...Array.from(name.matchAll(/\p{L}/gu), ({ 0: letter, index }) => `${name.slice(0, index)}${name.slice(index + letter.length)}`),
      ]

const yearOf = (birth: string | undefined): string => /\d{4}/.exec(birth ?? '')?.[0] ?? ''
const differ = (a: string | undefined, b: string | undefined): boolean => !!a && !!b && a !== b

/** Two identifiers that differ, or two years of birth, are two people, however much the names are alike. */
const cannotBe = (a: Asked, b: Asked): boolean => differ(a.fideId, b.fideId) || differ(yearOf(a.birth), yearOf(b.birth))

/** Nobody looks through more than so many of one name; a list of the same name a thousand times must not take for ever. */
const enough = 10

/** Who in the list may be entered already, or twice in the list. */
export const twinsOf = (players: Iterable<DeskPlayer>, asked: readonly Asked[]): readonly Twin[] => {
  const byId = new Map<string, Known>()
  const bySlip = new Map<string, Known[]>()
  const remember = (known: Known): void => {
    if (known.fideId) byId.set(known.fideId, known)
    for (const slip of slipsOf(plain(known.name))) {
      const group = bySlip.get(slip)
      if (group === undefined) bySlip.set(slip, [known])
      else if (group.length < enough) group.push(known)
    }
  }
  for (const player of players) remember({ name: player.name, fideId: player.fideId, birth: player.birth, player: player.id, line: null })
  return asked.flatMap((entry, index) => {
    const name = plain(entry.name)
    const found = new Map<Known, TwinReason>()
    const same = entry.fideId ? byId.get(entry.fideId) : undefined
    if (same !== undefined) found.set(same, 'fide-id')
    for (const slip of slipsOf(name))
      for (const known of bySlip.get(slip) ?? [])
        if (!found.has(known) && !cannotBe(entry, known)) found.set(known, plain(known.name) === name ? 'name' : 'similar-name')
    remember({ ...entry, player: null, line: index })
    return [...found].map(([known, reason]) => ({ index, player: known.player, line: known.line, name: known.name, reason }))
  })
}
