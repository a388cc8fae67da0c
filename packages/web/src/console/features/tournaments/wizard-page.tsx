import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { traitsUnder } from '@zug/engine/pairing'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { newKey, ProblemError, send } from '../../api/client.ts'
import { queryClient, sectionsKey, tournamentsQuery } from '../../api/queries.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { later } from '../../ui/later.tsx'
import { useProblemText } from '../../ui/problem-text.ts'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import { templatesQuery } from '../copies/queries.ts'
import { nextBoardOf, useEventOf } from './event-of.ts'
import { kindsOf, proposedRounds, rulesOf } from './kinds.ts'
import { hasInitialColour, rulebooksQuery } from './rulebooks.ts'
import '../../shell/page.css'
import './wizard-page.css'

const TemplateChoice = later(() => import('../copies/template-choice.tsx'))
const TemplateForm = later(() => import('../copies/template-form.tsx'))

type OfferWords = { readonly label: string; readonly hint: string }

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A tournament in one page: the kind of event brings the defaults, the rest can wait. */
const WizardPage = () => {
  const { wizard } = useWords('tournaments')
  const { nav } = useWords('shell')
  const { rulebooks: names } = useWords('common')
  const list = useSuspenseQuery(rulebooksQuery).data
  const [, navigate] = useLocation()
  const of = useEventOf()
  const templates = useQuery(templatesQuery).data?.templates ?? []
  const [from, startFrom] = useState('')
  const template = templates.find(({ id }) => id === from)
  const problemText = useProblemText()
  const kinds = kindsOf(list, wizard.offers)
  const [chosen, choose] = useState(kinds[0]!.offer.name)
  const [players, setPlayers] = useState('')
  const [rounds, setRounds] = useState('')
  const [boards, setBoards] = useState('4')
  const [edition, setEdition] = useState<string | null>(null)
  const [colour, setColour] = useState<'lot' | 'later'>('lot')
  const [visible, setVisible] = useState(true)
  const [fideMode, setFideMode] = useState(false)
  const [seed] = useState(() => newKey().slice(0, 12))
  const [key] = useState(newKey)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [start, setStart] = useState(of?.startDate ?? '')
  const [section, setSection] = useState('')
  const taken = of?.sections.some((name) => alike(name, section)) === true
  useEffect(() => {
    document.title = `${wizard.title} · Zug`
  }, [wizard])

  const kind = kinds.find(({ offer }) => offer.name === chosen)!
  const editions = list.rulebooks.filter(({ traits }) => traits.family === kind.book.traits.family)
  const book = editions.find(({ id }) => id === edition) ?? kind.book
  const declared = rulesOf(kind, book, seed)
  // As FIDE asks of programs; the other reading of C.04.7 1.2 is chosen in the settings.
  const rules =
    fideMode && 'colourless' in declared && declared.acceleration === 'baku'
      ? { ...declared, acceleration: 'baku-paired' as const }
      : declared
  const drawn = hasInitialColour(traitsUnder(book.traits, rules))
  const proposed = proposedRounds(kind, Number(players) || 0)
  const { teams } = traitsUnder(book.traits, rules)

  const { fixed } = kind.offer.rounds[0]!

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (taken) {
      event.currentTarget.querySelector<HTMLInputElement>('input[name=section]')?.focus()
      return
    }
    const form = new FormData(event.currentTarget)
    const text = (name: string): string => String(form.get(name) ?? '').trim()
    setBusy(true)
    setProblem(null)
    try {
      const settings = {
        rules,
        numberOfRounds: Number((fixed ? '' : rounds) || proposed),
        tieBreaks: list.presets.find(({ name }) => name === kind.offer.tieBreaks)?.codes ?? [],
        confirmResults: kind.offer.confirmResults,
        ...(teams ? { boardsPerMatch: Number(boards) } : {}),
        ...(fideMode && book.traits.ofFide ? { fideMode } : {}),
        info: { name: of?.event ?? text('name'), city: text('city'), startDate: text('start'), endDate: text('end') },
        ...(text('section') === '' ? {} : { section: { event: of?.event ?? text('name'), name: text('section') } }),
        ...(of === null ? {} : { firstBoard: await nextBoardOf(of.id) }),
      }
      const { id } = await send('POST', '/tournaments', {}, { key, settings, ...(of === null ? {} : { like: of.id }) })
      if (colour === 'lot' && drawn)
        await send(
          'POST',
          '/tournaments/{tournament}/commands',
          { tournament: id },
          { key: `${key}-lot`, command: { kind: 'draw-lots', seed } },
        )
      if (visible) await send('PUT', '/tournaments/{tournament}/visibility', { tournament: id }, { visible: true })
      await queryClient.invalidateQueries(tournamentsQuery)
      await queryClient.invalidateQueries({ queryKey: sectionsKey })
      navigate(`/desk/${id}/players`)
    } catch (error) {
      setProblem(problemText(error instanceof ProblemError ? error.problem : null))
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="page wizard">
      <div className="tournaments-top">
        <Link className="brand" href="/" aria-label={`Zug: ${nav.all}`}>
          Zug<i>.</i>
        </Link>
        <AccountMenu />
      </div>
      <h1>{of === null ? wizard.title : wizard.ofEvent(of.event)}</h1>
      {of === null && templates.length > 0 ? (
        <Suspense>
          <TemplateChoice templates={templates} value={template?.id ?? ''} onChange={startFrom} />
          {template === undefined ? null : <TemplateForm key={template.id} template={template} onRemoved={() => startFrom('')} />}
        </Suspense>
      ) : null}
      {template !== undefined ? null : (
        <form onSubmit={submit}>
          {of === null ? (
            <>
              <Field label={wizard.name} name="name" required maxLength={200} autoFocus autoComplete="off" />
              <Field label={wizard.section} hint={wizard.sectionHint} name="section" maxLength={100} autoComplete="off" />
            </>
          ) : (
            <Field
              label={wizard.sectionNew}
              hint={wizard.ofEventHint}
              problem={taken && !busy ? wizard.sectionTaken : undefined}
              onChange={({ target }) => setSection(target.value)}
              name="section"
              required
              maxLength={100}
              autoFocus
              autoComplete="off"
            />
          )}
          <Choice
            look="list"
            label={wizard.kind}
            value={chosen}
            onChange={choose}
            options={kinds.map(({ book: { id, title }, offer }) => ({
              value: offer.name,
              ...((wizard.offers as Readonly<Record<string, OfferWords>>)[offer.name] ?? { label: named(names, id, title) }),
            }))}
          />
          <div className="wizard-row">
            <Field
              label={wizard.players}
              inputMode="numeric"
              pattern="\d{0,4}"
              value={players}
              onChange={({ target }) => setPlayers(target.value)}
            />
            <Field
              label={wizard.rounds}
              inputMode="numeric"
              pattern="[1-9]\d?"
              placeholder={fixed && players === '' ? '' : String(proposed)}
              value={fixed ? '' : rounds}
              disabled={fixed}
              onChange={({ target }) => setRounds(target.value)}
              {...(fixed ? { hint: wizard.roundsByField } : {})}
            />
          </div>
          {teams ? (
            <Field
              label={wizard.boardsPerMatch}
              hint={wizard.boardsPerMatchHint}
              inputMode="numeric"
              required
              pattern="[1-9]\d?|100"
              value={boards}
              onChange={({ target }) => setBoards(target.value)}
            />
          ) : null}
          <div className="wizard-row">
            <Field label={wizard.city} name="city" maxLength={100} defaultValue={of?.city} />
            <Field label={wizard.start} name="start" type="date" value={start} onChange={({ target }) => setStart(target.value)} />
            <Field label={wizard.end} name="end" type="date" min={start} defaultValue={of?.endDate} />
          </div>
          {editions.length > 1 ? (
            <Choice
              label={wizard.edition}
              value={book.id as string}
              onChange={setEdition}
              options={editions.map(({ id, title }) => ({ value: id, label: named(names, id, title) }))}
            />
          ) : null}
          {drawn ? (
            <Choice
              look="list"
              label={wizard.colour}
              value={colour}
              onChange={setColour}
              options={[
                { value: 'lot', label: wizard.byLot, hint: wizard.byLotHint(seed) },
                { value: 'later', label: wizard.later },
              ]}
            />
          ) : null}
          <label className="wizard-check">
            <input type="checkbox" checked={visible} onChange={({ target }) => setVisible(target.checked)} />
            <span>
              {wizard.visible}
              <small>{wizard.visibleHint}</small>
            </span>
          </label>
          {book.traits.ofFide ? (
            <label className="wizard-check">
              <input type="checkbox" checked={fideMode} onChange={({ target }) => setFideMode(target.checked)} />
              <span>
                {wizard.fideMode}
                <small>{wizard.fideModeHint}</small>
              </span>
            </label>
          ) : null}
          <p className="hint">{wizard.more}</p>
          {problem === null ? null : (
            <p className="field-problem" role="alert">
              {problem}
            </p>
          )}
          <Button look="main" type="submit" busy={busy}>
            {wizard.done}
          </Button>
        </form>
      )}
    </main>
  )
}

export default WizardPage
