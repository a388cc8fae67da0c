import type { Language } from '@zug/messages/language'
import { registerWords } from '@zug/messages/register/words'
import type { FC } from 'hono/jsx'
import type { ListEntry } from '../lists/entry.ts'
import { titleOf } from '../lists/official.ts'
import { PlainFrame } from '../pages/public/frame.tsx'

export type Person = { readonly list: string; readonly entry: ListEntry; readonly rating: number | null }

export type RegisterProps = {
  readonly scene: { readonly language: Language; readonly url: URL }
  readonly id: string
  readonly event: string
  readonly hasLists: boolean
  readonly token: string
  readonly asked: string
  readonly found: readonly Person[]
  /** Who was chosen out of a list. */
  readonly chosen: Person | null
  readonly said: 'done' | 'unreadable' | 'nameless' | 'late' | 'twice' | 'full' | 'slow' | null
  /** What was typed, after something was wrong with it. */
  readonly typed: Readonly<Record<string, string>>
}

/** No more than the list has for everybody: of a birth only the year. */
const facts = ({ entry, rating }: Person): string =>
  [titleOf(entry), entry.federation, entry.birth.slice(0, 4), rating].filter((fact) => fact !== null && fact !== '').join(' · ')

/** The form with which players register themselves; it needs no script. */
export const RegisterPage: FC<RegisterProps> = (props) => {
  const { scene, id, event, hasLists, asked, found, chosen, said } = props
  const words = registerWords[scene.language]
  const address = `/t/${id}/register`
  return (
    <PlainFrame scene={scene} title={words.title}>
      <h1>{words.title}</h1>
      <p class="lead">
        <a href={`/t/${id}`}>{event}</a>
      </p>
      {said === null ? null : <p role={said === 'done' ? 'status' : 'alert'}>{words.said[said]}</p>}
      {said === 'done' ? (
        <p>
          <a href={address}>{words.another}</a>
        </p>
      ) : chosen !== null ? (
        <ChosenForm {...props} chosen={chosen} />
      ) : (
        <>
          {hasLists ? (
            <form class="search" action={address} method="get">
              <label for="asked">{words.search}</label>
              <input id="asked" name="q" type="search" value={asked} minlength={3} maxlength={80} required autocomplete="name" />
              <button type="submit">{words.find}</button>
            </form>
          ) : null}
          {asked === '' ? null : found.length === 0 ? (
            <p>{words.noneFound}</p>
          ) : (
            <ul class="tournaments">
              {found.map((person) => (
                <li>
                  <a href={`${address}?${new URLSearchParams({ list: person.list, id: person.entry.id })}`}>{person.entry.name}</a>
                  <p>{facts(person)}</p>
                </li>
              ))}
            </ul>
          )}
          <TypedForm {...props} />
        </>
      )}
      <p>{words.privacy}</p>
    </PlainFrame>
  )
}

/** Whoever fills in what nobody sees is a program. */
const Hidden: FC<{ readonly token: string }> = ({ token }) => (
  <>
    <input type="hidden" name="token" value={token} />
    <p class="unseen" aria-hidden="true">
      <input name="website" tabindex={-1} autocomplete="off" aria-label="website" />
    </p>
  </>
)

type TextProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly most: number
  readonly required?: boolean
}

const Text: FC<TextProps> = ({ name, label, value, most, required = false }) => (
  <p>
    <label for={`field-${name}`}>{label}</label>{' '}
    <input id={`field-${name}`} name={name} value={value} maxlength={most} required={required} />
  </p>
)

const ChosenForm: FC<RegisterProps & { readonly chosen: Person }> = ({ scene, id, token, chosen, typed }) => {
  const words = registerWords[scene.language]
  return (
    <form action={`/t/${id}/register`} method="post">
      <h2>{chosen.entry.name}</h2>
      <p>{facts(chosen)}</p>
      <input type="hidden" name="list" value={chosen.list} />
      <input type="hidden" name="id" value={chosen.entry.id} />
      <Hidden token={token} />
      <Text name="club" label={words.club} value={typed.club ?? chosen.entry.club} most={100} />
      <Text name="remark" label={words.remark} value={typed.remark ?? ''} most={200} />
      <button type="submit">{words.send}</button> <a href={`/t/${id}/register`}>{words.notMe}</a>
    </form>
  )
}

const TypedForm: FC<RegisterProps> = ({ scene, id, token, typed, hasLists }) => {
  const words = registerWords[scene.language]
  return (
    <form action={`/t/${id}/register`} method="post">
      {hasLists ? <h2>{words.notListed}</h2> : null}
      <Hidden token={token} />
      <Text name="name" label={words.name} value={typed.name ?? ''} most={100} required />
      <Text name="birth" label={words.birth} value={typed.birth ?? ''} most={4} />
      <Text name="federation" label={words.federation} value={typed.federation ?? ''} most={3} />
      <Text name="club" label={words.club} value={typed.club ?? ''} most={100} />
      <Text name="remark" label={words.remark} value={typed.remark ?? ''} most={200} />
      <button type="submit">{words.send}</button>
    </form>
  )
}
