import { isLongEvent } from '@zug/engine/desk'
import { useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Check } from '../settings/section.tsx'
import { laterRatingsIn, laterRatingsText, type Player } from './player.ts'

export type Marks = Pick<Player, 'noByes' | 'expelled' | 'laterRatings' | 'lot' | 'external'>

/** What the arbiter decides of somebody beside the pairings: no byes on request, expelled, ratings of later lists. */
export const PlayerMarks = ({ now, onChange }: { readonly now: Marks; readonly onChange: (marks: Marks) => void }) => {
  const { fields, marks } = useWords('players')
  const { settings } = useTournament()
  const [text, setText] = useState(laterRatingsText(now.laterRatings ?? []))
  const [value, setValue] = useState(now.external == null ? '' : String(now.external))
  const by = (name: string): boolean => settings.tieBreaks.some((code) => code.toUpperCase() === name)
  return (
    <>
      <Check
        label={fields.noByes}
        hint={marks.noByes}
        checked={now.noByes === true}
        disabled={false}
        onChange={(noByes) => onChange({ noByes })}
      />
      <Check
        label={fields.expelled}
        hint={marks.expelled}
        checked={now.expelled === true}
        disabled={false}
        onChange={(expelled) => onChange({ expelled })}
      />
      {isLongEvent(settings) ? (
        <Field
          label={fields.laterRatings}
          hint={marks.laterRatings}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            onChange({ laterRatings: laterRatingsIn(target.value) })
          }}
        />
      ) : null}
      {by('LOTS') ? (
        <Field
          label={fields.lot}
          hint={marks.lot}
          inputMode="numeric"
          value={now.lot ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 4)
            onChange({ lot: Number(digits) === 0 ? null : Number(digits) })
          }}
        />
      ) : null}
      {by('EXT') ? (
        <Field
          label={fields.external}
          hint={marks.external}
          inputMode="decimal"
          value={value}
          onChange={({ target }) => {
            const typed = target.value.replace(',', '.')
            setValue(target.value)
            onChange({ external: /^-?\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null })
          }}
        />
      ) : null}
    </>
  )
}
