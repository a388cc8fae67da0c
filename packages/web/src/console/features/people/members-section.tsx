import { Suspense, useState } from 'react'
import { useChange } from '../../api/change.ts'
import { send } from '../../api/client.ts'
import { useMayAct, usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import type { Member } from './access.ts'

const AddMember = later(() => import('./add-member.tsx'))

export const MembersSection = ({ members }: { readonly members: readonly Member[] }) => {
  const { members: words, links } = useWords('people')
  const { actions } = useWords('shell')
  const owner = useMayAct('owner')
  const { id } = usePlace()
  const change = useChange()
  const inEvent = useTournament().settings.section !== null
  const [everywhere, setEverywhere] = useState(false)
  const [adding, setAdding] = useState(false)
  return (
    <section className="section">
      <h2>{words.title}</h2>
      {members.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="people-table">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.role}</th>
              <th scope="col">
                <span className="unseen">{actions.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ account, name, role, boards }) => (
              <tr key={account}>
                <td>{name}</td>
                <td>
                  {words.roles[role]}
                  {boards === null ? <small>{words.roleHints[role]}</small> : <small>{links.boards(boards.first, boards.last)}</small>}
                </td>
                <td>
                  {owner ? (
                    <Button
                      aria-label={`${actions.remove}: ${name}`}
                      onClick={() =>
                        change.mutate(() =>
                          send('DELETE', '/tournaments/{tournament}/members/{id}', {
                            tournament: id,
                            id: account,
                            everySection: inEvent && everywhere ? 'true' : 'false',
                          }),
                        )
                      }
                    >
                      {actions.remove}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {owner && inEvent && members.length > 0 ? (
        <label className="people-every">
          <input type="checkbox" checked={everywhere} onChange={({ target }) => setEverywhere(target.checked)} />
          <span>{words.removeEverywhere}</span>
        </label>
      ) : null}
      {owner ? (
        <div>
          <Button look="plain" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </div>
      ) : (
        <p className="hint">{words.onlyOwner}</p>
      )}
      {adding ? (
        <Suspense>
          <AddMember members={members} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </section>
  )
}
