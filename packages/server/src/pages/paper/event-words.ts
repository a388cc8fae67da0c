import type { EventTraits } from '@zug/engine/pairing'
import { eventCommon } from '@zug/messages/common/event'
import type { Language } from '@zug/messages/language'
import { paperWords } from '@zug/messages/paper/words'
import type { Paper } from './paper.ts'

type EventWords = Pick<Paper, 'words' | 'common'>

/** The words of this event: whoever has no game may rest instead of having a bye, and where a game has no colours nobody is White. */
export const eventWords = (traits: EventTraits, language: Language): EventWords => {
  const plain: EventWords = { words: paperWords[language], common: eventCommon(traits, language) }
  const named = traits.colourless ? withoutColours(plain) : plain
  const marked = traits.voice === 'cfc' ? withDefaults(named) : named
  const scored = traits.games === 'scores' ? withScores(marked) : marked
  return traits.unpaired === 'rests' ? withoutByes(scored) : scored
}

const withoutColours = ({ words, common }: EventWords): EventWords => {
  return {
    common: { ...common, white: words.name, black: words.opponent },
    words: {
      ...words,
      crosstableBy: words.crosstableColourless,
      crosstableColours: '',
      wallChartHow: words.wallChartColourless,
      about: { ...words.about, crosstable: words.crosstableAboutColourless },
      slip: { ...words.slip, white: '', black: '' },
    },
  }
}

/** CFC 616. */
const withDefaults = ({ words, common }: EventWords): EventWords => ({
  common,
  words: {
    ...words,
    crosstableColours: `${words.crosstableColours} ${common.defaultsMarked}`,
    wallChartHow: `${words.wallChartHow} ${common.defaultsMarked}`,
  },
})

/** Results are wins, draws and losses, with the scores of the game; nobody has half a point. */
const withScores = ({ words, common }: EventWords): EventWords => {
  const { bye, excused } = common
  return {
    common,
    words: {
      ...words,
      points: common.wdl,
      crosstableBy: words.crosstableScores,
      wallChartHow: words.wallChartScores,
      byeShort: { ...words.byeShort, 'pairing-allocated': bye, 'full-point': excused, 'half-point': excused, 'zero-point': excused },
    },
  }
}

const withoutByes = ({ words, common }: EventWords): EventWords => {
  const { rests } = common
  return {
    common,
    words: { ...words, byeShort: { ...words.byeShort, 'pairing-allocated': rests } },
  }
}
