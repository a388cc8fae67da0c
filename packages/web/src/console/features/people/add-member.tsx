import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useChange } from '../../api/change.ts'
import { get, send } from '../../api/client.ts'
import { useMe } from '../../api/queries.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import type { Role } from '../../api/types.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { fieldsOf } from '../../ui/fields-of.ts'
import { useWords } from '../../words/language.tsx'
import type { Member } from './access.ts'

const roles: readonly Role[] = ['chief', 'deputy', 'helper', 'viewer', 'owner']

/** A role for an account that is there, or for one made on the spot (the owner of the desk makes accounts). */
const AddMember = ({ members, onClose }: { readonly members: readonly Member[]; readonly onClose: () => void }) => {
  const { members: words, links } = useWords('people')
  const { actions } = useWords('shell')
  const { principal } = useMe()
  const administrator = 'administrator' in principal && principal.administrator
  const { data } = useQuery({
    queryKey: ['accounts'],
    queryFn: () => get('/accounts', {}),
    enabled: administrator,
  })
  const free = (data?.accounts ?? []).filter(({ id, closed }) => !closed && !members.some(({ account }) => account === id))
  const [account, setAccount] = useState('')
  const [role, setRole] = useState<Role>('deputy')
  const { id: tournament } = usePlace()
  const inEvent = useTournament().settings.section !== null
  const change = useChange(['accounts'])
  const chosen = account === '' ? (free[0]?.id ?? 'fresh') : account

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const field = fieldsOf(event.currentTarget)
    const fresh = { login: field('login'), name: field('name'), password: field('password') }
    const boards = role === 'helper' ? { first: Number(field('first')), last: Number(field('last')) } : null
    try {
      await change.mutateAsync(async () => {
        const id = chosen === 'fresh' ? (await send('POST', '/accounts', {}, fresh)).id : chosen
        await send(
          'PUT',
          '/tournaments/{tournament}/members/{id}',
          { tournament, id },
          { role, boards, everySection: field('everySection') === 'on' },
        )
      })
      onClose()
    } catch {
      // The problem has been shown; the form stays as it is.
    }
  }
  return (
    <Dialog
      title={words.add}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" type="submit" form="add-member" busy={change.isPending}>
            {actions.add}
          </Button>
        </>
      }
    >
      <form id="add-member" className="people-form" onSubmit={submit}>
        <Choice
          look="list"
          label={words.existing}
          value={chosen}
          onChange={setAccount}
          options={[
            ...free.map(({ id, name, login }) => ({ value: id, label: name, hint: login })),
            { value: 'fresh', label: words.fresh, disabled: !administrator },
          ]}
        />
        {chosen === 'fresh' && administrator ? (
          <>
            <Field label={words.name} name="name" required />
            <Field label={words.login} name="login" required autoCapitalize="none" />
            <Field label={words.password} name="password" type="password" required minLength={10} autoComplete="new-password" />
          </>
        ) : null}
        <Choice
          look="list"
          label={words.role}
          value={role}
          onChange={setRole}
          options={roles.map((value) => ({ value, label: words.roles[value], hint: words.roleHints[value] }))}
        />
        {role === 'helper' ? (
          <>
            <Field label={links.first} name="first" inputMode="numeric" pattern="\d+" required defaultValue="1" />
            <Field label={links.last} name="last" inputMode="numeric" pattern="\d+" required />
          </>
        ) : null}
        {inEvent ? (
          <label className="people-every">
            <input type="checkbox" name="everySection" defaultChecked />
            <span>
              {words.everySection}
              <small>{words.everySectionHint}</small>
            </span>
          </label>
        ) : null}
      </form>
    </Dialog>
  )
}

export default AddMember
