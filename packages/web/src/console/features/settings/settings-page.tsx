import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeclaredSettings, DeskSettings } from '@zug/engine/desk'
import type { DeclaredRules } from '@zug/engine/model'
import { declaredOver, type EventTraits, traitsUnder } from '@zug/engine/pairing'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useCommand } from '../../api/commands.tsx'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import type { Tournament } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { CopiesSection } from '../copies/copies-section.tsx'
import { focusOn } from '../submission/places.ts'
import { hasInitialColour, rulebooksQuery } from '../tournaments/rulebooks.ts'
import { BoardsSection } from './boards-section.tsx'
import { DeclaredSection } from './declared-section.tsx'
import { EndSection } from './end-section.tsx'
import { EventSection } from './event-section.tsx'
import { FestivalSection } from './festival-section.tsx'
import { FideModeSection } from './fide-mode-section.tsx'
import { LotsSection } from './lots-section.tsx'
import { PlayerGroupsSection } from './player-groups-section.tsx'
import { RatingsSection } from './ratings-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { ScoringSection } from './scoring-section.tsx'
import { SubmissionSection } from './submission-section.tsx'
import { TieBreaksSection } from './tie-breaks-section.tsx'
import './settings.css'

const PrizesSection = later(() => import('../prizes/prizes-section.tsx'))

/** What a section edits: the settings as they would be, and how to change them. */
export type SectionProps = {
  readonly settings: DeskSettings
  /** What the event is like under them. */
  readonly traits: EventTraits
  readonly change: (changes: DeclaredSettings) => void
  /** Nothing may be changed here: another role is needed, or this is the past. */
  readonly readOnly: boolean
}

/** What was changed and not saved, by tournament: another page is looked at in between, and nothing typed is lost. */
const unsaved = new Map<string, DeclaredSettings>()

const SettingsPage = () => {
  const words = useWords('settings')
  const { actions, saving, colon } = useWords('shell')
  const tournament = useTournament()
  const { rulebooks } = useSuspenseQuery(rulebooksQuery).data
  const readOnly = !useMayAct('chief')
  const run = useCommand()
  const { tell } = useToasts()
  // Only what was touched is kept here, so that a setting somebody else changes meanwhile still shows.
  const { id, at } = usePlace()
  const [changes, setChanges] = useState<DeclaredSettings>(() => (at === null ? (unsaved.get(id) ?? {}) : {}))
  const [busy, setBusy] = useState(false)
  const said = changes.rules ?? ({ rulebook: tournament.settings.rules.rulebook } as DeclaredRules)
  const book = rulebooks.find(({ id }) => id === said.rulebook)!
  const settings = {
    ...tournament.settings,
    ...changes,
    rules: declaredOver(book, said, tournament.settings.rules),
  } as DeskSettings
  const traits = traitsUnder(book.traits, settings.rules)
  const dirty = Object.keys(changes).length > 0
  const [, navigate] = useLocation()
  const left = useRef(() => {})
  left.current = () => {
    if (at !== null) return
    unsaved.set(id, changes)
    const action = { label: saving.look, run: () => navigate(`/desk/${id}/settings`) }
    if (dirty) tell({ kind: 'problem', text: `${words.title}${colon}${words.unsaved}`, action })
  }
  useEffect(() => () => left.current(), [])
  // Led here for one part of it.
  useEffect(() => {
    const part = location.hash.slice(1)
    if (/^event-|^round-dates$/.test(part)) focusOn(part)
    else document.getElementById(part)?.scrollIntoView()
  }, [])
  const change = (more: DeclaredSettings): void => setChanges((before) => ({ ...before, ...more }))
  const declare = (name: string, value: unknown): void => change({ rules: { ...said, [name]: value } as DeclaredRules })
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    // Results that come in meanwhile are no reason to ask again; other settings are.
    const stillSame = (now: Tournament): boolean => JSON.stringify(now.settings) === JSON.stringify(tournament.settings)
    const outcome = await run({ kind: 'change-settings', changes }, { expectedSequence: tournament.sequence, stillSame })
    setBusy(false)
    if (!outcome.done) return
    setChanges({})
    tell({ kind: 'done', text: words.saved })
  }
  const section = { settings, traits, change, readOnly }
  return (
    <>
      <h1 className="settings-title">{words.title}</h1>
      <form className="settings" onSubmit={save}>
        <EventSection {...section} />
        <RulesSection {...section} />
        <ScheduleSection {...section} />
        <DeclaredSection {...section} book={book} declare={declare} />
        <RatingsSection {...section} />
        <ScoringSection {...section} />
        <TieBreaksSection {...section} />
        <BoardsSection {...section} />
        <PlayerGroupsSection {...section} />
        <Suspense>
          <PrizesSection {...section} />
        </Suspense>
        {dirty ? (
          <div className="settings-save" role="status">
            <span>{words.unsaved}</span>
            <Button onClick={() => setChanges({})}>{actions.cancel}</Button>
            <Button look="main" type="submit" busy={busy}>
              {actions.save}
            </Button>
          </div>
        ) : null}
      </form>
      {hasInitialColour(traits) ? <LotsSection readOnly={readOnly} /> : null}
      {tournament.settings.section === null ? null : <FestivalSection readOnly={readOnly} />}
      <FideModeSection readOnly={readOnly} />
      {readOnly ? null : <SubmissionSection />}
      <EndSection readOnly={readOnly} />
      {readOnly ? null : <CopiesSection />}
    </>
  )
}

export default SettingsPage
