import { existsSync, readFileSync } from 'node:fs'
import { makeTournamentJson, parseTournamentJson } from '@zug/engine/files'
import type { Tournament } from '@zug/engine/model'
import type { OpenReading, PairingSystem } from '@zug/engine/pairing'

/** Where the smallest tournament that was found is kept; `zug readings ID NAME --find --out FILE` writes it. */
const caseFile = (system: PairingSystem, { name }: OpenReading): URL =>
  new URL(`../../data/readings/${system.id}.${name}.json`, import.meta.url)

export type KnownCase = { readonly tournament: Tournament; readonly round: number }

/** The smallest one known; null: none was found yet. */
export const knownCase = (system: PairingSystem, reading: OpenReading): KnownCase | null => {
  const file = caseFile(system, reading)
  if (!existsSync(file)) return null
  const parsed = parseTournamentJson(readFileSync(file, 'utf8'))
  if (!parsed.ok) throw new Error(`${file.pathname}: ${parsed.error[0]!.code}`)
  return { tournament: parsed.value, round: Math.max(...parsed.value.players.map(({ outcomes }) => outcomes.length)) }
}

/** Players by their numbers alone, so that nothing but the case is in it. */
export const caseJson = (tournament: Tournament): string =>
  makeTournamentJson({
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, name: String(player.pairingNumber ?? player.id) })),
  })
