import type { Language } from '../language.ts'

/** "CHF 1250", "CHF 12.50": decimals where there are any, with the decimal sign of the language. `money` in hundredths. */
export const moneyText = (money: number, currency: string, language: Language): string => {
  const number = money % 100 === 0 ? String(money / 100) : (money / 100).toFixed(2)
  return `${currency === '' ? '' : `${currency}\u00a0`}${language === 'en' ? number : number.replace('.', ',')}`
}

/** An amount and a thing, or one of them. */
export const prizeText = (
  { money, thing }: { readonly money: number; readonly thing: string | null },
  currency: string,
  language: Language,
): string => [money === 0 && thing !== null ? '' : moneyText(money, currency, language), thing ?? ''].filter(Boolean).join(' + ')

/** All that somebody takes; nothing is empty. */
export const takingsText = (
  { money, things }: { readonly money: number; readonly things: readonly string[] },
  currency: string,
  language: Language,
): string =>
  money === 0 && things.length === 0 ? '' : prizeText({ money, thing: things.length === 0 ? null : things.join(', ') }, currency, language)

type Takings = Parameters<typeof takingsText>[0]

/** From the least to the most, or what both are. */
export const spanTexts = (
  { least, most }: { readonly least: Takings; readonly most: Takings },
  currency: string,
  nothing: string,
  language: Language,
): readonly string[] => [...new Set([least, most].map((takings) => takingsText(takings, currency, language) || nothing))]
