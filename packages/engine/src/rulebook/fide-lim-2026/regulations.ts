import type { Draw } from '../../pairing/pairing-system.ts'
import { parities } from '../fide-dutch/rules.ts'
import { type LimRules, limChoices, limDefaults } from './rules.ts'

/** For generators: every reading, and now and then a Maxi tournament. */
export const randomRegulations = ({
  varied,
  accelerated,
  random,
}: Pick<Draw, 'varied' | 'accelerated'> & { readonly random: Pick<Draw['random'], 'pick' | 'chance'> }): LimRules => ({
  ...limDefaults,
  ...(varied
    ? {
        parity: random.pick(parities),
        maxi: random.chance(0.3),
        colourExchanges: random.pick(limChoices.colourExchanges),
        floaterOrder: random.pick(limChoices.floaterOrder),
        lastRoundColours: random.pick(limChoices.lastRoundColours),
        medianUpfloaters: random.pick(limChoices.medianUpfloaters),
        cracking: random.pick(limChoices.cracking),
        forfeitedGamesFloat: random.chance(0.5),
        acceleratedMedian: random.pick(limChoices.acceleratedMedian),
      }
    : {}),
  acceleration: accelerated ? 'baku' : null,
})
