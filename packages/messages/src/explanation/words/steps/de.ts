import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { colourName, mitPunkten } from '../grammar/de.ts'
import {
  isRaised,
  type Passed,
  reasonOf,
  type Seated,
  type SsmReasons,
  type StepMessages,
  type Stuck,
  type Who,
  withRules,
} from './steps.ts'

const orNobody = (names: Runs): Words => (names.length === 0 ? 'niemand' : names)

/** 2012 and 1998: C.1 to C.14. */
const treatments = { homogeneous: 'homogen', heterogeneous: 'heterogen' } as const
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'Die Zahl der Spieler ist ungerade, und niemand darf das Freilos bekommen'
  if (bye) return say`Nur ${names([...stuck, ...only])} dürfen das Freilos bekommen, und dann sind ${names(stuck)} nicht alle zu paaren`
  if (stuck.length === 1) return say`Für ${names(stuck)} gibt es keinen Gegner`
  return say`${names(stuck)} sind nicht alle zu paaren${only.length === 0 ? '' : say`; außer untereinander bleibt nur ${names(only)}`}`
}
const hasWhite = ({ white, black }: Seated, { name, rules }: Who): Words => say`${name(white)} hat Weiß gegen ${name(black)} (${rules}).`
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ score, treatment, fromAbove, residents, pairs, x, z }, { names, rules }) => {
    const above = fromAbove.length === 0 ? '' : say`von oben ${names(fromAbove)}, dazu `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Punktgruppe ${pointsRun(score)}, ${treatments[treatment]}: ${above}${orNobody(names(residents))}; gewünschte Paare: ${pairs}, X = ${x}${strong} (${rules}).`
  },
  incompatible: ({ score, movedDown }, { names, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: für ${names(movedDown)} gibt es hier keinen Gegner, also abwärts (${rules}).`,
  paired: ({ score, pairs, downfloaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; übrig: ${names(downfloaters)}`
    return say`Punktgruppe ${pointsRun(score)}: ${pairs.length === 0 ? 'keine Paare' : made}${rest} (${rules}).`
  },
  lowered: ({ score, requirement, by }, { rules }) => {
    const lowered = isRaised(requirement) ? say`${requirement} um ${by} erhöht` : say`${requirement} aufgegeben für ${by}`
    return say`Punktgruppe ${pointsRun(score)}: ${lowered} (${rules}).`
  },
  backtracked: ({ score, instead }, { names, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: noch einmal gepaart, weil die nächste Gruppe mit ${orNobody(names(instead))} nicht zu paaren ist (${rules}).`,
  penultimate: ({ score, instead }, { names, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: noch einmal gepaart, damit alle darunter zu paaren sind; abwärts: ${orNobody(names(instead))} (${rules}).`,
  joined: ({ score }, { rules }) =>
    say`Punktgruppe ${pointsRun(score)}: mit keiner Paarung sind alle darunter zu paaren, also mit der untersten Gruppe zusammengelegt (${rules}).`,
  'fewer-pairs': ({ score, pairs, wanted }, { rules }) => say`Punktgruppe ${pointsRun(score)}: Paare: ${pairs} statt ${wanted} (${rules}).`,
  colours: hasWhite,
  bye: ({ player }, { name, rules }) => say`${name(player)} bekommt das Freilos (${rules}).`,
  impossible: (step, who) => say`Keine erlaubte Paarung: ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
}

/** C.04.6 and C.04.5: the bye, brackets with those who come up to them, pairs, colours. */
const upwards: StepMessages['fide-team-2026'] = {
  bye: ({ player, score, barred }, { name, names, rules }) =>
    say`${name(player)} bekommt das Freilos, mit ${mitPunkten({ points: score, forPairing: false })} (${rules})${barred.length === 0 ? '' : say`; in der Reihenfolge davor, aber nicht erlaubt: ${names(barred)}`}.`,
  bracket: ({ score, residents, upfloaters }, { name, names, rules }) => {
    const up = inRow(upfloaters.map((one) => say`${name(one.player)} von ${pointsRun(one.score)}`))
    return say`Punktgruppe ${pointsRun(score)}: ${names(residents)}${upfloaters.length === 0 ? '' : say`; von unten dazu: ${up}`} (${rules}).`
  },
  pairs: ({ score, pairs }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: ${inRow(pairs.map(([top, bottom]) => say`${name(top)} – ${name(bottom)}`))} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`Keine erlaubte Paarung: ${stuckWords(step, who)} (${articles(['C1', 'C2'])}).`,
}

/** C.04.4.1: besides, the subgroups, who changes over, and S1 by average rating of opponents. */
const dubov: StepMessages['fide-dubov-2026'] = {
  ...upwards,
  subgroups: ({ score, g1, g2, unplayed }, { names, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: ${unplayed ? 'Noch niemand hat gespielt; G1, die erste Hälfte:' : 'G1 sucht Weiß:'} ${orNobody(names(g1))} | G2: ${orNobody(names(g2))} (${rules}).`,
  shift: ({ score, players, to, forced }, { names, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: ${names(players)} nach ${to.toUpperCase()}, ${forced ? 'weil einige einer Untergruppe aufeinander treffen müssen' : 'damit beide Untergruppen gleich groß sind'} (${rules}).`,
  order: ({ score, s1 }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: S1 nach dem Wertungsschnitt der Gegner: ${inRow(s1.map(({ player, aro }) => say`${name(player)} ${aro}`))} (${rules}).`,
}

/** C.04.4.2: seeding rounds; else brackets by the Index, with those from above, and who floats. */
const burstein: StepMessages['fide-burstein-2026'] = {
  ...upwards,
  seeding: ({ round, rounds }, { rules }) =>
    say`Runde ${round} ist ${rounds === 1 ? 'die einzige Setzrunde' : say`eine der ${rounds} Setzrunden`} und wird nach dem FIDE-System (Dutch) ausgelost (${rules}).`,
  bracket: ({ score, order, incoming }, { name, rules }) => {
    const above = inRow(incoming.map((one) => say`${name(one.player)} von ${pointsRun(one.score)}`))
    const equal = order.some((one) => one.sonnebornBerger !== null)
    const ranked = inRow(
      order.map(
        (one) =>
          say`${name(one.player)} ${pointsRun(one.buchholz)}${one.sonnebornBerger === null ? '' : say` (${decimal(one.sonnebornBerger)})`}`,
      ),
    )
    return say`Punktgruppe ${pointsRun(score)}${incoming.length === 0 ? '' : say`, von oben dazu: ${above}`}; nach Buchholz${equal ? ' (wo gleich, Sonneborn-Berger)' : ''}: ${ranked} (${rules}).`
  },
  pairs: ({ score, pairs, floaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    return say`Punktgruppe ${pointsRun(score)}: ${pairs.length === 0 ? 'keine Paare' : made}${floaters.length === 0 ? '' : say`; nach unten: ${names(floaters)}`} (${rules}).`
  },
}
const decimal = (value: number): string => String(value).replace('.', ',')

/** C.04.4.3: groups from both ends, who floats and why, boards of floaters, exchanges, what is cracked. */
const floatTypes = {
  a: 'Typ a, schon hierher gefloatet und in der nächsten Gruppe niemand verträglich',
  b: 'Typ b, schon hierher gefloatet',
  c: 'Typ c, in der nächsten Gruppe niemand verträglich',
  d: 'Typ d',
} as const
const floatReasons = {
  alone: 'in der Gruppe niemand verträglich',
  evenness: 'damit die Zahl gerade ist',
  'left-over':
    'trotz aller Vertauschungen fehlt der Gruppe eine Paarung, und nach dem Typ, dann danach, wer zuletzt gepaart würde, ist es einer der zwei, die gehen',
} as const
const lim: StepMessages['fide-lim-2026'] = {
  bye: upwards.bye,
  group: ({ score, direction, median, residents, fromAbove, fromBelow }, { names, rules }) =>
    say`${median ? 'Mittlere Gruppe' : 'Punktgruppe'} ${pointsRun(score)}, ${direction === 'down' ? 'abwärts' : 'aufwärts'} gepaart: ${orNobody(names(residents))}${fromAbove.length === 0 ? '' : say`; von oben: ${names(fromAbove)}`}${fromBelow.length === 0 ? '' : say`; von unten: ${names(fromBelow)}`} (${rules}).`,
  float: ({ score, player, direction, type, reason }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: ${name(player)} floatet ${direction === 'down' ? 'abwärts' : 'aufwärts'}, ${floatReasons[reason]}; ${floatTypes[type]} (${rules}).`,
  'floaters-pairs': ({ score, pairs }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: zuerst die Floater: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  proposed: ({ score, pairs }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: vorgeschlagen: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  pairs: ({ score, pairs, same }, { name, rules }) =>
    say`Punktgruppe ${pointsRun(score)}: ${same ? 'wie vorgeschlagen' : 'nach Vertauschungen'}: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  cracked: ({ from, pair: [one, other] }, { name, rules }) =>
    say`Die mittlere Gruppe ist nicht zu paaren: ${name(one)} – ${name(other)} wird aufgebrochen, Floater von ${from === 'above' ? 'oben' : 'unten'} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`Keine erlaubte Paarung: ${stuckWords(step, who)} (${articles(['2.1'])}).`,
}

/** The handbook: byes, groups, odd men, changes of the order, colours. */
const passed = (players: Passed, label: string, who: Who): Words =>
  players.length === 0 ? '' : say`; ${label}: ${withRules(players, who)}`
const cfc: StepMessages['cfc'] = {
  bye: ({ player, passedOver }, who) =>
    say`${who.name(player)} bekommt das Freilos (${who.rules})${passed(passedOver, 'in der Reihenfolge davor', who)}.`,
  group: ({ score, players }, { names, rules }) => say`Punktgruppe ${pointsRun(score)}: ${names(players)} (${rules}).`,
  'odd-man': ({ player, opponent, kept, passedOver }, who) =>
    say`Übrig bleibt ${who.name(player)} und trifft auf ${who.name(opponent)} (${who.rules})${passed(kept, 'in der Gruppe behalten', who)}${passed(passedOver, 'in der Reihenfolge davor', who)}.`,
  transposition: ({ player, opponent, natural }, { name, rules }) =>
    say`Umstellung: ${name(player)} trifft auf ${name(opponent)}, nach der Reihenfolge auf ${name(natural)} (${rules}).`,
  interchange: ({ player, opponent, natural }, { name, rules }) =>
    say`Austausch: ${name(player)} trifft auf ${name(opponent)} aus derselben Hälfte; nach der Reihenfolge ${player === natural ? 'auf niemanden' : say`auf ${name(natural)}`} (${rules}).`,
  colours: ({ white, black, due }, { name, rules }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null ? 'kein Anspruch' : say`${colourName[colour]} zum ${why === 'equalisation' ? 'Ausgleich' : 'Wechsel'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} gegen ${other!} (${rules}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ players, rounds }, { name, rules }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Nummern: ${numbered}; ${rounds} Runden (${rules}).`
  },
  game: ({ round, numbers, white, black }, { name, rules }) =>
    say`Runde ${round} der Tafel hat ${numbers.join(' – ')}: ${name(white)} hat Weiß gegen ${name(black)} (${rules}).`,
  rest: ({ round, number, player }, { name, rules }) => say`Nummer ${number}, ${name(player)}, ist in Runde ${round} spielfrei (${rules}).`,
}

/** SSM C1 to C9, the article first. */
const because: SsmReasons = {
  B1: say`${article('B1')}: schon gespielt`,
  B4: say`${article('B4')}: gleiche Gruppe`,
  B5: say`${article('B5')}: wieder derselbe Float`,
  remains: (who, rule) => say`${who} bliebe übrig, ${rule}`,
  others: (rule) => say`die anderen blieben hinter ${rule} zurück`,
  exchange: say`die anderen brauchten einen Tausch, ${article('C6')}`,
}
const ssm: StepMessages['ssm'] = {
  bracket: ({ score, players, last }, { names, rules }) =>
    say`${rules}  ${last ? 'Letzte Punktgruppe' : 'Punktgruppe'}, ${pointsRun(score)} Punkte: ${orNobody(names(players))}`,
  subgroups: ({ s1, s2 }, { names, rules }) => say`${rules}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ players: [higher, lower], passedOver, omitted }, { name, rules }) => {
    const without = omitted.length === 0 ? '' : say`, ohne ${joined(omitted.map(article), ' und ')}`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${reasonOf(one, name, because)})`),
      ', ',
    )
    return say`${rules}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; nicht ${not}`}`
  },
  exchange: ({ player, inPlace }, { name, rules }) =>
    inPlace === null
      ? say`${rules}  ${name(player)} findet in S2 niemanden und geht nach S2; dort waren alle schon in S1`
      : say`${rules}  ${name(player)} findet in S2 niemanden und tauscht mit ${name(inPlace)}`,
  transposed: ({ article, players }, { names, rules }) =>
    article === 'C7'
      ? say`${rules}  ${orNobody(names(players))}: hier gibt es keinen Gegner, hinunter in die nächste Gruppe`
      : say`${rules}  ${orNobody(names(players))}: ungepaart, hinunter in die nächste Gruppe`,
  combination: ({ players }, { names, rules }) =>
    say`${rules}  Nicht alle sind zu paaren: mit der Gruppe darüber zusammengelegt, ${orNobody(names(players))}`,
  bye: ({ player, article }, { name, rules }) =>
    article === 'C7'
      ? say`${rules}  ${name(player)} hat auch hier keinen Gegner und bekommt das Freilos`
      : say`${rules}  ${name(player)} bekommt das Freilos`,
  end: ({ players }, { names, rules }) =>
    say`${rules}  Nicht alle sind zu paaren, und darüber ist keine Gruppe: ${orNobody(names(players))}`,
}

export const steps: StepMessages = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  'fide-dubov-2026': dubov,
  'fide-burstein-2026': burstein,
  'fide-lim-2026': lim,
  'fide-team-2026': upwards,
  'fide-double-swiss-2026': upwards,
  cfc,
  'cfc-team': cfc,
  'round-robin': roundRobin,
  ssm,
}
