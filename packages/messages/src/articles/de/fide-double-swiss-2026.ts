import type { Titles } from '../titles.ts'
import { swissTeam } from './fide-swiss-team.ts'

export const fideDoubleSwiss2026: Titles = {
  ...swissTeam,
  '1.2': 'Rang nach Punkten, dann nach Nummer',
  '1.3': 'Punktgruppen und Gruppen',
  '1.4': 'Das Freilos bringt eine gewonnene und eine remise Partie',
  '1.6': 'Die Farbe eines Wettkampfs ist die der ersten Partie',
  C8: 'Möglichst wenige Gegner von Aufwärtsfloatern, die zuvor gefloatet sind',
  '4.3.1': 'Beide ohne Wettkampf: die Anfangsfarbe, nach gerade und ungerade',
  '4.3.2': 'Weiß, wer es seltener hatte',
  '4.3.3': 'Anders als beim letzten Mal mit verschiedenen Farben',
  '4.3.4': 'Wer höher steht, wechselt die Farbe',
  '4.3.5': 'Die andere Seite wechselt die Farbe',
  '1.1': 'Nummern wie in C.04.2 2',
  '4.4': 'Weiß in der ersten Partie, Schwarz in der zweiten',
}
