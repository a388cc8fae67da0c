import { useState } from 'react'
import { useLocation } from 'wouter'
import { newKey, send } from '../../api/client.ts'
import { queryClient, tournamentsQuery } from '../../api/queries.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { useSent } from '../account/use-sent.ts'
import { Check } from '../settings/section.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The name of last year with the next year in it; as it is where it has none. */
const nextYear = (name: string): string => name.replace(/\b20\d\d\b/, (year) => String(Number(year) + 1))

/** Another tournament like this one, in which nothing has happened. */
const CopyDialog = ({ several, onClose }: { readonly several: boolean; readonly onClose: () => void }) => {
  const { copy: words } = useWords('copies')
  const { id } = usePlace()
  const { settings } = useTournament()
  const owner = useMayAct('owner')
  const [, navigate] = useLocation()
  const [key] = useState(newKey)
  const [players, setPlayers] = useState(false)
  const [people, setPeople] = useState(owner)
  const [everySection, setEvery] = useState(several)
  const sent = useSent(async (field) => {
    const body = { key, name: field('name').trim(), start: field('start') || null, players, people: owner && people, everySection }
    const { tournaments } = await send('POST', '/tournaments/{tournament}/copies', { tournament: id }, body)
    await queryClient.invalidateQueries(tournamentsQuery)
    navigate(`/desk/${tournaments[0]!.id}/settings`)
    onClose()
  })
  return (
    <FormDialog words={words} sent={sent} onClose={onClose}>
      <Field
        label={words.name}
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={nextYear(settings.section?.event || settings.info.name)}
        data-focus-first
      />
      <Field label={words.start} hint={words.startHint} name="start" type="date" />
      {several ? <Check label={words.all} checked={everySection} disabled={false} onChange={setEvery} /> : null}
      <Check label={words.players} hint={words.playersHint} checked={players} disabled={false} onChange={setPlayers} />
      {owner ? <Check label={words.people} checked={people} disabled={false} onChange={setPeople} /> : null}
    </FormDialog>
  )
}

export default CopyDialog
