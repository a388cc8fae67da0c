import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ProblemError, send } from '../../api/client.ts'
import { listsQuery } from '../../api/lists.ts'
import { queryClient, useMe } from '../../api/queries.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useDates } from '../../words/dates.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { UploadSection } from './upload-section.tsx'
import '../../shell/page.css'
import '../../ui/sections.css'
import './lists.css'

/** The rating lists of the installation: which, of which month, from which file; whoever owns the installation brings new ones and removes old ones. */
const ListsPage = () => {
  const words = useWords('lists')
  const { page } = words
  const { actions } = useWords('shell')
  const { principal } = useMe()
  const { language } = useLanguage()
  const dates = useDates()
  const problemText = useProblemText()
  const { tell } = useToasts()
  const { data } = useQuery(listsQuery)
  const [asked, setAsked] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: (list: string) => send('DELETE', '/lists/{list}', { list }),
    onError: (error) => tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lists'] }),
  })
  useEffect(() => {
    document.title = `${page.title} · Zug`
  }, [page])
  const owner = principal.kind === 'account' && principal.administrator
  const lists = data?.lists ?? []
  return (
    <main className="page lists-page">
      <div className="lists-top">
        <span className="brand">
          Zug<i>.</i>
        </span>
        <AccountMenu />
      </div>
      <div className="sections">
        <h1>{page.title}</h1>
        <p className="sections-intro">
          {page.intro} <Link href="/">{page.back}</Link>
        </p>
        <section className="section">
          <h2>{page.title}</h2>
          {lists.length === 0 ? (
            <Empty title={words.none}>{owner ? null : <p>{page.ownerOnly}</p>}</Empty>
          ) : (
            <table className="lists-table">
              <thead>
                <tr>
                  <th scope="col">{page.columns.name}</th>
                  <th scope="col">{page.columns.month}</th>
                  <th scope="col" className="number">
                    {page.columns.rows}
                  </th>
                  <th scope="col">{page.columns.source}</th>
                  <th scope="col">{page.columns.imported}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {lists.map(({ name, month, rows, source, importedAt }) => (
                  <tr key={name}>
                    <td>{name}</td>
                    <td>{dates.month(month)}</td>
                    <td className="number">{rows.toLocaleString(language)}</td>
                    <td className="list-source">{source}</td>
                    <td>{dates.days(importedAt.slice(0, 10), importedAt.slice(0, 10))}</td>
                    <td>
                      {owner ? (
                        <Button aria-label={`${page.remove}: ${name}`} onClick={() => setAsked(name)}>
                          {page.remove}
                        </Button>
                      ) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        {owner ? <UploadSection /> : null}
      </div>
      {asked === null ? null : (
        <Dialog
          title={page.removeTitle(asked)}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button data-focus-first="" onClick={() => setAsked(null)}>
                {actions.cancel}
              </Button>
              <Button
                look="main"
                onClick={() => {
                  remove.mutate(asked)
                  setAsked(null)
                }}
              >
                {page.remove}
              </Button>
            </>
          }
        >
          <p>{page.removeHint}</p>
        </Dialog>
      )}
    </main>
  )
}

export default ListsPage
