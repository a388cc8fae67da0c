import { ratingsOf } from '@zug/engine/desk'
import type { OfficialRatings } from '@zug/engine/model'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { get } from '../../api/client.ts'
import { useCommand } from '../../api/commands.tsx'
import { useTournament } from '../../api/tournament.tsx'
import type { ListMatch } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useKeys } from '../../ui/keys.ts'
import { useWords } from '../../words/language.tsx'
import { ListMatches, useListSearch } from './list-search.tsx'
import { OlderLists } from './older-lists.tsx'
import { nameKey, type Player, titles } from './player.ts'
import { useListed } from './ratings/official-ratings.tsx'

type Props = { readonly players: readonly Player[]; readonly started: boolean; readonly next: number | null }

type Listed = { readonly official: OfficialRatings }

const askOthers = (list: string, id: string): Promise<Listed | null> => get('/lists/{list}/{id}/ratings', { list, id }).catch(() => null)

const shownRating = (rating: number | null): string => (rating === null ? '' : String(rating))

/** One line: Enter saves, and the next name can be typed at once. Whoever has the name already is shown while it is typed. */
export const AddPlayer = ({ players, started, next }: Props) => {
  const { traits, settings } = useTournament()
  const scored = traits.games === 'scores'
  const own = ratingsOf(settings).method === 'own'
  const words = useWords('players')
  const run = useCommand()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  const [badRating, setBadRating] = useState(false)
  const [typed, setTyped] = useState('')
  const [warned, setWarned] = useState('')
  const known = useMemo(() => new Map(players.map((player) => [nameKey(player.name), player])), [players])
  const twin = known.get(nameKey(typed))
  const [chosen, setChosen] = useState<ListMatch | null>(null)
  // What other lists have of the person, as soon as they have answered.
  const others = useRef<Promise<Listed | null>>(Promise.resolve(null))
  const ratingOf = useListed()
  const setField = (name: string, value: string): void => {
    const input = form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (input) input.value = value
  }
  const search = useListSearch(chosen === null ? typed : '', (match) => {
    const { list, kind, entry, ratings } = match
    const shown = shownRating(ratingOf({ [kind]: ratings }))
    setField('name', entry.name)
    setField('rating', shown)
    setField('title', entry.title || entry.womenTitle)
    setField('federation', entry.federation)
    setField('club', entry.club)
    setTyped(entry.name)
    setChosen(match)
    setBadRating(false)
    setSaid(words.lists.taken)
    const asked = askOthers(list, entry.id)
    others.current = asked
    asked.then((listed) => {
      const input = form.current?.querySelector<HTMLInputElement>('input[name=rating]')
      // Another one was chosen, or a rating was typed, meanwhile.
      if (listed !== null && others.current === asked && input?.value === shown) input.value = shownRating(ratingOf(listed.official))
    })
  })
  const focusName = (): void => form.current?.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  // Nothing else is there to do in an empty tournament.
  useEffect(() => {
    if (players.length === 0) focusName()
  }, [])
  useKeys({ KeyN: { label: words.add.title, run: focusName } })
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    const data = {
      name: field('name'),
      rating: field('rating'),
      title: field('title'),
      federation: field('federation'),
      club: field('club'),
    }
    const { name, rating, title, federation, club } = data
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
    // The desk asks about the very same name; one that is only written otherwise takes a second Enter.
    if (twin !== undefined && twin.name !== name.trim() && warned !== name) {
      setWarned(name)
      return
    }
    // The line is free for the next name at once; it comes back if the desk says no. What is said there is of nobody else any more.
    form.current?.reset()
    setSaid('')
    setTyped('')
    setWarned('')
    setChosen(null)
    focusName()
    const listed = chosen === null ? null : await others.current
    const official = chosen === null ? undefined : (listed?.official ?? { [chosen.kind]: chosen.ratings })
    const shown = chosen === null ? '' : shownRating(ratingOf({ [chosen.kind]: chosen.ratings }))
    // Left as it was found, it is that of the lists; whatever was typed counts.
    const untouched = official !== undefined && (rating.trim() === shown || rating.trim() === shownRating(ratingOf(official)))
    const wanted = titles.find((one) => one === title.trim().toUpperCase())
    const outcome = await run({
      kind: 'enter-player',
      player: {
        name: name.trim(),
        ...(untouched && !own ? {} : { rating: rating.trim() === '' ? null : Number(rating) }),
        ...(official === undefined ? {} : { official }),
        title: wanted === undefined || wanted === '' ? null : wanted,
        federation: federation.trim().toUpperCase(),
        club: club.trim(),
        ...(chosen === null ? {} : { fideId: chosen.entry.fideId, birth: chosen.entry.birth, sex: chosen.entry.sex }),
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
    setTyped(name)
    setChosen(chosen)
  }
  return (
    <form ref={form} className="add-player" aria-label={words.add.title} noValidate onSubmit={submit}>
      <Field
        className="wide"
        label={words.fields.name}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        {...search.combobox}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setChosen(null)
        }}
      />
      <Field
        label={words.fields.rating}
        name="rating"
        inputMode="numeric"
        autoComplete="off"
        problem={badRating ? words.add.badRating : undefined}
      />
      {scored ? null : <Field label={words.fields.title} name="title" list="zug-titles" maxLength={3} autoComplete="off" />}
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
      <ListMatches {...search} players={players} />
      <OlderLists linked />
      <p className="hint" role="status">
        {twin !== undefined ? (
          <b className={warned === '' ? undefined : 'field-problem'}>
            {words.add.twin([twin.name, twin.rating].filter((part) => part !== null).join(' '))} {warned === ''
              ? ''
              : words.add.twinAgain}{' '}
          </b>
        ) : said === '' ? (
          words.add.hint
        ) : (
          said
        )}{' '}
        {!started ? '' : next === null ? words.add.over : words.add.late(next)}
      </p>
    </form>
  )
}
