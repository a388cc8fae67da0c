import { type DeskPrizes, noPrizes } from '@zug/engine/desk'
import type { CategorySaid, FundSaid } from '@zug/engine/prizes'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { usePlace } from '../../api/tournament.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useWords } from '../../words/language.tsx'
import { Section } from '../settings/section.tsx'
import type { SectionProps } from '../settings/settings-page.tsx'
import './prizes-section.css'

const FundFields = later(() => import('./fund-fields.tsx'))

const most = 60

/** What can be won, by whom, and how it is shared. The fields are loaded with the first category. */
const PrizesSection = ({ settings, traits, change, readOnly }: SectionProps) => {
  const { fund: words } = useWords('prizes')
  const { id } = usePlace()
  if (traits.teams) return null
  const prizes = settings.prizes ?? noPrizes
  const { fund } = prizes
  const { categories } = fund
  const set = (more: Partial<DeskPrizes>): void => change({ prizes: { ...prizes, ...more } })
  const put = (next: FundSaid): void => set({ fund: next })
  const list = (next: readonly CategorySaid[]): void => (next.length === 0 ? change({ prizes: null }) : put({ ...fund, categories: next }))
  return (
    <Section title={words.title} id="prizes">
      <p className="hint wide">
        {words.hint} {settings.prizes == null ? null : <Link href={`/desk/${id}/standings?view=prizes`}>{words.list}</Link>}
      </p>
      {categories.length === 0 ? null : (
        <Suspense>
          <FundFields settings={settings} prizes={prizes} readOnly={readOnly} set={set} list={list} />
        </Suspense>
      )}
      {readOnly || categories.length >= most ? null : <Ready add={(category) => list([...categories, category])} />}
    </Section>
  )
}

export default PrizesSection

const Ready = ({ add }: { readonly add: (category: CategorySaid) => void }) => {
  const { fund: words } = useWords('prizes')
  const { ready } = words
  const all: readonly (readonly [string, Partial<CategorySaid>])[] = [
    [ready.places, {}],
    [ready.women, { for: { sex: 'w' } }],
    [ready.juniors, { for: { age: { to: 18 } } }],
    [ready.seniors, { for: { age: { from: 50 } } }],
    [ready.rating, { for: { rating: { below: 1800 } } }],
    [ready.unrated, { for: { unrated: 'only' } }],
    [ready.club, { for: { club: '' } }],
    [ready.federation, { for: { federation: '' } }],
    [ready.firstTime, { for: { firstTime: true } }],
    [ready.gain, { by: 'gain' }],
  ]
  return (
    <fieldset className="player-groups-add wide">
      <legend>{words.add}</legend>
      {all.map(([name, more]) => (
        <Button key={name} onClick={() => add({ name, prizes: [], ...more })}>
          + {name}
        </Button>
      ))}
      <Button onClick={() => add({ name: '', prizes: [] })}>+ {ready.other}</Button>
    </fieldset>
  )
}
