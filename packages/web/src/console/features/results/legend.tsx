import type { ResultsWords } from '@zug/messages/console/results/en'
import { useEffect, useState } from 'react'
import { keyName } from '../../shell/key-list.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { useCommon } from '../../words/event.ts'
import { type KeyMap, keysOf, whyKey } from './key-maps.ts'
import { type Outcome, showOutcome } from './outcomes.ts'

type Layout = { readonly get: (code: string) => string | undefined }

/** Letters are as printed; where a keyboard has no Latin ones, what is printed in their place, where the browser tells. */
const useKeyCaps = (): ((code: string) => string) => {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: { getLayoutMap?: () => Promise<Layout> } }
    keyboard?.getLayoutMap?.().then(setLayout, () => {})
  }, [])
  const latin = /^[a-z]$/.test(layout?.get('KeyA') ?? 'a')
  return (code) => (code.startsWith('Key') && !latin ? (layout?.get(code)?.toUpperCase() ?? keyName(code)) : keyName(code))
}

export type LegendProps = {
  readonly map: KeyMap
  readonly teams: boolean
  readonly timeLimit: boolean
  readonly words: ResultsWords
  /** What the three plain results are called here. */
  readonly names: Readonly<Record<'white' | 'draw' | 'black', string>>
}

/** The keys, under the table as long as it is there. */
export const Legend = ({ map, teams, timeLimit, words, names }: LegendProps) => {
  const cap = useKeyCaps()
  const { sides, signs } = useCommon()
  const keys: readonly (readonly [string, Outcome])[] = Object.entries(keysOf(map))
  const nameOf = (outcome: Outcome): string => {
    if (outcome === 'white' || outcome === 'draw' || outcome === 'black') return names[outcome]
    return outcome === 'adjourned' ? words.keys.adjourned : showOutcome(outcome, sides)
  }
  const own: readonly (readonly [string, string])[] =
    map === 'scores'
      ? [['Enter', words.keys.next], ...(timeLimit ? [['KeyT', words.keys.timeLimit] as const] : [])]
      : [
          ['KeyU', words.keys.unrated],
          ['Digit0', words.keys.clear],
        ]
  const rest: readonly (readonly [string, string])[] = [
    ...own,
    ['KeyM', words.keys.more],
    ['KeyG', teams ? words.keys.goToMatch : words.keys.goTo],
    ['KeyV', words.keys.verify],
    [whyKey(map), words.keys.why],
    ['Mod+KeyZ', words.keys.undo],
  ]
  return (
    <>
      <ul className="results-legend" aria-label={words.keys.label}>
        {keys.map(([code, outcome]) => (
          <li key={code}>
            <Kbd>{cap(code)}</Kbd> {nameOf(outcome)}
          </li>
        ))}
        <li>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {teams ? words.keys.match : words.keys.board}
        </li>
        {rest.map(([code, label]) => (
          <li key={code}>
            <Kbd>{cap(code)}</Kbd> {label}
          </li>
        ))}
      </ul>
      <p className="results-signs">{signs}</p>
    </>
  )
}
