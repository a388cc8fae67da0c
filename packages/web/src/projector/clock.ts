import { knownZone, wallTimeOf } from '@zug/messages/zones'

/** The last minutes are shown in another colour. */
const lastMinutes = 5 * 60

let ahead = 0

/** The desk's clock counts: that of a screen may be wrong. */
export const setClock = (now: string | undefined): void => {
  if (now !== undefined) ahead = new Date(now).getTime() - Date.now()
}

/** "14:05" by the clocks of the event. */
export const wallClock = (at: number): string => wallTimeOf(knownZone(document.body.dataset.zone).timeZone ?? '', new Date(at)).slice(11)

const two = (n: number): string => String(n).padStart(2, '0')
const spell = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

type State = 'before' | 'running' | 'soon' | 'over'

const write = (element: Element | null, text: string): void => {
  if (element !== null && element.textContent !== text) element.textContent = text
}

/** Before the round how long until it starts; then how long it lasts; at its end that it is over. */
export const tick = (): void => {
  const { start, minutes, ...said } = document.body.dataset
  const now = Date.now() + ahead
  const small = document.getElementById('clock')
  if (start === undefined || minutes === undefined) {
    write(small, wallClock(now))
    return
  }
  const begin = new Date(start).getTime()
  const left = Math.ceil(((now < begin ? begin : begin + Number(minutes) * 60_000) - now) / 1000)
  const state: State = now < begin ? 'before' : left <= 0 ? 'over' : left <= lastMinutes ? 'soon' : 'running'
  const texts: Readonly<Record<State, string | undefined>> = {
    before: said.clockBefore,
    running: said.clockRunning,
    soon: said.clockSoon,
    over: said.clockOver,
  }
  const time = spell(Math.max(0, left))
  write(small, `${texts[state]} ${state === 'over' ? '' : time}`)
  if (small !== null) small.dataset.state = state
  for (const dial of document.querySelectorAll<HTMLElement>('.dial')) {
    dial.dataset.state = state
    write(dial.querySelector('.state'), texts[state] ?? '')
    write(dial.querySelector('.time'), time)
  }
}
