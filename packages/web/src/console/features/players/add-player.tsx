import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../../api/commands.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useKeys } from '../../ui/keys.ts'
import { useWords } from '../../words/language.tsx'
import { titles } from './player.ts'

/** One line: Enter saves, and the next name can be typed at once. */
export const AddPlayer = ({ started, next }: { readonly started: boolean; readonly next: number | null }) => {
  const words = useWords('players')
  const run = useCommand()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  const [badRating, setBadRating] = useState(false)
  const focusName = (): void => form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  useKeys({ KeyN: { label: words.add.title, run: focusName } })
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const { name = '', rating = '', title = '', federation = '', club = '' } = data
    if (name.trim() === '') {
      focusName()
      return
    }
    const wrong = !/^\d{0,4}$/.test(rating.trim())
    setBadRating(wrong)
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>('input[name=rating]')?.focus()
      return
    }
    // The line is free for the next name at once; it comes back if the desk says no.
    form.current?.reset()
    focusName()
    const wanted = titles.find((one) => one === title.trim().toUpperCase())
    const outcome = await run({
      kind: 'enter-player',
      player: {
        name: name.trim(),
        rating: rating.trim() === '' ? null : Number(rating),
        title: wanted === undefined || wanted === '' ? null : wanted,
        federation: federation.trim().toUpperCase(),
        club: club.trim(),
      },
    })
    if (outcome.done) {
      setSaid(words.add.done(name.trim()))
      return
    }
    for (const [key, value] of Object.entries(data)) {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name=${key}]`)
      if (input?.value === '') input.value = value
    }
  }
  return (
    <form ref={form} className="add-player" aria-label={words.add.title} noValidate onSubmit={submit}>
      <Field className="wide" label={words.fields.name} name="name" required maxLength={100} autoComplete="off" />
      <Field
        label={words.fields.rating}
        name="rating"
        inputMode="numeric"
        autoComplete="off"
        problem={badRating ? words.add.badRating : undefined}
      />
      <Field label={words.fields.title} name="title" list="zug-titles" maxLength={3} autoComplete="off" />
      <Field label={words.fields.federation} name="federation" maxLength={20} autoComplete="off" />
      <Field className="wide" label={words.fields.club} name="club" maxLength={100} autoComplete="off" />
      <datalist id="zug-titles">
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <Button look="main" type="submit">
        {words.add.button}
      </Button>
      <p className="hint" role="status">
        {said === '' ? words.add.hint : said} {!started ? '' : next === null ? words.add.over : words.add.late(next)}
      </p>
    </form>
  )
}
