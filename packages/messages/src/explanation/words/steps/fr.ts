import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { points } from '../grammar/fr.ts'
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
    say`${name(player)} reçoit l’exemption, avec ${points({ points: score, forPairing: false })} (${rules})${barred.length === 0 ? '' : say` ; avant dans l’ordre, mais sans y avoir droit : ${names(barred)}`}.`,
  bracket: ({ score, residents, upfloaters }, { name, names, rules }) => {
    const up = inRow(upfloaters.map((one) => say`${name(one.player)} de ${pointsRun(one.score)}`))
    return say`Tranche à ${pointsRun(score)} : ${names(residents)}${upfloaters.length === 0 ? '' : say` ; montent : ${up}`} (${rules}).`
  },
  pairs: ({ score, pairs }, { name, rules }) =>
    say`Tranche à ${pointsRun(score)} : ${inRow(pairs.map(([top, bottom]) => say`${name(top)} – ${name(bottom)}`))} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`Aucun appariement permis : ${stuckWords(step, who)} (${articles(['C1', 'C2'])}).`,
}

/** C.04.4.1: besides, the subgroups, who changes over, and S1 by average rating of opponents. */
const dubov: StepMessages['fide-dubov-2026'] = {
  ...upwards,
  subgroups: ({ score, g1, g2, unplayed }, { names, rules }) =>
    say`Tranche à ${pointsRun(score)} : ${unplayed ? 'personne n’a encore joué ; G1, la première moitié :' : 'G1 cherche les Blancs :'} ${orNobody(names(g1))} | G2 : ${orNobody(names(g2))} (${rules}).`,
  shift: ({ score, players, to, forced }, { names, rules }) =>
    say`Tranche à ${pointsRun(score)} : ${names(players)} vers ${to.toUpperCase()}, ${forced ? 'car certains d’un sous-groupe doivent se rencontrer' : 'pour que les deux sous-groupes soient égaux'} (${rules}).`,
  order: ({ score, s1 }, { name, rules }) =>
    say`Tranche à ${pointsRun(score)} : S1 par moyenne Elo des adversaires : ${inRow(s1.map(({ player, aro }) => say`${name(player)} ${aro}`))} (${rules}).`,
}

/** C.04.4.2: seeding rounds; else brackets by the Index, with those from above, and who floats. */
const burstein: StepMessages['fide-burstein-2026'] = {
  ...upwards,
  seeding: ({ round, rounds }, { rules }) =>
    say`La ronde ${round} est ${rounds === 1 ? 'la seule ronde préliminaire' : say`l’une des ${rounds} rondes préliminaires`}, appariée par le système FIDE (néerlandais) (${rules}).`,
  bracket: ({ score, order, incoming }, { name, rules }) => {
    const above = inRow(incoming.map((one) => say`${name(one.player)} de ${pointsRun(one.score)}`))
    const equal = order.some((one) => one.sonnebornBerger !== null)
    const ranked = inRow(
      order.map(
        (one) =>
          say`${name(one.player)} ${pointsRun(one.buchholz)}${one.sonnebornBerger === null ? '' : say` (${decimal(one.sonnebornBerger)})`}`,
      ),
    )
    return say`Tranche à ${pointsRun(score)}${incoming.length === 0 ? '' : say`, rejointe d’en haut par ${above}`}, par Buchholz${equal ? ' (à égalité, Sonneborn-Berger)' : ''} : ${ranked} (${rules}).`
  },
  pairs: ({ score, pairs, floaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    return say`Tranche à ${pointsRun(score)} : ${pairs.length === 0 ? 'aucune paire' : made}${floaters.length === 0 ? '' : say` ; descendent : ${names(floaters)}`} (${rules}).`
  },
}
const decimal = (value: number): string => String(value).replace('.', ',')

/** C.04.4.3: groups from both ends, who floats and why, boards of floaters, exchanges, what is cracked. */
const floatTypes = {
  a: 'type a, a déjà flotté ici et personne de compatible dans le groupe suivant',
  b: 'type b, a déjà flotté ici',
  c: 'type c, personne de compatible dans le groupe suivant',
  d: 'type d',
} as const
const floatReasons = {
  alone: 'personne de compatible dans le groupe',
  evenness: 'pour que le nombre soit pair',
  'left-over':
    'malgré tout échange il manque un appariement au groupe, et par le type, puis par qui serait apparié en dernier, c’est l’un des deux qui partent',
} as const
const lim: StepMessages['fide-lim-2026'] = {
  bye: upwards.bye,
  group: ({ score, direction, median, residents, fromAbove, fromBelow }, { names, rules }) =>
    say`${median ? 'Groupe médian' : 'Groupe'} à ${pointsRun(score)}, apparié vers le ${direction === 'down' ? 'bas' : 'haut'} : ${orNobody(names(residents))}${fromAbove.length === 0 ? '' : say` ; d’au-dessus : ${names(fromAbove)}`}${fromBelow.length === 0 ? '' : say` ; d’en dessous : ${names(fromBelow)}`} (${rules}).`,
  float: ({ score, player, direction, type, reason }, { name, rules }) =>
    say`Groupe à ${pointsRun(score)} : ${name(player)} flotte vers le ${direction === 'down' ? 'bas' : 'haut'}, ${floatReasons[reason]} ; ${floatTypes[type]} (${rules}).`,
  'floaters-pairs': ({ score, pairs }, { name, rules }) =>
    say`Groupe à ${pointsRun(score)} : d’abord les flotteurs : ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  proposed: ({ score, pairs }, { name, rules }) =>
    say`Groupe à ${pointsRun(score)} : proposé : ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  pairs: ({ score, pairs, same }, { name, rules }) =>
    say`Groupe à ${pointsRun(score)} : ${same ? 'comme proposé' : 'après échanges'} : ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  cracked: ({ from, pair: [one, other] }, { name, rules }) =>
    say`Le groupe médian ne peut être apparié : ${name(one)} – ${name(other)} est défait, flotteurs ${from === 'above' ? 'd’au-dessus' : 'd’en dessous'} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`Aucun appariement permis : ${stuckWords(step, who)} (${articles(['2.1'])}).`,
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
