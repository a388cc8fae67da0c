import type { PaperDocument } from '../paper.ts'
import { berger } from './berger.tsx'
import { boardCards } from './board-cards.tsx'
import { cards } from './cards.tsx'
import { checkIn } from './check-in.tsx'
import { checkInCodes } from './check-in-codes.tsx'
import { checklist } from './checklist.tsx'
import { crosstable } from './crosstable.tsx'
import { hallByName, hallPairings } from './hall.tsx'
import { integrity } from './integrity.tsx'
import { lineUps } from './line-ups.tsx'
import { matchSheets } from './match-sheets.tsx'
import { nameCards } from './name-cards.tsx'
import { pairings, results } from './pairings.tsx'
import { pairingsByName } from './pairings-by-name.tsx'
import { players } from './players.tsx'
import { poster } from './poster.tsx'
import { prizeReceipts } from './prize-receipts.tsx'
import { prizes } from './prizes.tsx'
import { normReports } from './rated/norm-reports.tsx'
import { ratings } from './rated/ratings.tsx'
import { tournamentReport } from './rated/tournament-report.tsx'
import { slips } from './slips.tsx'
import { standings } from './standings.tsx'
import { wallChart } from './wall-chart.tsx'

/** In the order in which an event needs them. */
export const documents: readonly PaperDocument[] = [
  players,
  pairings,
  pairingsByName,
  hallPairings,
  hallByName,
  results,
  standings,
  prizes,
  prizeReceipts,
  ratings,
  normReports,
  tournamentReport,
  crosstable,
  berger,
  wallChart,
  cards,
  slips,
  lineUps,
  matchSheets,
  boardCards,
  nameCards,
  poster,
  checkIn,
  checkInCodes,
  checklist,
  integrity,
]
