import { useState } from 'react'
import { useChange } from '../../api/change.ts'
import { send } from '../../api/client.ts'
import { usePlace, useTournament } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { type Screen, type ScreenView, type ViewKind, viewKinds } from './hall.ts'

type Props = { readonly screen: Screen; readonly known: boolean; readonly onClose: () => void }

const lists: readonly ViewKind[] = ['pairings-by-name', 'pairings-by-board', 'results', 'standings']
const parts = [null, { number: 1, of: 2 }, { number: 2, of: 2 }, { number: 1, of: 3 }, { number: 2, of: 3 }, { number: 3, of: 3 }] as const

/** Percent of the usual letters: smaller ones bring more lines and columns to a page. */
const sizes = { few: 135, normal: 100, many: 75, most: 55 } as const
type Density = keyof typeof sizes

/** The nearest, where somebody gave another percentage. */
const densityOf = (percent: number): Density =>
  (Object.keys(sizes) as Density[]).reduce((best, each) =>
    Math.abs(sizes[each] - percent) < Math.abs(sizes[best] - percent) ? each : best,
  )

const path = '/tournaments/{tournament}/hall/screens/{id}'

/** What a screen shows, in which order, how long and how large. */
const ScreenDialog = ({ screen: { id, ...given }, known, onClose }: Props) => {
  const { screens: words } = useWords('hall')
  const { actions } = useWords('shell')
  const [screen, setScreen] = useState(given)
  const { id: tournament } = usePlace()
  const change = useChange()
  const set = (more: Partial<typeof screen>): void => setScreen({ ...screen, ...more })
  const setView = (index: number, more: Partial<ScreenView>): void =>
    set({ views: screen.views.with(index, { ...screen.views[index]!, ...more }) })
  const partName = (part: ScreenView['part']): string => (part === null ? words.whole : words.partOf(part.number, part.of))
  const nextPart = (part: ScreenView['part']): ScreenView['part'] =>
    parts[(parts.findIndex((other) => other?.number === part?.number && other?.of === part?.of) + 1) % parts.length]!
  const { settings } = useTournament()
  const groups = settings.groups.list
  const groupName = (group: number | null): string =>
    group === null ? words.everybody : groups[group]?.name || words.groupNumber(group + 1)
  const nextGroup = (group: number | null): number | null => (group === null ? 0 : group + 1 < groups.length ? group + 1 : null)
  const whole = (text: string): number => Number(text.replace(/\D/g, ''))
  const save = (): void =>
    change.mutate(() => send('PUT', path, { tournament, id }, { ...screen, name: screen.name || words.untitled }), { onSuccess: onClose })
  return (
    <Dialog
      wide
      title={screen.name || words.add}
      onClose={onClose}
      actions={
        <>
          {known ? (
            <Button onClick={() => change.mutate(() => send('DELETE', path, { tournament, id }), { onSuccess: onClose })}>
              {words.remove}
            </Button>
          ) : null}
          <Button onClick={onClose}>{actions.cancel}</Button>
          <Button look="main" busy={change.isPending} onClick={save}>
            {actions.save}
          </Button>
        </>
      }
    >
      <div className="hall-form">
        <Field
          className="hall-wide"
          label={words.name}
          value={screen.name}
          maxLength={100}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label={words.seconds}
          inputMode="numeric"
          value={String(screen.pageSeconds)}
          onChange={({ target }) => set({ pageSeconds: whole(target.value) })}
        />
        <Choice
          label={words.density}
          options={(Object.keys(sizes) as Density[]).map((value) => ({ value, label: words.densities[value] }))}
          value={densityOf(screen.fontSize)}
          onChange={(density) => set({ fontSize: sizes[density] })}
        />
        <Field
          label={words.size}
          inputMode="numeric"
          value={String(screen.fontSize)}
          onChange={({ target }) => set({ fontSize: whole(target.value) })}
        />
      </div>
      <h3>{words.views}</h3>
      <ol className="hall-views">
        {screen.views.map((view, index) => (
          <li key={index}>
            <b>{words.kinds[view.kind]}</b>
            {lists.includes(view.kind) ? (
              <Button aria-label={`${words.part}: ${partName(view.part)}`} onClick={() => setView(index, { part: nextPart(view.part) })}>
                {partName(view.part)}
              </Button>
            ) : (
              <span />
            )}
            {view.kind === 'standings' && groups.length > 0 ? (
              <Button
                aria-label={`${words.group}: ${groupName(view.group ?? null)}`}
                onClick={() => setView(index, { group: nextGroup(view.group ?? null) })}
              >
                {groupName(view.group ?? null)}
              </Button>
            ) : (
              <span />
            )}
            <Button
              aria-label={`${actions.remove}: ${words.kinds[view.kind]}`}
              onClick={() => set({ views: screen.views.toSpliced(index, 1) })}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <div>
        {viewKinds.map((kind) => (
          <Button key={kind} onClick={() => set({ views: [...screen.views, { kind, part: null, columns: null, top: null }] })}>
            + {words.kinds[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

export default ScreenDialog
