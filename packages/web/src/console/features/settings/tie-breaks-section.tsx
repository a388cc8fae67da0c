import { useSuspenseQuery } from '@tanstack/react-query'
import { tieBreakHeading, tieBreakTitle } from '@zug/messages/paper/tie-breaks'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { rulebooksQuery } from '../tournaments/rulebooks.ts'
import { LockNote, Section } from './section.tsx'
import type { SectionProps } from './settings-page.tsx'
import './tie-breaks-section.css'

/** The tie-breaks in their order: from a preset, moved up and down, added by code. */
export const TieBreaksSection = ({ settings, traits, change, readOnly }: SectionProps) => {
  const { tieBreaks: words, sections } = useWords('settings')
  const { presets, tieBreaks: known } = useSuspenseQuery(rulebooksQuery).data
  const [adding, setAdding] = useState('')
  const id = useUnique()
  const list = settings.tieBreaks
  const whom = traits.teams ? 'teams' : 'players'
  const set = (tieBreaks: readonly string[]): void => change({ tieBreaks })
  const move = (from: number, to: number): void => set(list.with(from, list[to]!).with(to, list[from]!))
  const add = (): void => {
    if (adding.trim() === '') return
    set([...list, adding.trim().toUpperCase()])
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
                onChange={({ target }) => setAdding(target.value)}
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
