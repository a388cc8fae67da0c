import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../design/base.css'
import { keepOpen } from '../offline/keep-open.ts'
import { meQuery, queryClient } from './api/queries.ts'
import { App } from './app.tsx'
import { startKeeping } from './kept/kept.ts'
import { Broken } from './shell/broken.tsx'
import { applyTheme } from './shell/theme.ts'
import { keepFocus } from './ui/focus-back.ts'
import { ToastsProvider } from './ui/toasts.tsx'
import { firstLanguage, LanguageProvider } from './words/language.tsx'
import { loadAll } from './words/load.ts'

applyTheme()
keepFocus()
// Asked while the words are on their way.
void queryClient.prefetchQuery(meQuery)

const draw = (): void => {
  createRoot(document.getElementById('console')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <Suspense>
            <Broken whole>
              <ToastsProvider>
                <App />
              </ToastsProvider>
            </Broken>
          </Suspense>
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

// Words that cannot be had are the page's problem, which it shows.
loadAll(firstLanguage()).then(draw, draw)

startKeeping(queryClient)
// Not while the page is on its way.
addEventListener('load', () => setTimeout(() => keepOpen().catch(() => {}), 1000))
