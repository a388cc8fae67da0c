import type { RoundNumber } from '../../model/ids.ts'
import type { Tournament } from '../../model/tournament.ts'
import type { WordedStep } from '../../pairing/pairing-system.ts'
import { stepText } from './step-text.ts'
import { traceRound } from './trace.ts'

/** The round as the director pairs it, step by step, in words. */
export const steps = (tournament: Tournament, round: RoundNumber): readonly WordedStep[] =>
  [...traceRound(tournament, round)].map((event) => ({
    event: { ...event, article: event.articles.join(', ') },
    text: (nameOf, language) => stepText(event, nameOf, language),
  }))
