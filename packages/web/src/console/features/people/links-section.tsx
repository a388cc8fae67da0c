import { type FormEvent, useState } from 'react'
import { useChange } from '../../api/change.ts'
import { getBelow, send } from '../../api/client.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { svgAddress } from '../../ui/svg-address.ts'
import { useDates } from '../../words/dates.ts'
import { useWords } from '../../words/language.tsx'
import type { Link, ShownLink } from './access.ts'

/** Links that let helpers in without an account. */
export const LinksSection = ({ links }: { readonly links: readonly Link[] }) => {
  const { links: words, visible } = useWords('people')
  const { actions } = useWords('shell')
  const dates = useDates()
  const { id } = usePlace()
  const change = useChange()
  const [shown, setShown] = useState<ShownLink | null>(null)
  const helpers = links.flatMap((link) =>
    link.may.kind === 'helper' ? [{ ...link, boards: link.may.boards, checkIn: link.may.checkIn === true }] : [],
  )
  const players = links.length - helpers.length
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const field = fieldsOf(form)
    try {
      const boards = { first: Number(field('first')), last: Number(field('last')) }
      const body = { label: field('label'), boards, hours: Number(field('hours')), checkIn: field('checkIn') === 'yes' }
      await change.mutateAsync(async () => setShown(await send('POST', '/tournaments/{tournament}/links', { tournament: id }, body)))
      form.reset()
    } catch {
      // The problem has been shown.
    }
  }
  return (
    <section className="section">
      <h2>{words.title}</h2>
      <p className="hint">{words.hint}</p>
      {helpers.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="people-table">
          <tbody>
            {helpers.map(({ id: link, label, boards, checkIn, until }) => (
              <tr key={link}>
                <th scope="row">{label}</th>
                <td>
                  {words.boards(boards.first, boards.last)}
                  {checkIn ? `, ${words.checksIn}` : ''}
                </td>
                <td>{words.until(dates.moment(until))}</td>
                <td>
                  <Button
                    aria-label={`${words.show}: ${label}`}
                    onClick={async () => setShown(await getBelow(id, 'links/{id}', { id: link }))}
                  >
                    {words.show}
                  </Button>
                  <Button
                    aria-label={`${words.revoke}: ${label}`}
                    onClick={() =>
                      change.mutate(() => send('DELETE', '/tournaments/{tournament}/links/{id}', { tournament: id, id: link }))
                    }
                  >
                    {words.revoke}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {players > 0 ? <p className="hint">{words.players(players)}</p> : null}
      <form className="people-form" onSubmit={make}>
        <Field label={words.label} name="label" required maxLength={100} />
        <Field label={words.first} name="first" inputMode="numeric" pattern="\d+" required defaultValue="1" />
        <Field label={words.last} name="last" inputMode="numeric" pattern="\d+" required />
        <Field label={words.hours} name="hours" inputMode="numeric" pattern="\d+" required defaultValue="12" />
        <label className="people-check">
          <input type="checkbox" name="checkIn" value="yes" />
          <span>{words.checkIn}</span>
        </label>
        <Button look="plain" type="submit" busy={change.isPending}>
          {words.make}
        </Button>
      </form>
      {shown === null ? null : (
        <Dialog title={shown.label} onClose={() => setShown(null)}>
          <div className="people-qr">
            <img src={svgAddress(shown.qr)} alt={words.qr(shown.label)} />
            <Field label={visible.address} readOnly value={shown.url} onFocus={({ target }) => target.select()} />
            {shown.local ? <p className="hint">{visible.local}</p> : null}
            <Button onClick={() => navigator.clipboard?.writeText(shown.url)}>{actions.copy}</Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
