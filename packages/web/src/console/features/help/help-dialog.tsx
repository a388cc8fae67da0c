import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useLanguage, useWords } from '../../words/language.tsx'
import { Blocks } from './blocks.tsx'
import { type Guide, guides, partFor } from './guides.ts'
import { type HelpSection, sectionsOf } from './markdown.ts'
import './help.css'

/** They come with the page, by their file names. */
const files: Readonly<Record<string, string>> = import.meta.glob(
  '../../../../../../docs/{arbiter,fide-mode,rating-lists,hall,paper,public-pages,tie-breaks,explanations,rules,glossary,operator}.md',
  { query: '?raw', import: 'default', eager: true },
)
const textOf = (guide: Guide): string => Object.entries(files).find(([path]) => path.endsWith(`/${guide}.md`))![1]

type Found = HelpSection & { readonly guide: Guide; readonly at: number }

/** The guides that come with the desk, without any network: the part about this page first, and all of them by a word. */
const HelpDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { help: words } = useWords('shell')
  const { language } = useLanguage()
  const [location] = useLocation()
  const all = useMemo(
    () => guides.flatMap((guide) => sectionsOf(textOf(guide)).map((section, at): Found => ({ ...section, guide, at }))),
    [],
  )
  const page = location.split('/')[location.startsWith('/desk/') ? 3 : 1] ?? ''
  const part = partFor[page]
  const first = all.find(({ guide, title }) => guide === part?.guide && title === part.title) ?? all[0]!
  const [shown, setShown] = useState(first)
  const [asked, setAsked] = useState('')
  const wanted = asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found = wanted.length === 0 ? [] : all.filter((section) => wanted.every((word) => section.words.includes(word)))
  const open = (section: Found | undefined): void => {
    if (section === undefined) return
    setShown(section)
    setAsked('')
  }
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      <Field label={words.search} value={asked} autoComplete="off" data-focus-first onChange={({ target }) => setAsked(target.value)} />
      {language === 'en' ? null : <p className="hint">{words.inEnglish}</p>}
      <div className="help" lang="en">
        <nav aria-label={words.contents}>
          {wanted.length > 0 && found.length === 0 ? <p role="status">{words.none}</p> : null}
          <ul>
            {(wanted.length === 0 ? all.filter(({ guide }) => guide === shown.guide || guide === 'arbiter') : found).map((section) => (
              <li key={`${section.guide} ${section.at}`}>
                <button type="button" aria-current={section === shown ? 'true' : undefined} onClick={() => open(section)}>
                  {section.title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          <h3>{shown.title}</h3>
          <Blocks of={shown.blocks} onGuide={(name) => open(all.find(({ guide }) => guide === name))} />
        </article>
      </div>
    </Dialog>
  )
}

export default HelpDialog
