import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { colourName } from '../grammar/de.ts'
import { isRaised, type Passed, type StepMessages, type Stuck, type Who } from './steps.ts'

const orNobody = (names: Runs): Words => (names.length === 0 ? 'niemand' : names)

/** 2012 and 1998: C.1 to C.14. */
const treatments = { homogeneous: 'homogen', heterogeneous: 'heterogen' } as const
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'Die Zahl der Spieler ist ungerade, und niemand darf das Freilos bekommen'
  if (bye) return say`Nur ${names([...stuck, ...only])} dürfen das Freilos bekommen, und dann sind ${names(stuck)} nicht alle zu paaren`
  if (stuck.length === 1) return say`Für ${names(stuck)} gibt es keinen Gegner`
  return say`${names(stuck)} sind nicht alle zu paaren${only.length === 0 ? '' : say`; außer untereinander bleibt nur ${names(only)}`}`
}
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ article: by, score, treatment, fromAbove, residents, pairs, x, z }, { names }) => {
    const above = fromAbove.length === 0 ? '' : say`von oben ${names(fromAbove)}, dazu `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Punktgruppe ${pointsRun(score)}, ${treatments[treatment]}: ${above}${orNobody(names(residents))}; gewünschte Paare: ${pairs}, X = ${x}${strong} (${article(by)}).`
  },
  incompatible: ({ article: by, score, movedDown }, { names }) =>
    say`Punktgruppe ${pointsRun(score)}: für ${names(movedDown)} gibt es hier keinen Gegner, also abwärts (${article(by)}).`,
  paired: ({ article: by, score, pairs, downfloaters }, { name, names }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; übrig: ${names(downfloaters)}`
    return say`Punktgruppe ${pointsRun(score)}: ${pairs.length === 0 ? 'keine Paare' : made}${rest} (${article(by)}).`
  },
  lowered: ({ article: rule, score, requirement, by }) => {
    const lowered = isRaised(requirement) ? say`${requirement} um ${by} erhöht` : say`${requirement} aufgegeben für ${by}`
    return say`Punktgruppe ${pointsRun(score)}: ${lowered} (${article(rule)}).`
  },
  backtracked: ({ article: by, score, instead }, { names }) =>
    say`Punktgruppe ${pointsRun(score)}: noch einmal gepaart, weil die nächste Gruppe mit ${orNobody(names(instead))} nicht zu paaren ist (${article(by)}).`,
  penultimate: ({ article: by, score, instead }, { names }) =>
    say`Punktgruppe ${pointsRun(score)}: noch einmal gepaart, damit alle darunter zu paaren sind; abwärts: ${orNobody(names(instead))} (${article(by)}).`,
  joined: ({ article: by, score }) =>
    say`Punktgruppe ${pointsRun(score)}: mit keiner Paarung sind alle darunter zu paaren, also mit der untersten Gruppe zusammengelegt (${article(by)}).`,
  'fewer-pairs': ({ article: by, score, pairs, wanted }) =>
    say`Punktgruppe ${pointsRun(score)}: Paare: ${pairs} statt ${wanted} (${article(by)}).`,
  colours: ({ article: by, white, black }, { name }) => say`${name(white)} hat Weiß gegen ${name(black)} (${article(by)}).`,
  bye: ({ article: by, player }, { name }) => say`${name(player)} bekommt das Freilos (${article(by)}).`,
  impossible: (step, who) => say`Keine erlaubte Paarung: ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
}

/** The handbook: byes, groups, odd men, changes of the order, colours. */
const passed = (players: Passed, label: string, { name }: Who): Words =>
  players.length === 0
    ? ''
    : say`; ${label}: ${joined(
        players.map(({ player, article: by }) => say`${name(player)} (${article(by)})`),
        ', ',
      )}`
const cfc: StepMessages['cfc'] = {
  bye: ({ articles: by, player, passedOver }, who) =>
    say`${who.name(player)} bekommt das Freilos (${articles(by)})${passed(passedOver, 'in der Reihenfolge davor', who)}.`,
  group: ({ articles: by, score, players }, { names }) => say`Punktgruppe ${pointsRun(score)}: ${names(players)} (${articles(by)}).`,
  'odd-man': ({ articles: by, player, opponent, kept, passedOver }, who) =>
    say`Übrig bleibt ${who.name(player)} und trifft auf ${who.name(opponent)} (${articles(by)})${passed(kept, 'in der Gruppe behalten', who)}${passed(passedOver, 'in der Reihenfolge davor', who)}.`,
  transposition: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Umstellung: ${name(player)} trifft auf ${name(opponent)}, nach der Reihenfolge auf ${name(natural)} (${articles(by)}).`,
  interchange: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Austausch: ${name(player)} trifft auf ${name(opponent)}, nach der Reihenfolge auf ${name(natural)} (${articles(by)}).`,
  colours: ({ articles: by, white, black, due }, { name }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null ? 'kein Anspruch' : say`${colourName[colour]} zum ${why === 'equalisation' ? 'Ausgleich' : 'Wechsel'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} gegen ${other!} (${articles(by)}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ article: by, players, rounds }, { name }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Nummern: ${numbered}; ${rounds} Runden (${article(by)}).`
  },
  game: ({ article: by, round, numbers, white, black }, { name }) =>
    say`Runde ${round} der Tafel hat ${numbers.join(' – ')}: ${name(white)} hat Weiß gegen ${name(black)} (${article(by)}).`,
  rest: ({ article: by, round, number, player }, { name }) =>
    say`Nummer ${number}, ${name(player)}, ist in Runde ${round} spielfrei (${article(by)}).`,
}

/** SSM C1 to C9, the article first. */
const because = {
  B1: say`${article('B1')}: schon gespielt`,
  B4: say`${article('B4')}: gleiche Gruppe`,
  B5: say`${article('B5')}: wieder derselbe Float`,
  others: say`die anderen kämen schlechter weg`,
} as const
const ssm: StepMessages['ssm'] = {
  bracket: ({ article: by, score, players, last }, { names }) =>
    say`${article(by)}  ${last ? 'Letzte Punktgruppe' : 'Punktgruppe'}, ${pointsRun(score)} Punkte: ${orNobody(names(players))}`,
  subgroups: ({ article: by, s1, s2 }, { names }) => say`${article(by)}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ article: by, players: [higher, lower], passedOver, omitted }, { name }) => {
    const without = omitted.length === 0 ? '' : say`, ohne ${joined(omitted.map(article), ' und ')}`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${because[one.because]})`),
      ', ',
    )
    return say`${article(by)}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; nicht ${not}`}`
  },
  exchange: ({ article: by, player, inPlace }, { name }) =>
    inPlace === null
      ? say`${article(by)}  ${name(player)} findet in S2 niemanden und geht nach S2; dort waren alle schon in S1`
      : say`${article(by)}  ${name(player)} findet in S2 niemanden und tauscht mit ${name(inPlace)}`,
  transposed: ({ article: by, players }, { names }) =>
    by === 'C7'
      ? say`${article(by)}  ${orNobody(names(players))}: hier gibt es keinen Gegner, hinunter in die nächste Gruppe`
      : say`${article(by)}  ${orNobody(names(players))}: ungepaart, hinunter in die nächste Gruppe`,
  combination: ({ article: by, players }, { names }) =>
    say`${article(by)}  Nicht alle sind zu paaren: mit der Gruppe darüber zusammengelegt, ${orNobody(names(players))}`,
  bye: ({ article: by, player }, { name }) => say`${article(by)}  ${name(player)} bekommt das Freilos`,
}

export const steps: StepMessages = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  cfc,
  'cfc-team': cfc,
  'round-robin': roundRobin,
  ssm,
}
