import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
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

const orNobody = (names: Runs): Words => (names.length === 0 ? 'personne' : names)

/** 2012 and 1998: C.1 to C.14. */
const treatments = { homogeneous: 'homogène', heterogeneous: 'hétérogène' } as const
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'le nombre de joueurs est impair et personne ne peut recevoir l’exemption'
  if (bye)
    return say`seuls ${names([...stuck, ...only])} peuvent recevoir l’exemption, et alors ${names(stuck)} ne peuvent tous être appariés`
  if (stuck.length === 1) return say`pas d’adversaire pour ${names(stuck)}`
  return say`${names(stuck)} ne peuvent tous être appariés${only.length === 0 ? '' : say`, n’ayant hors d’eux-mêmes que ${names(only)}`}`
}
const hasWhite = ({ white, black }: Seated, { name, rules }: Who): Words =>
  say`${name(white)} a les Blancs contre ${name(black)} (${rules}).`
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ score, treatment, fromAbove, residents, pairs, x, z }, { names, rules }) => {
    const above = fromAbove.length === 0 ? '' : say`${names(fromAbove)} d’en haut et `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Tranche à ${pointsRun(score)}, ${treatments[treatment]}: ${above}${orNobody(names(residents))}; appariements voulus : ${pairs}, X = ${x}${strong} (${rules}).`
  },
  incompatible: ({ score, movedDown }, { names, rules }) =>
    say`Tranche à ${pointsRun(score)}: pas d’adversaire ici pour ${names(movedDown)}, qui flotte vers le bas (${rules}).`,
  paired: ({ score, pairs, downfloaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; reste : ${names(downfloaters)}`
    return say`Tranche à ${pointsRun(score)}: ${pairs.length === 0 ? 'aucun appariement' : made}${rest} (${rules}).`
  },
  lowered: ({ score, requirement, by }, { rules }) => {
    const lowered = isRaised(requirement) ? say`${requirement} augmenté de ${by}` : say`${requirement} abandonné pour ${by}`
    return say`Tranche à ${pointsRun(score)}: ${lowered} (${rules}).`
  },
  backtracked: ({ score, instead }, { names, rules }) =>
    say`Tranche à ${pointsRun(score)}: appariée de nouveau, car la tranche suivante ne peut être appariée avec ${orNobody(names(instead))} en flotteur (${rules}).`,
  penultimate: ({ score, instead }, { names, rules }) =>
    say`Tranche à ${pointsRun(score)}: appariée de nouveau pour que tous ceux d’en dessous puissent l’être ; flotteurs : ${orNobody(names(instead))} (${rules}).`,
  joined: ({ score }, { rules }) =>
    say`Tranche à ${pointsRun(score)}: aucun appariement ne permet d’apparier tous ceux d’en dessous : réunie à la tranche la plus basse (${rules}).`,
  'fewer-pairs': ({ score, pairs, wanted }, { rules }) =>
    say`Tranche à ${pointsRun(score)}: appariements : ${pairs} au lieu de ${wanted} (${rules}).`,
  colours: hasWhite,
  bye: ({ player }, { name, rules }) => say`${name(player)} reçoit l’exemption (${rules}).`,
  impossible: (step, who) => say`Aucun appariement permis : ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
}

/** C.04.6 and C.04.5: the bye, brackets with those who come up to them, pairs, colours. */
const upwards: StepMessages['fide-team-2026'] = {
  bye: ({ player, score, barred }, { name, names, rules }) =>
    say`${name(player)} reçoit l’exemption, avec ${pointsRun(score)} points (${rules})${barred.length === 0 ? '' : say` ; avant dans l’ordre, mais sans y avoir droit : ${names(barred)}`}.`,
  bracket: ({ score, residents, upfloaters }, { name, names, rules }) => {
    const up = inRow(upfloaters.map((one) => say`${name(one.player)} de ${pointsRun(one.score)}`))
    return say`Tranche à ${pointsRun(score)} : ${names(residents)}${upfloaters.length === 0 ? '' : say` ; montent : ${up}`} (${rules}).`
  },
  pairs: ({ score, pairs }, { name, rules }) =>
    say`Tranche à ${pointsRun(score)} : ${inRow(pairs.map(([top, bottom]) => say`${name(top)} – ${name(bottom)}`))} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`Aucun appariement permis : ${stuckWords(step, who)} (${articles(['C1', 'C2'])}).`,
}

/** The handbook: byes, groups, odd men, changes of the order, colours. */
const passed = (players: Passed, label: string, who: Who): Words =>
  players.length === 0 ? '' : say`; ${label}: ${withRules(players, who)}`
