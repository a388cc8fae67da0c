import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../design/base.css'
import { queryClient } from './api/queries.ts'
import { App } from './app.tsx'
import { Broken } from './shell/broken.tsx'
import { applyTheme } from './shell/theme.ts'
import { ToastsProvider } from './ui/toasts.tsx'
import { LanguageProvider } from './words/language.tsx'

applyTheme()

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
