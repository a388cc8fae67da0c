import { chooseLanguage, type Language } from '@zug/messages/language'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { remember, remembered } from '../device.ts'
import { type Area, type Areas, loadAll, loadWords } from './load.ts'

type Chosen = { readonly language: Language; readonly choose: (language: Language) => void }

const LanguageContext = createContext<Chosen>({ language: 'en', choose: () => {} })

/** What this device chose, or what its browser asks for. */
export const firstLanguage = (): Language => chooseLanguage(navigator.languages.join(','), remembered('language'))

export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState<Language>(firstLanguage)
  const wanted = useRef(language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const choose = (next: Language): void => {
    remember('language', next)
    wanted.current = next
    // The page stays as it is until the words are there; whoever changes their mind meanwhile gets the last they chose.
    const change = (): void => {
      if (wanted.current === next) setLanguage(next)
    }
    loadAll(next).then(change, change)
  }
  return <LanguageContext value={{ language, choose }}>{children}</LanguageContext>
}

export const useLanguage = (): Chosen => use(LanguageContext)

/** The words of an area in the language of the reader. Waits (Suspense) when they are not there yet. */
export const useWords = <A extends Area>(area: A): Areas[A] => use(loadWords(area, use(LanguageContext).language))