const cfc: StepMessages['cfc'] = {
  bye: ({ player, passedOver }, who) =>
    say`${who.name(player)} reçoit l’exemption (${who.rules})${passed(passedOver, 'avant dans l’ordre', who)}.`,
  group: ({ score, players }, { names, rules }) => say`Groupe à ${pointsRun(score)}: ${names(players)} (${rules}).`,
  'odd-man': ({ player, opponent, kept, passedOver }, who) =>
    say`En surnombre, ${who.name(player)} rencontre ${who.name(opponent)} (${who.rules})${passed(kept, 'gardés dans le groupe', who)}${passed(passedOver, 'avant dans l’ordre', who)}.`,
  transposition: ({ player, opponent, natural }, { name, rules }) =>
    say`Transposition: ${name(player)} rencontre ${name(opponent)}, selon l’ordre ${name(natural)} (${rules}).`,
  interchange: ({ player, opponent, natural }, { name, rules }) =>
    say`Échange : ${name(player)} rencontre ${name(opponent)} de la même moitié ; selon l’ordre ${player === natural ? 'personne' : name(natural)} (${rules}).`,
  colours: ({ white, black, due }, { name, rules }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null
        ? 'aucune couleur due'
        : say`${colour === 'white' ? 'Blancs' : 'Noirs'} dus pour ${why === 'equalisation' ? 'égaliser' : 'alterner'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} contre ${other!} (${rules}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ players, rounds }, { name, rules }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Numéros : ${numbered} ; ${rounds} rondes (${rules}).`
  },
  game: ({ round, numbers, white, black }, { name, rules }) =>
    say`La ronde ${round} de la table a ${numbers.join(' – ')} : ${name(white)} a les Blancs contre ${name(black)} (${rules}).`,
  rest: ({ round, number, player }, { name, rules }) =>
    say`Le numéro ${number}, ${name(player)}, reçoit l’exemption à la ronde ${round} (${rules}).`,
}

/** SSM C1 to C9, the article first. */
const because: SsmReasons = {
  B1: say`${article('B1')} : déjà rencontrés`,
  B4: say`${article('B4')} : même groupe`,
  B5: say`${article('B5')} : encore le même flottement`,
  remains: (who, rule) => say`${who} resterait, ${rule}`,
  others: (rule) => say`les autres resteraient en deçà de ${rule}`,
  exchange: say`les autres auraient besoin d’un échange, ${article('C6')}`,
}
const ssm: StepMessages['ssm'] = {
  bracket: ({ score, players, last }, { names, rules }) =>
    say`${rules}  ${last ? 'Dernière tranche' : 'Tranche'} à ${pointsRun(score)} points: ${orNobody(names(players))}`,
  subgroups: ({ s1, s2 }, { names, rules }) => say`${rules}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ players: [higher, lower], passedOver, omitted }, { name, rules }) => {
    const without = omitted.length === 0 ? '' : say`, sans ${joined(omitted.map(article), ' ni ')}`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${reasonOf(one, name, because)})`),
      ', ',
    )
    return say`${rules}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; pas ${not}`}`
  },
  exchange: ({ player, inPlace }, { name, rules }) =>
    inPlace === null
      ? say`${rules}  ${name(player)} ne trouve personne en S2 et y passe ; tous y ont déjà été en S1`
      : say`${rules}  ${name(player)} ne trouve personne en S2 et échange sa place avec ${name(inPlace)}`,
  transposed: ({ article, players }, { names, rules }) =>
    article === 'C7'
      ? say`${rules}  ${orNobody(names(players))} : pas d’adversaire ici, à la tranche suivante`
      : say`${rules}  ${orNobody(names(players))} : sans adversaire, à la tranche suivante`,
  combination: ({ players }, { names, rules }) =>
    say`${rules}  Tous ne peuvent être appariés : réunis à la tranche supérieure, ${orNobody(names(players))}`,
  bye: ({ player, article }, { name, rules }) =>
    article === 'C7'
      ? say`${rules}  ${name(player)} n’a pas d’adversaire ici non plus et reçoit l’exemption`
      : say`${rules}  ${name(player)} reçoit l’exemption`,
  end: ({ players }, { names, rules }) =>
    say`${rules}  Tous ne peuvent être appariés, et il n’y a pas de tranche au-dessus : ${orNobody(names(players))}`,
}

export const steps: StepMessages = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  'fide-team-2026': upwards,
  'fide-double-swiss-2026': upwards,
  cfc,
  'cfc-team': cfc,
  'round-robin': roundRobin,
  ssm,
}
