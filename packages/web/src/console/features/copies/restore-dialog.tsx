import type { BackupComparison } from '@zug/server/views'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey } from '../../api/client.ts'
import { queryClient, tournamentsQuery } from '../../api/queries.ts'
import { unlessStopped } from '../../api/unless-stopped.ts'
import { upload } from '../../api/upload.ts'
import { useReading } from '../../api/use-reading.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileChoice } from '../../ui/file-choice.tsx'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import './copies.css'

type Compared = BackupComparison['tournaments'][number]

/** A backup as copies beside whatever is here. Nothing is written until its reader has seen what it has and what is here. */
const RestoreDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { restore: words } = useWords('copies')
  const { actions } = useWords('shell')
  const dates = useDates()
  const [, navigate] = useLocation()
  const [file, setFile] = useState<File | null>(null)
  const [found, setFound] = useState<BackupComparison | null>(null)
  const [name, setName] = useState('')
  const [key, setKey] = useState(newKey)
  const { busy, step, stop, problem, reading } = useReading('')

  const read = (chosen: File): Promise<void> =>
    reading(async (sending) => {
      setFile(chosen)
      setFound(null)
      setKey(newKey())
      const compared = await upload('/backups/preview', {}, chosen, sending)
      const [first] = compared.tournaments
      const own = (compared.tournaments.length > 1 ? first!.file.event : null) ?? first!.file.name
      // Two of one name cannot be told apart.
      const known = compared.tournaments.some(({ here }) => here !== null && !here.deleted)
      setName(known ? words.copyOf(own) : own)
      setFound(compared)
    })
  const bring = (): Promise<void> =>
    reading(async (sending) => {
      const called = name.trim()
      const id = await unlessStopped(
        called,
        async () => (await upload('/backups', { key, name: called }, file!, sending)).tournaments[0]!.id,
      )
      await queryClient.invalidateQueries(tournamentsQuery)
      navigate(`/desk/${id}`)
    })

  return (
    <Dialog
      wide
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" disabled={found === null || name.trim() === ''} busy={busy} onClick={bring}>
            {words.done}
          </Button>
        </>
      }
    >
      <FileChoice
        label={words.choose}
        hint={words.chooseHint}
        onFile={(chosen) => void read(chosen)}
        step={step}
        onStop={stop}
        problem={problem}
      />
      {found === null ? null : (
        <>
          <p>{words.made(`${dates.day(found.at)}, ${dates.time(found.at)}`)}</p>
          <ul className="copies-compared">
            {found.tournaments.map((one) => (
              <ComparedLine key={one.file.id} one={one} />
            ))}
          </ul>
          <Field
            label={words.name}
            hint={words.hidden}
            value={name}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
    </Dialog>
  )
}

const ComparedLine = ({ one: { file, here } }: { readonly one: Compared }) => {
  const { restore: words, contents } = useWords('copies')
  return (
    <li>
      <b>{[file.name, file.section].filter(Boolean).join(' · ') || file.id}</b>
      <dl>
        <dt>{words.inFile}</dt>
        <dd>{contents(file)}</dd>
        <dt>{words.here}</dt>
        <dd>{here === null ? words.new : contents(here)}</dd>
      </dl>
      {here === null ? null : (
        <p>
          {wayOf(words, here)} {here.deleted ? words.deleted : ''}
        </p>
      )}
    </li>
  )
}

type Way = { readonly onlyInFile: number; readonly onlyHere: number }
type WayWords = {
  readonly same: string
  readonly ahead: (n: number) => string
  readonly behind: (n: number) => string
  readonly parted: (file: number, here: number) => string
}

const wayOf = (words: WayWords, { onlyInFile, onlyHere }: Way): string => {
  if (onlyInFile > 0 && onlyHere > 0) return words.parted(onlyInFile, onlyHere)
  if (onlyInFile > 0) return words.behind(onlyInFile)
  return onlyHere > 0 ? words.ahead(onlyHere) : words.same
}

export default RestoreDialog
