import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { tieBreakHeading, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { LockNote, Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'
import './tie-breaks-section.css'

const loadReader = () => import('./tie-break-reader.ts')

/** The tie-breaks in their order: from a preset, moved up and down, added by code. */
export const TieBreaksSection = ({ settings, traits, change, readOnly }: SectionProps) => {
  const { tieBreaks: words, sections } = useWords('settings')
  const { presets, tieBreaks: known } = useSuspenseQuery(rulebooksQuery).data
  const { refusals } = useWords('problems')
  const [adding, setAdding] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const id = useUnique()
  const list = settings.tieBreaks
  const whom = traits.teams ? 'teams' : 'players'
  const set = (tieBreaks: readonly string[]): void => change({ tieBreaks })
  const move = (from: number, to: number): void => set(list.with(from, list[to]!).with(to, list[from]!))
  const usual = new Set([...known.map(({ name }) => name), ...presets.flatMap(({ codes }) => codes)])
  const { data: storedIssues = [] } = useQuery({
    queryKey: ['tie-breaks', whom, list],
    queryFn: async () => (await loadReader()).readTieBreaks(list, whom).issues,
    enabled: new Set(list).size < list.length || list.some((code) => !usual.has(code)),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const problemOf = (issues: typeof storedIssues): string | null =>
    issues.length === 0 ? null : refusals['tie-breaks-unreadable']({ issues })
  const add = async (): Promise<void> => {
    if (adding.trim() === '') return
    const { makeTieBreak, readTieBreaks } = await loadReader()
    const { tieBreaks, issues } = readTieBreaks([adding], whom)
    const codes = tieBreaks.map(makeTieBreak)
    const inList = new Set(readTieBreaks(list, whom).tieBreaks.map(makeTieBreak))
    const { issues: twice } = readTieBreaks([...codes, ...codes.filter((code) => inList.has(code))], whom)
    setProblem(problemOf([...issues, ...twice]))
    if (issues.length + twice.length > 0) return
    set([...list, ...codes])
    setAdding('')
  }
  const { language } = useLanguage()
  const titleOf = (code: string): string => tieBreakTitle(code, language)
  const headingOf = (code: string): string => tieBreakHeading(code, language)
  // The codes and presets of chess are not for other games; whoever knows one may still type it.
  const scored = traits.games === 'scores'
  return (
    <Section title={sections.tieBreaks}>
      <ol className="tie-breaks wide" aria-label={words.order}>
        {list.map((code, index) => (
          <li key={code}>
            <span>{titleOf(code)}</span>
            <small>{headingOf(code)}</small>
            {readOnly ? null : (
              <span className="tie-break-buttons">
                <Button aria-label={words.up(headingOf(code))} disabled={index === 0} onClick={() => move(index, index - 1)}>
                  ↑
                </Button>
                <Button
                  aria-label={words.down(headingOf(code))}
                  disabled={index === list.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </Button>
                <Button aria-label={words.remove(headingOf(code))} onClick={() => set(list.filter((other) => other !== code))}>
                  ×
                </Button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {storedIssues.length === 0 ? null : (
        <p className="field-problem wide" role="alert">
          {problemOf(storedIssues)}
        </p>
      )}
      {list.length === 0 ? <p className="hint wide">{words.none}</p> : null}
      {readOnly ? null : (
        <>
          <div className="field tie-break-add">
            <label htmlFor={id}>{words.add}</label>
            <div>
              <input
                id={id}
                list={`${id}-known`}
                value={adding}
                aria-describedby={`${id}-hint`}
                aria-invalid={problem === null ? undefined : true}
                onChange={({ target }) => {
                  setAdding(target.value)
                  setProblem(null)
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  add()
                }}
              />
              <Button look="plain" onClick={add}>
                {words.addButton}
              </Button>
            </div>
            {problem === null ? null : (
              <p className="field-problem" role="alert">
                {problem}
              </p>
            )}
            <datalist id={`${id}-known`}>
              {(scored ? [] : known).map(({ name }) => (
                <option key={name} value={name}>
                  {titleOf(name)}
                </option>
              ))}
            </datalist>
            <p className="hint" id={`${id}-hint`}>
              {scored ? words.codeHintPlain : words.codeHint}
            </p>
          </div>
          <fieldset className="tie-break-presets wide">
            <legend>{words.preset}</legend>
            {presets
              .filter((preset) => preset.for === whom && (!scored || preset.name === traits.standings[whom]))
              .map(({ name, codes }) => (
                <Button key={name} onClick={() => set(codes)}>
                  <span>{codes.map(titleOf).join(' → ')}</span> <small>{codes.map(headingOf).join(' ')}</small>
                </Button>
              ))}
          </fieldset>
        </>
      )}
      <LockNote setting="tieBreaks" />
    </Section>
  )
}
