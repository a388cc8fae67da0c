import type { SubmissionIssue } from '@zug/engine/model'

type Field = SubmissionIssue['field']

/** Ids of the inputs of the settings page. */
export const inputOf = (field: Field): string => (field === 'roundDates' ? 'round-dates' : `event-${field}`)

const playerHash = /^#player-(\d+)$/

/** The player whose dialog an address asks for, as links to a missing field do. */
export const playerInHash = (hash: string): number | null => {
  const [, id] = playerHash.exec(hash) ?? []
  return id === undefined ? null : Number(id)
}

/** Where what is missing is entered: a field of the settings, or a player's dialog. */
export const placeOf = (tournament: string, issue: SubmissionIssue): string =>
  'players' in issue ? `/desk/${tournament}/players` : `/desk/${tournament}/settings#${inputOf(issue.field)}`

export const placeOfPlayer = (tournament: string, player: number): string => `/desk/${tournament}/players#player-${player}`

/** Scrolls to an element and lets the arbiter type there. False where the page has no such element. */
export const focusOn = (id: string): boolean => {
  const element = document.getElementById(id)
  if (element === null) return false
  if (element instanceof HTMLDetailsElement) element.open = true
  element.scrollIntoView({ block: 'center' })
  const input = element.matches('input') ? element : element.querySelector<HTMLElement>('input')
  input?.focus({ preventScroll: true })
  return true
}
