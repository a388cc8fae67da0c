import { useState } from 'react'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { useWords } from '../../words/language.tsx'
import { useSent } from '../account/use-sent.ts'
import { Check } from '../settings/section.tsx'
import { FormDialog } from './form-dialog.tsx'
import { templatesQuery } from './queries.ts'

/** Without the year: a template is for all of them. */
const yearless = (name: string): string => name.replace(/\s*\b20\d\d\b/, '').trim()

const TemplateDialog = ({ several, onClose }: { readonly several: boolean; readonly onClose: () => void }) => {
  const { template: words, copy } = useWords('copies')
  const { id } = usePlace()
  const { settings } = useTournament()
  const { tell } = useToasts()
  const [everySection, setEvery] = useState(several)
  const sent = useSent(async (field) => {
    const name = field('name').trim()
    await send('POST', '/tournaments/{tournament}/templates', { tournament: id }, { name, everySection })
    await queryClient.invalidateQueries(templatesQuery)
    tell({ kind: 'done', text: words.kept(name) })
    onClose()
  })
  return (
    <FormDialog words={words} sent={sent} onClose={onClose}>
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
    </FormDialog>
  )
}

export default TemplateDialog
