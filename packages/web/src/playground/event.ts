import { type Player, roundsPaired, type Tournament } from '@zug/engine/model'
import { inferInitialColour, isColourless, isRulebookId, type PairingSystem, roundsOfTables, rulebookById } from '@zug/engine/pairing'
import { readFile } from '../verify/check/read.ts'
import { rulebookFor } from '../verify/check/rulebook.ts'
import type { Note, Opened, Question, Refused } from './protocol.ts'

/** A file under its rules, with whoever is paired as its players. */
export type Event = {
  readonly rulebook: PairingSystem
  readonly tournament: Tournament
  readonly entrants: Tournament
  readonly opened: Opened
}

export const openEvent = ({ name, bytes, rulebook: chosen }: Extract<Question, { kind: 'open' }>): Event | Refused => {
  const read = readFile(bytes)
  if (!read.ok) return { kind: 'unreadable', issues: read.error }
  if (read.value.kind === 'receipts') return { kind: 'receipts' }
  const { tournament: file, whole, warnings } = read.value
  const { id, named, source } = rulebookFor(file, chosen)
  if (!isRulebookId(id)) return { kind: 'unknown-rulebook', rulebook: id }
  const rulebook = rulebookById(id)
  if (rulebook.traits.pairs === 'teams' && file.teams === undefined) return { kind: 'no-teams' }
  const declared = rulebook.declared(file)
  const known = declared.initialColour ?? inferInitialColour(rulebook.entrants(declared))
  const assumed = known === null && !isColourless(rulebook.entrants(declared)) && rulebook.wantsInitialColour(declared.rules)
  const tournament = assumed ? { ...declared, initialColour: 'white' as const } : declared
  const entrants = rulebook.entrants(tournament)
  const drawn = !(whole && id === named) && rulebook.settings.some(({ seed }) => seed)
  const notes: readonly Note[] = [...(assumed ? (['assumedWhite'] as const) : []), ...(drawn ? (['lots'] as const) : [])]
  const recorded = roundsPaired(entrants)
  return {
    rulebook,
    tournament,
    entrants,
    opened: {
      kind: 'opened',
      title: tournament.info.name.trim() || name,
      rulebook: id,
      source,
      players: entrants.players.map(personLine).toSorted((a, b) => a.number - b.number),
      recorded,
      rounds: roundsToShow(rulebook, entrants, recorded),
      notes,
      warnings,
    },
  }
}

const personLine = ({ id, pairingNumber, name }: Player): Opened['players'][number] => ({
  id,
  number: pairingNumber,
  name: name.trim() || String(pairingNumber),
})

/** Tables have every round from the start; otherwise the next one, unless the event is over. */
const roundsToShow = (rulebook: PairingSystem, entrants: Tournament, recorded: number): number => {
  if (rulebook.traits.drawnFrom === 'tables') return Math.max(recorded, roundsOfTables(entrants))
  return entrants.numberOfRounds !== null && recorded >= entrants.numberOfRounds ? recorded : recorded + 1
}
