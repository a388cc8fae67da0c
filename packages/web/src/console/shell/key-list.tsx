import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { setSingleKeys, singleKeysOn, useKeyList } from '../ui/keys.ts'
import { useWords } from '../words/language.tsx'
import './key-list.css'

/** A key's name from its place: KeyP → P, Digit1 → 1, Shift+Slash → ?. */
export const keyName = (code: string): string =>
  code === 'Shift+Slash'
    ? '?'
    : code
        .replace('Mod+', 'Ctrl ')
        .replace('Shift+', '⇧ ')
        .replace(/Key|Digit/, '')
        .replace('ArrowUp', '↑')
        .replace('ArrowDown', '↓')
        .replace('ArrowLeft', '←')
        .replace('ArrowRight', '→')
        .replace('Slash', '/')
        .replace('Escape', 'Esc')

/** Every key that does something here and now. */
export const KeyList = ({ onClose }: { readonly onClose: () => void }) => {
  const { keys } = useWords('shell')
  const tables = useKeyList()
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <dl className="key-list">
        {tables.flatMap((table) =>
          Object.entries(table).map(([code, { label }]) => (
            <div key={`${code} ${label}`}>
              <dt>
                <Kbd>{keyName(code)}</Kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          )),
        )}
      </dl>
      <label className="key-switch">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            setSingleKeys(target.checked)
            setOn(target.checked)
          }}
        />
        <span>
          {keys.single}
          <small>{keys.singleHint}</small>
        </span>
      </label>
    </Dialog>
  )
}
