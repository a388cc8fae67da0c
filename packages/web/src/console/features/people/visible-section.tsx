import { useChange } from '../../api/change.ts'
import { send } from '../../api/client.ts'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../../words/language.tsx'

/** Whether everybody sees what is published, and where. */
export const VisibleSection = ({ visible }: { readonly visible: boolean }) => {
  const { visible: words } = useWords('people')
  const { colon } = useWords('shell')
  const { id } = usePlace()
  const change = useChange(['tournaments'])
  const address = `${location.origin}/t/${id}`
  const local = /^(localhost|127\.|\[::1\])/.test(location.hostname)
  return (
    <section className="section">
      <h2>{words.title}</h2>
      <div className="people-visible">
        {visible ? <img src={`/api/tournaments/${id}/qr`} alt="" /> : null}
        <div>
          <p>{visible ? words.on : words.off}</p>
          {visible ? (
            <p>
              {words.address}
              {colon}
              <a href={address}>{address}</a>
            </p>
          ) : null}
          {visible && local ? <p className="hint">{words.local}</p> : null}
          <Button
            look={visible ? 'quiet' : 'main'}
            busy={change.isPending}
            onClick={() =>
              change.mutate(() => send('PUT', '/tournaments/{tournament}/visibility', { tournament: id }, { visible: !visible }))
            }
          >
            {visible ? words.hide : words.show}
          </Button>
        </div>
      </div>
    </section>
  )
}
