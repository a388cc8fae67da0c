import type { SettingName } from '@zug/engine/desk'
import type { ReactNode } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { Article } from '../../ui/article.tsx'
import { useUnique } from '../../ui/unique.ts'
import { useWords } from '../../words/language.tsx'
import './check.css'

type SectionProps = { readonly title: string; readonly id?: string; readonly children: ReactNode }

export const Section = ({ title, id, children }: SectionProps) => {
  const heading = useUnique()
  return (
    <section className="settings-section" id={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="settings-fields">{children}</div>
    </section>
  )
}

/** Whether a setting is locked now, and the arbiter may insist. FIDE mode lets nobody insist but on tie-breaks. */
export const useLock = (setting: SettingName) => {
  const { locks, settings } = useTournament()
  const lock = locks.find((one) => one.setting === setting) ?? null
  return lock === null || settings.fideMode !== true || setting === 'tieBreaks' ? lock : { ...lock, confirmable: false }
}

/** Says why a setting is locked, by which article. */
export const LockNote = ({ setting }: { readonly setting: SettingName }) => {
  const words = useWords('settings')
  const lock = useLock(setting)
  if (lock === null) return null
  return (
    <p className="settings-lock">
      {lock.confirmable ? null : <LockSign />}
      <b>{lock.confirmable ? words.announced : words.locked}.</b>
      <span>
        {lock.setting === 'numberOfRounds' && !lock.confirmable ? words.roundsInFideMode : words.lockReasons[lock.setting]}{' '}
        {lock.confirmable ? words.insist : ''} <Article number={lock.article} />
      </span>
    </p>
  )
}

const LockSign = () => (
  <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
    <path d="M3 6V4a3 3 0 0 1 6 0v2" />
    <rect x="1" y="6" width="10" height="8" />
  </svg>
)

export type CheckProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly checked: boolean
  readonly disabled: boolean
  readonly onChange: (checked: boolean) => void
}

export const Check = ({ label, hint, checked, disabled, onChange }: CheckProps) => (
  <label className="settings-check">
    <input type="checkbox" checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
    <span>
      {label}
      {hint === undefined ? null : <small>{hint}</small>}
    </span>
  </label>
)
