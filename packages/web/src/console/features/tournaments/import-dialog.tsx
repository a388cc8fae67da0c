import { useSuspenseQuery } from '@tanstack/react-query'
import type { ImportPreview } from '@zug/server/views'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey } from '../../api/client.ts'
import { queryClient, tournamentsQuery } from '../../api/queries.ts'
import { unlessStopped } from '../../api/unless-stopped.ts'
import { upload } from '../../api/upload.ts'
import { useReading } from '../../api/use-reading.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileChoice } from '../../ui/file-choice.tsx'
import { IssueList } from '../../ui/issue-list.tsx'
import { SheetChoice } from '../../ui/sheet-choice.tsx'
import { useWords } from '../../words/language.tsx'
import { named } from '../../words/named.ts'
import { rulebooksQuery } from './rulebooks.ts'
import './import-dialog.css'
import { Check } from '../settings/section.tsx'

const inMode = (fideMode: boolean): { readonly fideMode?: 'true' } => (fideMode ? { fideMode: 'true' } : {})

/** A whole tournament from a file. Nothing is written until the arbiter has seen what the file says and what was adjusted. */
const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { importing, wizard } = useWords('tournaments')
  const { actions } = useWords('shell')
  const { rulebooks: names } = useWords('common')
  const list = useSuspenseQuery(rulebooksQuery).data
  const [, navigate] = useLocation()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ImportPreview | null>(null)
  const [key] = useState(newKey)
  const [fideMode, setFideMode] = useState(false)
  const { busy, step, stop, problem, issues, reading } = useReading(importing.unreadable)

  const read = (chosen: File, rulebook?: string, rated = fideMode, sheet?: string): Promise<void> =>
    reading(async (sending) => {
      setFile(chosen)
      setPreview(await upload('/imports/preview', { rulebook, sheet, ...inMode(rated) }, chosen, sending))
    })
  const bring = (): Promise<void> =>
    reading(async (sending) => {
      const { rulebook, name, sheets } = preview!
      const id = await unlessStopped(
        name,
        async () =>
          (
            await upload(
              '/imports',
              { key, rulebook, sheet: sheets?.chosen, ...inMode(fideMode), ...(differs ? { confirmed: 'true' } : {}) },
              file!,
              sending,
            )
          ).id,
      )
      await queryClient.invalidateQueries(tournamentsQuery)
      navigate(`/desk/${id}`)
    })

  const differs = (preview?.differing ?? []).length > 0
  return (
    <Dialog
      wide
      title={importing.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" disabled={preview === null} busy={busy} onClick={bring}>
            {preview !== null && (differs || preview.adjustments.length > 0) ? importing.anyway : importing.done}
          </Button>
        </>
      }
    >
      <FileChoice
        label={importing.choose}
        hint={importing.chooseHint}
        onFile={(chosen) => void read(chosen)}
        step={step}
        onStop={stop}
        problem={problem}
      />
      <IssueList issues={issues} />
      {preview === null ? null : (
        <>
          <p>
            <b>{preview.name}</b> · {importing.players(preview.players.length)} · {importing.rounds(preview.rounds)}.{' '}
            {importing.read(preview.format)}
          </p>
          <SheetChoice sheets={preview.sheets} onChange={(sheet) => void read(file!, undefined, fideMode, sheet)} />
          {preview.boardsPerMatch === null ? null : <p>{importing.boardsPerMatch(preview.boardsPerMatch, preview.rounds > 0)}</p>}
          <Choice
            label={importing.rulebook}
            value={preview.rulebook}
            onChange={(rulebook) => {
              setPreview({ ...preview, rulebook })
              void read(file!, rulebook, fideMode, preview.sheets?.chosen)
            }}
            options={list.rulebooks.map(({ id, title }) => ({ value: id, label: named(names, id, title) }))}
          />
          {list.rulebooks.find(({ id }) => id === preview.rulebook)?.traits.ofFide === true ? (
            <Check
              label={wizard.fideMode}
              hint={wizard.fideModeHint}
              checked={fideMode}
              disabled={false}
              onChange={(rated) => {
                setFideMode(rated)
                void read(file!, preview.rulebook, rated, preview.sheets?.chosen)
              }}
            />
          ) : null}
          {differs ? <p role="status">{importing.differing(preview.differing!.join(', '))}</p> : null}
          <h3>{importing.adjustments}</h3>
          {preview.adjustments.length === 0 ? <p>{importing.none}</p> : <IssueList issues={preview.adjustments} />}
        </>
      )}
    </Dialog>
  )
}

export default ImportDialog
