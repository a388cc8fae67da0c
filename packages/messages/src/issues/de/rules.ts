import type { NamedEntry } from '@zug/engine/model'
import { byWhat, type WordsOf } from '../words.ts'

type Somebody = { readonly player: number; readonly of: 'player' | 'entrant' }
const who = ({ of, player }: Somebody): string => (of === 'player' ? `Spieler ${player}` : `Nummer ${player}`)
type Two = { readonly players: readonly number[] }
const both = ({ players }: Two): string => `Die Spieler ${players.join(' und ')}`

export const referee: WordsOf<'referee'> = {
  'wrong-round': ({ given, round }) => `Die Auslosung ist für Runde ${given}, nicht für ${round}`,
  'unknown-player': ({ of, player }) => `${of === 'player' ? 'Einen Spieler' : 'Eine Nummer'} ${player} gibt es nicht`,
  'not-to-be-paired': (issue) => `${who(issue)} ist in Runde ${issue.round} nicht zu paaren`,
  'own-opponent': ({ player }) => `Spieler ${player} ist gegen sich selbst gepaart`,
  'paired-twice': (issue) => `${who(issue)} ist zweimal gepaart`,
  'left-out': (issue) => `${who(issue)} ist nicht gepaart`,
  'needless-bye': (issue) => `${who(issue)} ist spielfrei, obwohl die ${issue.of === 'player' ? 'Zahl der Spieler' : 'Zahl'} gerade ist`,
  'wrong-list-of-unpaired': ({ of }) =>
    `Die Liste ${of === 'player' ? 'der Spieler' : 'derer'}, die in dieser Runde nicht gepaart sind, ist falsch`,
  rematch: byWhat({
    met: (issue) =>
      `${issue.of === 'player' ? both(issue) : `Die Nummern ${issue.players.join(' und ')}`} haben schon gegeneinander gespielt`,
    'paired-before': (issue) => `${both(issue)} waren schon gegeneinander gelost`,
    'met-or-forbidden': (issue) => `${both(issue)} haben schon gegeneinander gespielt oder dürfen es nicht`,
  }),
  'forbidden-pair': (issue) => `${both(issue)} dürfen nicht gepaart werden`,
  'absolute-colours': (issue) => `${both(issue)} haben denselben absoluten Farbanspruch, und keiner ist Topscorer`,
  'barred-bye': ({ what, player }) => `Spieler ${player} ${what === 'barred' ? 'darf nicht spielfrei sein' : 'war schon spielfrei'}`,
  'bye-too-high': ({ player }) => `Spieler ${player} ist spielfrei, obwohl jemand mit weniger Punkten es sein könnte`,
  'wrong-colours': byWhat({
    white: ({ players: [white, black] }) => `Spieler ${white} sollte gegen ${black} Weiß haben`,
    first: ({ players: [first, second] }) => `Spieler ${first} sollte vor ${second} stehen`,
  }),
  'wrong-board-order': byWhat({
    board: ({ players }) => `Das Brett von ${players.join(' und ')} kommt vor dem Brett darüber`,
    table: ({ table }) => `Tisch ${table} steht nicht in der Reihenfolge der Rangliste`,
  }),
  'needless-floater': ({ player }) => `In der Gruppe von Spieler ${player} wären mehr Paare möglich gewesen`,
  'needless-break': ({ player, b4, b5 }) => `Die Gruppe von Spieler ${player} verletzt B4 ${b4}-mal und B5 ${b5}-mal, und müsste es nicht`,
  'not-by-the-steps': ({ players }) => {
    if (players.length === 0) return 'Die Schritte, wie sie geschrieben stehen, führen zu keiner Paarung'
    return players.length === 1
      ? `Nach den Schritten, wie sie geschrieben stehen, hat Spieler ${players[0]} das Freilos`
      : `Nach den Schritten, wie sie geschrieben stehen, trifft ${players.join(' auf ')}`
  },
  'laws-not-kept': () => 'In einer anderen Auslosung spielen mehr Spieler mit gleicher oder näherer Punktzahl gegeneinander',
  'several-byes': ({ players }) => `Die Spieler ${players.join(', ')} haben alle das zugeloste Freilos`,
}

const named = ({ id, name }: NamedEntry): string => `${id} ${name}`.trim()
const noVirtualPoints = 'virtuelle Punkte werden nicht gegeben.'

