import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { isRaised, type Passed, type StepMessages, type Stuck, type Who } from './steps.ts'

const orNobody = (names: Runs): Words => (names.length === 0 ? 'personne' : names)

/** 2012 and 1998: C.1 to C.14. */
const treatments = { homogeneous: 'homogène', heterogeneous: 'hétérogène' } as const
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'le nombre de joueurs est impair et personne ne peut être exempt'
  if (bye) return say`seuls ${names([...stuck, ...only])} peuvent être exempts, et alors ${names(stuck)} ne peuvent tous être appariés`
  if (stuck.length === 1) return say`pas d’adversaire pour ${names(stuck)}`
  return say`${names(stuck)} ne peuvent tous être appariés${only.length === 0 ? '' : say`, n’ayant hors d’eux-mêmes que ${names(only)}`}`
}
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ article: by, score, treatment, fromAbove, residents, pairs, x, z }, { names }) => {
    const above = fromAbove.length === 0 ? '' : say`${names(fromAbove)} d’en haut et `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Tranche à ${pointsRun(score)}, ${treatments[treatment]}: ${above}${orNobody(names(residents))}; appariements voulus : ${pairs}, X = ${x}${strong} (${article(by)}).`
  },
  incompatible: ({ article: by, score, movedDown }, { names }) =>
    say`Tranche à ${pointsRun(score)}: pas d’adversaire ici pour ${names(movedDown)}, qui flotte vers le bas (${article(by)}).`,
  paired: ({ article: by, score, pairs, downfloaters }, { name, names }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; reste : ${names(downfloaters)}`
    return say`Tranche à ${pointsRun(score)}: ${pairs.length === 0 ? 'aucun appariement' : made}${rest} (${article(by)}).`
  },
  lowered: ({ article: rule, score, requirement, by }) => {
    const lowered = isRaised(requirement) ? say`${requirement} augmenté de ${by}` : say`${requirement} abandonné pour ${by}`
    return say`Tranche à ${pointsRun(score)}: ${lowered} (${article(rule)}).`
  },
  backtracked: ({ article: by, score, instead }, { names }) =>
    say`Tranche à ${pointsRun(score)}: appariée de nouveau, car la tranche suivante ne peut être appariée avec ${orNobody(names(instead))} en flotteur (${article(by)}).`,
  penultimate: ({ article: by, score, instead }, { names }) =>
    say`Tranche à ${pointsRun(score)}: appariée de nouveau pour que tous ceux d’en dessous puissent l’être ; flotteurs : ${orNobody(names(instead))} (${article(by)}).`,
  joined: ({ article: by, score }) =>
    say`Tranche à ${pointsRun(score)}: aucun appariement ne permet d’apparier tous ceux d’en dessous : réunie à la tranche la plus basse (${article(by)}).`,
  'fewer-pairs': ({ article: by, score, pairs, wanted }) =>
    say`Tranche à ${pointsRun(score)}: appariements : ${pairs} au lieu de ${wanted} (${article(by)}).`,
  colours: ({ article: by, white, black }, { name }) => say`${name(white)} a les Blancs contre ${name(black)} (${article(by)}).`,
  bye: ({ article: by, player }, { name }) => say`${name(player)} est exempt (${article(by)}).`,
  impossible: (step, who) => say`Aucun appariement permis : ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
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
    say`${who.name(player)} est exempt (${articles(by)})${passed(passedOver, 'avant dans l’ordre', who)}.`,
  group: ({ articles: by, score, players }, { names }) => say`Groupe à ${pointsRun(score)}: ${names(players)} (${articles(by)}).`,
  'odd-man': ({ articles: by, player, opponent, kept, passedOver }, who) =>
    say`En surnombre, ${who.name(player)} rencontre ${who.name(opponent)} (${articles(by)})${passed(kept, 'gardés dans le groupe', who)}${passed(passedOver, 'avant dans l’ordre', who)}.`,
  transposition: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Transposition: ${name(player)} rencontre ${name(opponent)}, selon l’ordre ${name(natural)} (${articles(by)}).`,
  interchange: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Échange: ${name(player)} rencontre ${name(opponent)}, selon l’ordre ${name(natural)} (${articles(by)}).`,
  colours: ({ articles: by, white, black, due }, { name }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null
        ? 'aucune couleur due'
        : say`${colour === 'white' ? 'Blancs' : 'Noirs'} dus pour ${why === 'equalisation' ? 'égaliser' : 'alterner'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} contre ${other!} (${articles(by)}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ article: by, players, rounds }, { name }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Numéros : ${numbered} ; ${rounds} rondes (${article(by)}).`
  },
  game: ({ article: by, round, numbers, white, black }, { name }) =>
    say`La ronde ${round} de la table a ${numbers.join(' – ')} : ${name(white)} a les Blancs contre ${name(black)} (${article(by)}).`,
  rest: ({ article: by, round, number, player }, { name }) =>
    say`Le numéro ${number}, ${name(player)}, est exempt à la ronde ${round} (${article(by)}).`,
}

/** SSM C1 to C9, the article first. */
const because = {
  B1: say`${article('B1')} : déjà rencontrés`,
  B4: say`${article('B4')} : même groupe`,
  B5: say`${article('B5')} : encore le même flottement`,
  others: say`les autres seraient moins bien appariés`,
} as const
const ssm: StepMessages['ssm'] = {
  bracket: ({ article: by, score, players, last }, { names }) =>
    say`${article(by)}  ${last ? 'Dernière tranche' : 'Tranche'} à ${pointsRun(score)} points: ${orNobody(names(players))}`,
  subgroups: ({ article: by, s1, s2 }, { names }) => say`${article(by)}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ article: by, players: [higher, lower], passedOver, omitted }, { name }) => {
    const without = omitted.length === 0 ? '' : say`, sans ${joined(omitted.map(article), ' ni ')}`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${because[one.because]})`),
      ', ',
    )
    return say`${article(by)}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; pas ${not}`}`
  },
  exchange: ({ article: by, player, inPlace }, { name }) =>
    inPlace === null
      ? say`${article(by)}  ${name(player)} ne trouve personne en S2 et y passe ; tous y ont déjà été en S1`
      : say`${article(by)}  ${name(player)} ne trouve personne en S2 et échange sa place avec ${name(inPlace)}`,
  transposed: ({ article: by, players }, { names }) =>
    by === 'C7'
      ? say`${article(by)}  ${orNobody(names(players))} : pas d’adversaire ici, à la tranche suivante`
      : say`${article(by)}  ${orNobody(names(players))} : sans adversaire, à la tranche suivante`,
  combination: ({ article: by, players }, { names }) =>
    say`${article(by)}  Tous ne peuvent être appariés : réunis à la tranche supérieure, ${orNobody(names(players))}`,
  bye: ({ article: by, player }, { name }) => say`${article(by)}  ${name(player)} est exempt`,
}

export const steps: StepMessages = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  cfc,
  'cfc-team': cfc,
  'round-robin': roundRobin,
  ssm,
}
