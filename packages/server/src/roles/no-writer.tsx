import type { IncomingMessage } from 'node:http'
import { problemText } from '@zug/messages/console/problems/text'
import { problemWords } from '@zug/messages/console/problems/words'
import { chooseLanguage } from '@zug/messages/language'
import type { MiddlewareHandler } from 'hono'
import { problem, problemResponse } from '../http/problem.ts'
import { Page } from '../pages/layout.tsx'

const unanswered = new WeakMap<object, { readonly sent: boolean }>()

/** No writer has answered; `sent`: one may have done what was asked. */
export const leaveUnanswered = (request: IncomingMessage, sent: boolean): void => {
  unanswered.set(request, { sent })
}

/** What is said to somebody who wants to change something while no writer can be reached: to a program as a problem, to a person as a page. */
export const sayUnanswered: MiddlewareHandler = async (c, next) => {
  const incoming = (c.env as { readonly incoming?: object } | undefined)?.incoming
  const data = incoming === undefined ? undefined : unanswered.get(incoming)
  if (data === undefined) return next()
  const answer = problemResponse(problem(503, 'no-writer', data))
  if (!/\btext\/html\b/.test(c.req.header('accept') ?? '')) return answer
  const language = chooseLanguage(c.req.header('accept-language'))
  const words = problemText(problemWords[language], 'no-writer', data) ?? ''
  const page = (
    <Page bundle="public" language={language} title="Zug" bodyClass="public plain" noIndex>
      <main id="content">
        <p role="status">{words}</p>
      </main>
    </Page>
  )
  return c.html(page, 503, { 'retry-after': answer.headers.get('retry-after') ?? '5', 'cache-control': 'no-store' })
}
