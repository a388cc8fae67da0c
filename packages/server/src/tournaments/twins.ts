import type { DeskPlayer } from '@zug/engine/desk'
import type { PlayerId } from '@zug/engine/model'
import { plain } from '@zug/messages/plain'
import type { Of, Workers } from '../work/workers.ts'

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

export type Asked = { readonly name: string; readonly fideId?: string | undefined; readonly birth?: string | undefined }
type Entered = Pick<DeskPlayer, 'id' | 'name' | 'fideId' | 'birth'>
type Known = Asked & { readonly player: PlayerId | null; readonly line: number | null }

/** Without accents, case, commas and order: "Müller, Anna" is "anna MULLER". */
const keyOf = (name: string): string =>
  plain(name)
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
export const twinsOf = (players: Iterable<Entered>, asked: readonly Asked[]): readonly Twin[] => {
  const byId = new Map<string, Known>()
  const bySlip = new Map<string, Known[]>()
  const remember = (known: Known): void => {
    if (known.fideId) byId.set(known.fideId, known)
    for (const slip of slipsOf(keyOf(known.name))) {
      const group = bySlip.get(slip)
      if (group === undefined) bySlip.set(slip, [known])
      else if (group.length < enough) group.push(known)
    }
  }
  for (const player of players) remember({ name: player.name, fideId: player.fideId, birth: player.birth, player: player.id, line: null })
  return asked.flatMap((entry, index) => {
    const name = keyOf(entry.name)
    const found = new Map<Known, TwinReason>()
    const same = entry.fideId ? byId.get(entry.fideId) : undefined
    if (same !== undefined) found.set(same, 'fide-id')
    for (const slip of slipsOf(name))
      for (const known of bySlip.get(slip) ?? [])
        if (!found.has(known) && !cannotBe(entry, known)) found.set(known, keyOf(known.name) === name ? 'name' : 'similar-name')
    remember({ ...entry, player: null, line: index })
    return [...found].map(([known, reason]) => ({ index, player: known.player, line: known.line, name: known.name, reason }))
  })
}

/** Who of a list may be somebody twice: of thousands of long names it takes seconds. */
export type TwinJob = { readonly kind: 'twins'; readonly players: readonly Entered[]; readonly asked: readonly Asked[] }
export type TwinsFound = { readonly kind: 'twins'; readonly twins: readonly Twin[] }

export const runTwins = ({ players, asked }: TwinJob): TwinsFound => ({ kind: 'twins', twins: twinsOf(players, asked) })

/** In a thread where there are many, so that nobody who enters results waits for it. */
export const findTwins = async (
  workers: Workers,
  players: Iterable<Entered>,
  asked: readonly Asked[],
  of: Of,
): Promise<readonly Twin[]> => {
  const entered = [...players].map(({ id, name, fideId, birth }) => ({ id, name, fideId, birth }))
  const about = asked.map(({ name, fideId, birth }) => ({ name, fideId, birth }))
  if (!workers.isLarge(entered.length + about.length)) return twinsOf(entered, about)
  const reply = await workers.run({ kind: 'twins', players: entered, asked: about }, undefined, undefined, undefined, of)
  if (reply.kind === 'twins') return reply.twins
  throw new Error(reply.kind === 'failed' ? reply.message : 'Who is twice in a list was answered like something else.')
}
