import type { Template } from '@zug/server/views'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey, send } from '../../api/client.ts'
import { queryClient, tournamentsQuery } from '../../api/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { useSent } from '../account/use-sent.ts'
import { templatesQuery } from './queries.ts'

/** A tournament of a template: what is new each year is its name and its days. */
const TemplateForm = ({ template, onRemoved }: { readonly template: Template; readonly onRemoved: () => void }) => {
  const { template: words, copy } = useWords('copies')
  const { wizard } = useWords('tournaments')
  const { tell } = useToasts()
  const [, navigate] = useLocation()
  const [key] = useState(newKey)
  const [visible, setVisible] = useState(true)
  const { submit, problem, busy } = useSent(async (field) => {
    const body = { key, name: field('name').trim(), start: field('start') || null }
    const { tournaments } = await send('POST', '/templates/{id}/tournaments', { id: template.id }, body)
    if (visible)
      for (const { id } of tournaments) await send('PUT', '/tournaments/{tournament}/visibility', { tournament: id }, { visible: true })
    await queryClient.invalidateQueries(tournamentsQuery)
    navigate(`/desk/${tournaments[0]!.id}/players`)
  })
  const removal = useSent(async () => {
    await send('DELETE', '/templates/{id}', { id: template.id })
    tell({ kind: 'done', text: words.removed(template.name) })
    await queryClient.invalidateQueries(templatesQuery)
    onRemoved()
  })
  const against = problem ?? removal.problem
  return (
    <>
      <form onSubmit={submit}>
        <Field
          label={wizard.name}
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={`${template.name} ${new Date().getFullYear()}`}
        />
        <Field label={copy.start} hint={copy.startHint} name="start" type="date" />
        <label className="wizard-check">
          <input type="checkbox" checked={visible} onChange={({ target }) => setVisible(target.checked)} />
          <span>
            {wizard.visible}
            <small>{wizard.visibleHint}</small>
          </span>
        </label>
        {against === null ? null : (
          <p className="field-problem" role="alert">
            {against}
          </p>
        )}
        <Button look="main" type="submit" busy={busy}>
          {template.sections.length > 1 ? words.createAll(template.sections.length) : words.create}
        </Button>
      </form>
      {template.mine ? (
        <form onSubmit={removal.submit}>
          <Button type="submit" busy={removal.busy}>
            {words.remove}
          </Button>
        </form>
      ) : null}
    </>
  )
}

export default TemplateForm
