import type { PlaygroundWords } from '@zug/messages/playground/en'
import { h } from '../../verify/view/dom.ts'
import type { Opened } from '../protocol.ts'

/** Two players to ask about; without a second one, whatever happened to the first. */
export const questionForm = (
  players: Opened['players'],
  words: PlaygroundWords,
  ask: (player: number, opponent: number | null) => void,
  complain: (text: string) => void,
): HTMLElement => {
  const options = (): readonly HTMLElement[] =>
    players.map(({ id, number, name }) => h('option', { value: String(id) }, `${number} ${name}`))
  const first = h('select', { id: 'first' }, ...options()) as HTMLSelectElement
  const second = h('select', { id: 'second' }, h('option', { value: '' }, words.anyOpponent), ...options()) as HTMLSelectElement
  const form = h(
    'form',
    { class: 'question' },
    h('h2', {}, words.ask),
    h('p', {}, h('label', { for: 'first' }, words.first), ' ', first),
    h('p', {}, h('label', { for: 'second' }, words.second), ' ', second),
    h('button', { type: 'submit', class: 'button' }, words.askButton),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (first.value === second.value) complain(words.sameTwice)
    else ask(Number(first.value), second.value === '' ? null : Number(second.value))
  })
  return form
}
