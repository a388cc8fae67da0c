import { useState } from 'react'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import { useSent } from '../account/use-sent.ts'
import { Check } from '../settings/section.tsx'
import { templatesQuery } from './queries.ts'

/** Without the year: a template is for all of them. */
const yearless = (name: string): string => name.replace(/\s*\b20\d\d\b/, '').trim()

const TemplateDialog = ({ several, onClose }: { readonly several: boolean; readonly onClose: () => void }) => {
  const { template: words, copy } = useWords('copies')
  const { actions } = useWords('shell')
  const { id } = usePlace()
  const { settings } = useTournament()
  const { tell } = useToasts()
  const [everySection, setEvery] = useState(several)
  const form = useUnique()
  const { submit, problem, busy } = useSent(async (field) => {
    const name = field('name').trim()
    await send('POST', '/tournaments/{tournament}/templates', { tournament: id }, { name, everySection })
    await queryClient.invalidateQueries(templatesQuery)
    tell({ kind: 'done', text: words.kept(name) })
    onClose()
  })
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form={form} busy={busy}>
            {words.done}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="copies-form">
        <p className="hint">{words.hint}</p>
        <Field
          label={words.name}
          hint={words.again}
          name="name"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={yearless(settings.section?.event || settings.info.name)}
          data-focus-first
        />
        {several ? <Check label={copy.all} checked={everySection} disabled={false} onChange={setEvery} /> : null}
        {problem === null ? null : (
          <p className="field-problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}

export default TemplateDialog
