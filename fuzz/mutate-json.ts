import type { Dice } from './dice.ts'
import { strangeNumber, strangeText, strangeValue } from './strange.ts'

type Holder = Record<string, unknown> | unknown[]
type Place = { readonly holder: Holder; readonly key: string | number }

const placesIn = (value: unknown, found: Place[] = []): readonly Place[] => {
  if (typeof value !== 'object' || value === null) return found
  const holder = value as Holder
  for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
    found.push({ holder, key })
    placesIn(holder[key as never], found)
  }
  return found
}

const read = ({ holder, key }: Place): unknown => holder[key as never]
const put = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
}

/** Something else of the same kind: what passes the first look. */
const alike = (value: unknown, dice: Dice): unknown => {
  if (typeof value === 'number') return dice.chance(0.5) ? value + dice.below(5) - 2 : strangeNumber(dice)
  if (typeof value === 'string') return strangeText(dice)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return dice.chance(0.5) ? value.slice(0, dice.below(value.length + 1)) : [...value, ...value]
  return strangeValue(dice)
}

/** A value with a few places changed: taken away, exchanged, doubled, of another kind, or of the same kind and strange. */
export const mutateJson = (text: string, dice: Dice): string => {
  const root: { value: unknown } = { value: JSON.parse(text) }
  for (let times = 1 + dice.below(3); times > 0; times--) {
    const places = placesIn(root)
    if (places.length === 0) break
    const place = dice.pick(places)
    switch (dice.below(7)) {
      case 0:
        if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1)
        else delete place.holder[place.key]
        break
      case 1:
        put(place, strangeValue(dice))
        break
      case 2: {
        const other = dice.pick(places)
        put(place, structuredClone(read(other)))
        break
      }
      case 3:
        if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 0, structuredClone(read(place)))
        else put({ ...place, key: strangeText(dice) }, structuredClone(read(place)))
        break
      default:
        put(place, alike(read(place), dice))
    }
  }
  return JSON.stringify(root.value) ?? ''
}
