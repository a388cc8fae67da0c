import type { EventTraits } from '@zug/engine/pairing'
import { commonWords } from '@zug/messages/common/words'
import type { Language } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import type { Paper } from './paper.ts'

type EventWords = Pick<Paper, 'words' | 'common'>

/** The words of this event: whoever has no game may rest instead of having a bye, and where a game has no colours nobody is White. */
export const eventWords = ({ colourless, unpaired }: EventTraits, language: Language): EventWords => {
  const plain: EventWords = { words: paperWords[language], common: commonWords[language] }
  const named = colourless ? withoutColours(plain) : plain
  return unpaired === 'rests' ? withoutByes(named) : named
}

const withoutColours = ({ words, common }: EventWords): EventWords => {
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

const withoutByes = ({ words, common }: EventWords): EventWords => {
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
