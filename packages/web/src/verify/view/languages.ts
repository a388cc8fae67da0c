import { chooseLanguage, type Language, languageNames, languages } from '@zug/messages/language'
import { h } from './dom.ts'

/** What the address says, or what a desk remembers, or what the browser speaks. */
export const firstLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get('lang')
  const cookie = /(?:^|; )zug-language=(\w+)/.exec(document.cookie)?.[1]
  return chooseLanguage(navigator.languages.join(','), asked ?? cookie ?? null)
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
