import { chooseLanguage, type Language, languageNames, languages } from '@zug/messages/language'
import { h } from './dom.ts'

/** What public pages remember on this device; a page opened from a disk may have no such place. */
const remembered = (): string | null => {
  try {
    return localStorage.getItem('zug-language')
  } catch {
    return null
  }
}

/** What the address says, or what was chosen before, or what the browser speaks. */
export const firstLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang')
  return chooseLanguage(navigator.languages.join(','), asked ?? remembered())
}

export const languageNav = (label: string, current: Language, choose: (language: Language) => void): HTMLElement =>
  h(
    'nav',
    { class: 'languages', 'aria-label': label },
    ...languages.map((each) =>
      h(
        'button',
        { type: 'button', lang: each, 'aria-pressed': each === current ? 'true' : 'false', onclick: () => choose(each) },
        languageNames[each],
      ),
    ),
  )
