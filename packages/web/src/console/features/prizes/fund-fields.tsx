import { type DeskPrizes, type DeskSettings, declaredFundOf } from '@zug/engine/desk'
import { amountIn, type CategorySaid, type FundSaid, type PrizeFund, undecidedIn } from '@zug/engine/prizes'
import { undecidedText } from '@zug/messages/prizes/why'
import { useState } from 'react'
import { useTournament } from '../../api/tournament.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../words/language.tsx'
import { Names } from '../settings/groups-field.tsx'
import { Check } from '../settings/section.tsx'
import { CategoryFields } from './category-fields.tsx'

type Props = {
  readonly settings: Pick<DeskSettings, 'info' | 'schedule' | 'prizes'>
  readonly prizes: DeskPrizes
  readonly readOnly: boolean
  readonly set: (more: Partial<DeskPrizes>) => void
  readonly list: (categories: readonly CategorySaid[]) => void
}

/** Everything about a fund that has categories, what is wrong with it, and whom it leaves out. */
const FundFields = ({ settings, prizes, readOnly, set, list }: Props) => {
  const { fund: words } = useWords('prizes')
  const { fund } = prizes
  const { categories } = fund
  const read = declaredFundOf(settings)
  const faults = read === null || read.ok ? [] : read.error
  const newcomers = categories.some((category) => category.for?.firstTime === true)
  return (
    <>
      <Shared fund={fund} put={(next) => set({ fund: next })} readOnly={readOnly} />
      {categories.map((category, at) => (
        <CategoryFields
          key={at}
          number={at + 1}
          category={category}
          currency={fund.currency ?? ''}
          readOnly={readOnly}
          onChange={(next) => list(categories.with(at, next))}
          onUp={at === 0 ? null : () => list(categories.with(at - 1, category).with(at, categories[at - 1]!))}
          onRemove={() => list(categories.toSpliced(at, 1))}
        />
      ))}
      {newcomers ? (
        <div className="wide">
          <Names
            label={words.firstTime}
            chosen={prizes.firstTime}
            taken={prizes.firstTime}
            disabled={readOnly}
            onChange={(firstTime) => set({ firstTime })}
          />
        </div>
      ) : null}
      <div className="wide">
        <Check
          label={words.isPublic}
          hint={words.isPublicHint}
          checked={prizes.public}
          disabled={readOnly}
          onChange={(shown) => set({ public: shown })}
        />
      </div>
      {read?.ok ? <Undecided fund={read.value} firstTime={prizes.firstTime} /> : null}
      {faults.length === 0 ? null : (
        <ul className="prize-faults wide" role="status">
          {faults.map((fault) => (
            <li key={fault.at + fault.fault}>{words.fault(fault)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

export default FundFields

/** Who is left out of a category because something of them is not entered. */
const Undecided = ({ fund, firstTime }: { readonly fund: PrizeFund; readonly firstTime: DeskPrizes['firstTime'] }) => {
  const words = useWords('prizes')
  const { players } = useTournament()
  // Readers who do not run the event know no dates of birth.
  if (players.some(({ birth }) => birth === undefined)) return null
  const contenders = players.map((player) => ({
    ...player,
    birth: player.birth ?? '',
    points: 0,
    firstTime: firstTime.includes(player.id),
    gain: player.rating === null ? null : 0,
  }))
  const names = new Map<number, string>(players.map(({ id, name }) => [id, name]))
  const undecided = undecidedIn(fund, contenders)
  return undecided.length === 0 ? null : (
    <ul className="prize-faults wide" role="status">
      {undecided.map((one) => (
        <li key={`${one.category} ${one.part}`}>
          {undecidedText(
            one,
            one.players.map((id) => names.get(id) ?? ''),
            words,
          )}
        </li>
      ))}
    </ul>
  )
}

type SharedProps = { readonly fund: FundSaid; readonly put: (fund: FundSaid) => void; readonly readOnly: boolean }

/** What holds for all prizes. */
const Shared = ({ fund, put, readOnly }: SharedProps) => {
  const { fund: words } = useWords('prizes')
  const { sharing = 'none', ages } = fund
  const onDay = ages !== undefined && 'onDay' in ages ? ages.onDay : null
  return (
    <>
      <Field
        className="short"
        label={words.currency}
        value={fund.currency ?? ''}
        placeholder="EUR"
        maxLength={12}
        disabled={readOnly}
        onChange={({ target }) => put(target.value.trim() === '' ? without(fund, 'currency') : { ...fund, currency: target.value })}
      />
      <Amount
        label={words.coin}
        hint={words.coinHint}
        value={fund.coin}
        readOnly={readOnly}
        onChange={(coin) => put({ ...fund, coin: coin ?? 0.01 })}
      />
      <Amount
        label={words.least}
        hint={words.leastHint}
        value={fund.least}
        readOnly={readOnly}
        onChange={(least) => put({ ...fund, least: least ?? 0 })}
      />
      <div className="wide prize-choices">
        <Choice
          look="list"
          label={words.each.label}
          value={fund.each ?? 'one'}
          disabled={readOnly}
          options={(['one', 'places-and-one', 'several', 'pooled'] as const).map((value) => ({ value, label: words.each[value] }))}
          onChange={(each) => put({ ...fund, each })}
        />
        {fund.each === 'pooled' ? null : (
          <div>
            <Choice
              look="list"
              label={words.sharing.label}
              value={typeof sharing === 'number' ? 'mix' : sharing}
              disabled={readOnly}
              options={(['none', 'equal', 'hort', 'mix'] as const).map((value) => ({ value, label: words.sharing[value] }))}
              onChange={(value) => put({ ...fund, sharing: value === 'mix' ? 70 : value })}
            />
            {typeof sharing === 'number' ? (
              <Field
                className="short"
                label={words.sharing.own}
                inputMode="numeric"
                value={String(sharing)}
                disabled={readOnly}
                onChange={({ target }) => put({ ...fund, sharing: Math.min(100, Number(target.value.replace(/\D/g, '').slice(0, 3))) })}
              />
            ) : null}
          </div>
        )}
      </div>
      <Choice
        label={words.ages.label}
        value={onDay === null ? 'year' : 'day'}
        disabled={readOnly}
        options={(['year', 'day'] as const).map((value) => ({ value, label: words.ages[value] }))}
        onChange={(value) => put(value === 'day' ? { ...fund, ages: { onDay: '' } } : without(fund, 'ages'))}
      />
      {onDay === null ? null : (
        <Field
          type="date"
          label={words.ages.on}
          value={onDay}
          disabled={readOnly}
          onChange={({ target }) => put({ ...fund, ages: { onDay: target.value } })}
        />
      )}
    </>
  )
}

/** JSON has no undefined: what is not said any more is taken out. */
const without = (fund: FundSaid, name: keyof FundSaid): FundSaid =>
  Object.fromEntries(Object.entries(fund).filter(([key]) => key !== name)) as FundSaid

type AmountProps = {
  readonly label: string
  readonly hint: string
  readonly value: number | undefined
  readonly readOnly: boolean
  readonly onChange: (value: number | undefined) => void
}

const Amount = ({ label, hint, value, readOnly, onChange }: AmountProps) => {
  const { fund: words } = useWords('prizes')
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? (value === undefined ? '' : String(value))
  const unread = shown.trim() !== '' && amountIn(shown) === null
  return (
    <Field
      className="short"
      label={label}
      hint={hint}
      inputMode="decimal"
      value={shown}
      disabled={readOnly}
      problem={unread ? words.fault({ category: null, place: null, fault: 'amount' }) : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = amountIn(target.value)
        if (amount !== null || target.value.trim() === '') onChange(amount ?? undefined)
      }}
      onBlur={() => (unread ? undefined : setTyped(null))}
    />
  )
}
