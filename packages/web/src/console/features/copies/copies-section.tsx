import { Suspense, useState } from 'react'
import { useView } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from '../settings/section.tsx'
import './copies.css'

const CopyDialog = later(() => import('./copy-dialog.tsx'))
const TemplateDialog = later(() => import('./template-dialog.tsx'))
const DeleteDialog = later(() => import('./delete-dialog.tsx'))

/** What can be made of a tournament as a whole: a file, another one like it, a template, and its end. */
export const CopiesSection = () => {
  const words = useWords('copies')
  const { id } = usePlace()
  const { settings } = useTournament()
  const owner = useMayAct('owner')
  const { data } = useView(id, 'sections', {}, settings.section !== null)
  const [open, setOpen] = useState<'copy' | 'template' | 'delete' | null>(null)
  const several = (data?.sections ?? []).filter(({ role }) => role === 'owner' || role === 'chief').length > 1
  const close = (): void => setOpen(null)
  return (
    <Section title={words.title} id="copies">
      <p className="hint wide">{words.backup.hint}</p>
      <ul className="settings-files wide">
        <li>
          <a href={`/api/tournaments/${id}/backup`} download>
            {words.backup.one}
          </a>
        </li>
        {several ? (
          <li>
            <a href={`/api/tournaments/${id}/backup?everySection=true`} download>
              {words.backup.all}
            </a>
          </li>
        ) : null}
      </ul>
      <div className="wide copies-deeds">
        <Button look="plain" onClick={() => setOpen('copy')}>
          {words.copy.open}
        </Button>
        <Button look="plain" onClick={() => setOpen('template')}>
          {words.template.open}
        </Button>
        {owner ? <Button onClick={() => setOpen('delete')}>{words.remove.open}</Button> : null}
      </div>
      <Suspense>
        {open === 'copy' ? <CopyDialog several={several} onClose={close} /> : null}
        {open === 'template' ? <TemplateDialog several={several} onClose={close} /> : null}
        {open === 'delete' ? <DeleteDialog onClose={close} /> : null}
      </Suspense>
    </Section>
  )
}
