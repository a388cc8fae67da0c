import { useState } from 'react'
import { Link } from 'wouter'
import { newKey, ProblemError, send } from '../../api/client.ts'
import { queryClient, useView } from '../../api/queries.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { Check, Section } from './section.tsx'

const shared = ['info', 'schedule', 'ratings', 'numberOfRounds', 'scoring', 'tieBreaks', 'confirmResults'] as const
type Shared = (typeof shared)[number]

/** The other sections of the event: where their boards are, and what they take over from here. */
export const FestivalSection = ({ readOnly }: { readonly readOnly: boolean }) => {
  const { festival: words } = useWords('settings')
  const { id } = usePlace()
  const { data } = useView(id, 'sections', {})
  const problemText = useProblemText()
  const { tell } = useToasts()
  const [chosen, setChosen] = useState<readonly Shared[]>(['info'])
  const [busy, setBusy] = useState(false)
  const sections = data?.sections ?? []
  if (sections.length < 2) return null
  const nameOf = (wanted: string): string => {
    const found = sections.find((one) => one.id === wanted)
    return found?.section?.name || found?.name || wanted
  }
  const copy = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { key: newKey(), settings: [...chosen] }
      const { sections: copies } = await send('POST', '/tournaments/{tournament}/sections/settings', { tournament: id }, body)
      const done = copies.filter((one) => one.done).map(({ name }) => name)
      if (done.length > 0) tell({ kind: 'done', text: words.copied(done.join(', ')) })
      for (const { name, problem } of copies)
        if (problem !== undefined)
          tell({ kind: 'problem', text: words.notCopied(name, problemText({ status: 422, title: '', ...problem })) })
      await queryClient.invalidateQueries({ queryKey: ['tournament'] })
    } catch (error) {
      tell({ kind: 'problem', text: problemText(error instanceof ProblemError ? error.problem : null) })
    }
    setBusy(false)
  }
  const mine = sections.some((one) => one.id !== id && (one.role === 'owner' || one.role === 'chief'))
  return (
    <Section title={words.title}>
      <p className="hint wide">{words.hint}</p>
      <ul className="settings-files wide">
        {sections.map(({ id: section, firstBoard, lastBoard, clashes }) => (
          <li key={section}>
            {section === id ? (
              <span>
                <b>{nameOf(section)}</b> <small>{words.here}</small>
              </span>
            ) : (
              <Link href={`/desk/${section}`}>{nameOf(section)}</Link>
            )}
            <small className={clashes.length > 0 ? 'settings-clash' : 'hint'}>
              {words.boards(firstBoard, lastBoard)}
              {clashes.length === 0 ? '' : ` · ${words.clashes(clashes.map(nameOf).join(', '))}`}
            </small>
          </li>
        ))}
      </ul>
      {readOnly || !mine ? null : (
        <>
          {shared.map((name) => (
            <Check
              key={name}
              label={words.what[name]}
              checked={chosen.includes(name)}
              disabled={false}
              onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
          ))}
          <div className="wide">
            <Button look="plain" disabled={chosen.length === 0} busy={busy} onClick={copy}>
              {words.copy}
            </Button>
            <p className="hint">{words.copyHint}</p>
          </div>
        </>
      )}
    </Section>
  )
}
