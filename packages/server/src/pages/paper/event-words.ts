import { type DeskState, rulebookById } from '@zug/engine'
import { commonWords } from '@zug/messages/common/words'
import type { Language } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import type { Paper } from './paper.ts'

type EventWords = Pick<Paper, 'words' | 'common'>

/** Does the game have colours? */
export const isColourless = ({ settings }: DeskState): boolean =>
  settings!.colourless || rulebookById(settings!.rulebook)?.colourless === true

export const isRoundRobin = ({ settings }: DeskState): boolean => settings!.rulebook === 'round-robin'

/** The words of this event: in a round robin whoever has no game rests, and where a game has no colours nobody is White. */
export const eventWords = (state: DeskState, language: Language): EventWords => {
  const plain: EventWords = { words: paperWords[language], common: commonWords[language] }
  return withoutByes(withoutColours(plain, state), state)
}

const withoutColours = ({ words, common }: EventWords, state: DeskState): EventWords => {
  if (!isColourless(state)) return { words, common }
  return {
    common: { ...common, white: words.name, black: words.opponent },
    words: {
      ...words,
      crosstableBy: words.crosstableColourless,
      crosstableSigns: words.crosstableSignsColourless,
      wallChartHow: words.wallChartColourless,
      // What parts an opponent's number from the result.
      whiteSign: '\u00a0',
      blackSign: '\u00a0',
      slip: { ...words.slip, white: '', black: '' },
    },
  }
}

const withoutByes = ({ words, common }: EventWords, state: DeskState): EventWords => {
  if (!isRoundRobin(state)) return { words, common }
  const { rests } = common
  return {
    common: { ...common, byes: { ...common.byes, 'pairing-allocated': rests } },
    words: {
      ...words,
      byeShort: { ...words.byeShort, 'pairing-allocated': rests },
      byeSigns: { ...words.byeSigns, 'pairing-allocated': '–' },
    },
  }
}
