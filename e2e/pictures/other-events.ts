import { people } from './people.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any
export type Send = (method: string, path: string, body?: object) => Promise<Json>

/** The events of other kinds, by what they are. */
export const otherKinds = ['teams', 'matches', 'round-robin', 'ssm', 'rated'] as const
type OtherKind = (typeof otherKinds)[number]
/** Their ids, and where the phone of whoever has the first open board goes, where it looks different. */
export type OtherEvents = {
  readonly ids: Readonly<Record<OtherKind, string>>
  readonly phones: Readonly<Partial<Record<OtherKind, string>>>
}

type Side = readonly { readonly player: number; readonly result: string }[]

/** Small events of the other kinds, in their second round. */
export const otherEvents = async (send: Send): Promise<OtherEvents> => {
  let keys = 0
  const key = (): string => `other-${keys++}`
  const command = (id: string, given: object): Promise<Json> => send('POST', `/tournaments/${id}/commands`, { key: key(), command: given })
  const begin = async (name: string, rulebook: string, more: object = {}): Promise<string> => {
    const settings = {
      info: { name, city: 'Zug', federation: 'SUI', startDate: '2026-06-05' },
      rules: { rulebook },
      numberOfRounds: 5,
      ...more,
    }
    const { id } = await send('POST', '/tournaments', { key: key(), settings })
    await command(id, { kind: 'draw-lots', seed: name })
    await send('PUT', `/tournaments/${id}/visibility`, { visible: true })
    return id
  }
  const enter = (id: string, many: number): Promise<Json> => command(id, { kind: 'import-players', players: people.slice(0, many) })
  const play = async (id: string, result: (board: Json, round: number, event: Json) => object): Promise<string> => {
    for (const round of [1, 2]) {
      await command(id, { kind: 'pair-round' })
      await command(id, { kind: 'publish-round' })
      const event = await send('GET', `/tournaments/${id}`)
      const { boards } = event.rounds[round - 1]
      for (const [at, board] of boards.entries())
        if (round === 1 || at % 2 === 0) await command(id, { kind: 'enter-result', round, board: at, result: result(board, round, event) })
    }
    return id
  }
  const won = { white: 'win', black: 'loss', rated: true }
  const drawn = { white: 'draw', black: 'draw', rated: true }
  const oneOf = ({ white, black }: Json): object => ((white + black) % 3 === 0 ? drawn : won)
  const match = (white: Side, black: Side): object => ({ white: 'win', black: 'loss', rated: true, match: { white, black } })

  const teams = await begin('Team cup', 'fide-team-2026')
  await enter(teams, 24)
  for (const [at, name] of ['Zug', 'Baar', 'Cham', 'Risch-Rotkreuz', 'Steinhausen', 'Unterägeri'].entries()) {
    const boards = [1, 2, 3, 4].map((board) => 4 * at + board)
    await command(teams, { kind: 'enter-team', name, boards, alternates: [] })
  }
  await play(teams, ({ white, black }, _, { teams: all }) => {
    const side = (team: number, results: readonly string[]): Side =>
      all.find(({ id }: Json) => id === team).boards.map((player: number, at: number) => ({ player, result: results[at]! }))
    return match(side(white, ['win', 'draw', 'draw', 'loss']), side(black, ['loss', 'draw', 'draw', 'win']))
  })

  const matches = await begin('Two games each', 'fide-double-swiss-2026')
  await enter(matches, 12)
  await play(matches, ({ white, black }) =>
    match(
      [
        { player: white, result: 'win' },
        { player: white, result: 'draw' },
      ],
      [
        { player: black, result: 'loss' },
        { player: black, result: 'draw' },
      ],
    ),
  )

  const robin = await begin('Club championship', 'round-robin')
  await enter(robin, 8)
  await play(robin, oneOf)

  const ssm = await begin('Wargamers', 'ssm')
  await enter(ssm, 10)
  await play(ssm, () => ({ ...won, scores: [4230, 3870] }))

  const rated = await begin('Rated open', 'fide-dutch-2026', { fideMode: true })
  await enter(rated, 12)
  await play(rated, oneOf)
  const phone = async (id: string): Promise<string> => {
    const { links } = await send('POST', `/tournaments/${id}/board-links`, { round: 2 })
    return `/b/${links.at(-1).secret}`
  }
  return {
    ids: { teams, matches, 'round-robin': robin, ssm, rated },
    phones: { teams: await phone(teams), matches: await phone(matches), ssm: await phone(ssm) },
  }
}