export const rulebook: WordsOf<'rulebook'> = {
  'acceleration-without-rounds': () => `Die Baku-Beschleunigung braucht eine angekündigte Rundenzahl; ${noVirtualPoints}`,
  'acceleration-not-allowed': ({ needs }) =>
    `Die Baku-Beschleunigung ist für ${needs === 'win-of-two-draws' ? 'einen Sieg, der zwei Remis wert ist, und eine Niederlage, die nichts wert ist' : needs === 'match-points' ? 'Mannschaftspunkte als Punktestand' : '1, ½, 0'}; ${noVirtualPoints}`,
  'setting-without-effect': byWhat({
    'apart-not-announced': () =>
      'Spieler haben gebeten, nicht gegeneinander gelost zu werden, doch 619.1 ist nicht angekündigt: Sie werden nicht getrennt',
    'nobody-apart': () => '619.1 ist angekündigt, doch niemand hat gebeten, gegen jemanden nicht gelost zu werden (apart)',
    'rounds-not-declared': ({ variation }) => {
      const effects = {
        '624.2': 'Keine Runde liegt im letzten Viertel',
        '631.2': 'In der letzten Runde werden keine Farben gelost',
        '633.1': 'Die Viertel enden mit Runde 1',
      }
      return `Die Rundenzahl ist nicht angekündigt: ${effects[variation]}`
    },
  }),
  'no-teams': () => 'Das Turnier hat keine Mannschaften; seine Spieler werden einzeln ausgelost',
  'team-numbers': ({ team, before }) =>
    `${team.id} ${team.name} hat eine höhere Wertungszahl als ${before.id} ${before.name}: Nummerieren Sie die Mannschaften nach Wertungszahl, die Farben von Runde 1 folgen den Nummern (628)`,
  'board-order': ({ team, board, rating, tolerance }) =>
    `${team}: Brett ${board} hat die Wertungszahl ${rating}, um mehr als ${tolerance} Punkte über einem Brett davor`,
  'no-section': ({ players }) => `In keiner Gruppe und darum ohne Partie: ${players.map(named).join(', ')}`,
  'other-numbers': ({ round }) =>
    `Runde ${round} ist nach anderen Nummern als diesen gespielt; geben Sie an, wie sie gelost wurden, oder geben Sie den Spielern die ihren`,
  'no-restricted-drawing': ({ sizes }) => `Das eingeschränkte Losen ist für 9 bis 24 Spieler; frei gelost wird für ${sizes.join(', ')}`,
  'federation-meets-late': ({ pairs, more }) => {
    const texts = pairs.map(({ players, federation }) => `${players.map(named).join(' und ')} (${federation})`)
    return `Aus einer Föderation, und doch erst in den letzten drei Runden gegeneinander: ${texts.join(', ')}${more > 0 ? ` und ${more} weitere Paare` : ''}`
  },
  'restricted-group-large': ({ group, size, players }) =>
    `Die Gruppe ${group} hat ${size} von ${players} Spielern; B4 ist für Gruppen bis 20 % gedacht.`,
  'restricted-to-the-end': () => 'In der letzten Runde werden Gruppen nicht getrennt.',
  'last-round-unknown': ({ rounds }) =>
    `Es ist keine Rundenzahl angegeben; darum werden Gruppen in den ersten ${rounds} Runden getrennt, auch wenn eine davon die letzte ist, die B4 ausnimmt. Geben Sie sie an.`,
  'ratings-not-used': ({ rated }) =>
    `${rated} Spieler haben Wertungszahlen, die niemanden ordnen: Die Ausschreibung verwendet sie nicht (A2.d), das Los entscheidet.`,
  'provisional-rating-missing': ({ players, more }) =>
    `Ohne Wertungszahl: ${players.map(named).join(', ')}${more === 0 ? '' : ` und ${more} weitere`}; der Hauptschiedsrichter muss eine vorläufige vergeben. Bis dahin zählt sie als 0.`,
  'seeding-rounds-assumed': ({ rounds }) =>
    `Es ist keine Rundenzahl angegeben; die ersten ${rounds} gelten als Setzrunden, wie in einem Turnier mit acht oder mehr. Geben Sie sie an: Ein kürzeres Turnier hat weniger.`,
  'edition-by-date': ({ rulebook, date }) =>
    `Es ist kein Regelwerk genannt; das Turnier beginnt am ${date}, darum gilt ${rulebook}, das an diesem Tag in Kraft war.`,
  'edition-not-in-force': ({ rulebook, date, from }) =>
    `Das Turnier beginnt am ${date}, bevor ${rulebook} in Kraft trat (${from}). Der Text jenes Tages lautete anders und ist nicht unter den Regelwerken: Runden können anders ausfallen.`,
}

export const numbers: WordsOf<'numbers'> = {
  'pairing-numbers-settled': ({ settled, paired }) =>
    `Auslosungsnummern ändern sich nicht mehr, sobald Runde ${settled} ausgelost ist; ausgelost sind ${paired} Runden.`,
}

export const rounds: WordsOf<'rounds'> = {
  'round-malformed': ({ round }) => `Eine Runde ${round} gibt es nicht; die erste ist Runde 1.`,
  'round-after-last': ({ round, rounds: last }) => `Runde ${round} käme nach der letzten: angesetzt sind ${last} Runden.`,
  'round-too-far': ({ round, paired }) => `Runde ${round} kann noch nicht ausgelost werden: ausgelost sind ${paired} Runden.`,
  'too-many-for-tables': ({ entrants, most }) =>
    `Tafeln gibt es für höchstens ${most}: Gemeldet sind ${entrants}, zu viele für ein Rundenturnier.`,
  'round-paired-already': ({ round }) => `Runde ${round} ist schon ausgelost.`,
  'round-not-paired': ({ round, paired }) => `Runde ${round} ist nicht ausgelost: ausgelost sind ${paired} Runden.`,
  'entrant-unknown': ({ entrant, of }) => (of === 'player' ? `Spieler ${entrant} gibt es nicht.` : `Mannschaft ${entrant} gibt es nicht.`),
  'entrant-twice': ({ entrant, of }) => `${of === 'player' ? 'Spieler' : 'Mannschaft'} ${entrant} ist zweimal ausgelost.`,
  'board-unknown': ({ round, white, black }) => `${white} spielt in Runde ${round} nicht mit Weiß gegen ${black}.`,
  'board-twice': ({ round, white, black }) => `Die Partie ${white} gegen ${black} in Runde ${round} hat zwei Ergebnisse.`,
  'result-impossible': ({ white, black }) => `Die Partie ${white} gegen ${black} kann so nicht enden.`,
  'result-not-of-match': ({ white, black, what }) =>
    what === 'boards-missing'
      ? `Der Kampf ${white} gegen ${black} braucht die Ergebnisse seiner Bretter.`
      : `${white} und ${black} spielen eine Partie; Bretter hat sie nicht.`,
}
