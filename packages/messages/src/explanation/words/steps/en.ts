import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { points } from '../grammar/en.ts'
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

const orNobody = (names: Runs): Words => (names.length === 0 ? 'nobody' : names)

/** 2012 and 1998: C.1 to C.14. */
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'the number of players is odd and nobody may have the bye'
  if (bye) return say`nobody but ${names([...stuck, ...only])} may have the bye, and then ${names(stuck)} cannot all be paired`
  if (stuck.length === 1) return say`${names(stuck)} has nobody to play`
  return say`${names(stuck)} cannot all be paired${only.length === 0 ? '' : say`, having only ${names(only)} besides themselves`}`
}
const hasWhite = ({ white, black }: Seated, { name, rules }: Who): Words => say`${name(white)} has White against ${name(black)} (${rules}).`
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ score, treatment, fromAbove, residents, pairs, x, z }, { names, rules }) => {
    const above = fromAbove.length === 0 ? '' : say`${names(fromAbove)} from above and `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Bracket of ${pointsRun(score)}, ${treatment}: ${above}${orNobody(names(residents))}; pairs wanted: ${pairs}, X = ${x}${strong} (${rules}).`
  },
  incompatible: ({ score, movedDown }, { names, rules }) =>
    say`Bracket of ${pointsRun(score)}: ${names(movedDown)} can meet nobody here and moves down (${rules}).`,
  paired: ({ score, pairs, downfloaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; left over: ${names(downfloaters)}`
    return say`Bracket of ${pointsRun(score)}: ${pairs.length === 0 ? 'no pairs' : made}${rest} (${rules}).`
  },
  lowered: ({ score, requirement, by }, { rules }) => {
    const lowered = isRaised(requirement) ? say`${requirement} raised by ${by}` : say`${requirement} dropped for ${by}`
    return say`Bracket of ${pointsRun(score)}: ${lowered} (${rules}).`
  },
  backtracked: ({ score, instead }, { names, rules }) =>
    say`Bracket of ${pointsRun(score)}: paired again, because the next bracket cannot be paired with ${orNobody(names(instead))} moved down (${rules}).`,
  penultimate: ({ score, instead }, { names, rules }) =>
    say`Bracket of ${pointsRun(score)}: paired again so that everybody below can be paired; ${orNobody(names(instead))} move down (${rules}).`,
  joined: ({ score }, { rules }) =>
    say`Bracket of ${pointsRun(score)}: no pairing lets everybody below be paired, so it is joined to the lowest bracket (${rules}).`,
  'fewer-pairs': ({ score, pairs, wanted }, { rules }) =>
    say`Bracket of ${pointsRun(score)}: pairs made: ${pairs} instead of ${wanted} (${rules}).`,
  colours: hasWhite,
  bye: ({ player }, { name, rules }) => say`${name(player)} has the bye (${rules}).`,
  impossible: (step, who) => say`No legal pairing: ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
}

/** C.04.6 and C.04.5: the bye, brackets with those who come up to them, pairs, colours. */
const upwards: StepMessages['fide-team-2026'] = {
  bye: ({ player, score, barred }, { name, names, rules }) =>
    say`${name(player)} has the bye, from ${points({ points: score, forPairing: false })} (${rules})${barred.length === 0 ? '' : say`; before in the order, but not allowed to: ${names(barred)}`}.`,
  bracket: ({ score, residents, upfloaters }, { name, names, rules }) => {
    const up = inRow(upfloaters.map((one) => say`${name(one.player)} from ${pointsRun(one.score)}`))
    return say`Bracket of ${pointsRun(score)}: ${names(residents)}${upfloaters.length === 0 ? '' : say`; coming up: ${up}`} (${rules}).`
  },
  pairs: ({ score, pairs }, { name, rules }) =>
    say`Bracket of ${pointsRun(score)}: ${inRow(pairs.map(([top, bottom]) => say`${name(top)} – ${name(bottom)}`))} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`No legal pairing: ${stuckWords(step, who)} (${articles(['C1', 'C2'])}).`,
}

/** C.04.4.1: besides, the subgroups, who changes over, and S1 by average rating of opponents. */
const dubov: StepMessages['fide-dubov-2026'] = {
  ...upwards,
  subgroups: ({ score, g1, g2, unplayed }, { names, rules }) =>
    say`Bracket of ${pointsRun(score)}: ${unplayed ? 'nobody has played yet; G1, the first half:' : 'G1 seeks White:'} ${orNobody(names(g1))} | G2: ${orNobody(names(g2))} (${rules}).`,
  shift: ({ score, players, to, forced }, { names, rules }) =>
    say`Bracket of ${pointsRun(score)}: ${names(players)} to ${to.toUpperCase()}, ${forced ? 'for some of one subgroup have to meet each other' : 'so that both subgroups are equal'} (${rules}).`,
  order: ({ score, s1 }, { name, rules }) =>
    say`Bracket of ${pointsRun(score)}: S1 by average rating of opponents: ${inRow(s1.map(({ player, aro }) => say`${name(player)} ${aro}`))} (${rules}).`,
}

/** C.04.4.2: seeding rounds; else brackets by the Index, with those from above, and who floats. */
const burstein: StepMessages['fide-burstein-2026'] = {
  ...upwards,
  seeding: ({ round, rounds }, { rules }) =>
    say`Round ${round} is ${rounds === 1 ? 'the only seeding round' : say`one of the ${rounds} seeding rounds`}, paired by the FIDE (Dutch) System (${rules}).`,
  bracket: ({ score, order, incoming }, { name, rules }) => {
    const above = inRow(incoming.map((one) => say`${name(one.player)} from ${pointsRun(one.score)}`))
    const equal = order.some((one) => one.sonnebornBerger !== null)
    const ranked = inRow(
      order.map(
        (one) => say`${name(one.player)} ${pointsRun(one.buchholz)}${one.sonnebornBerger === null ? '' : say` (${one.sonnebornBerger})`}`,
      ),
    )
    return say`Bracket of ${pointsRun(score)}${incoming.length === 0 ? '' : say`, joined from above by ${above}`}, by Buchholz${equal ? ' (where equal, Sonneborn-Berger)' : ''}: ${ranked} (${rules}).`
  },
  pairs: ({ score, pairs, floaters }, { name, names, rules }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    return say`Bracket of ${pointsRun(score)}: ${pairs.length === 0 ? 'no pairs' : made}${floaters.length === 0 ? '' : say`; moving down: ${names(floaters)}`} (${rules}).`
  },
}

/** C.04.4.3: groups from both ends, who floats and why, boards of floaters, exchanges, what is cracked. */
const floatTypes = {
  a: 'type a, floated here already and nobody compatible in the next group',
  b: 'type b, floated here already',
  c: 'type c, nobody compatible in the next group',
  d: 'type d',
} as const
const floatReasons = {
  alone: 'nobody compatible in the group',
  evenness: 'to make the number even',
  'left-over':
    'the group can make one pair fewer whatever is exchanged, and by type, then by who would be paired last, it is one of the two who go',
} as const
const lim: StepMessages['fide-lim-2026'] = {
  bye: upwards.bye,
  group: ({ score, direction, median, residents, fromAbove, fromBelow }, { names, rules }) =>
    say`${median ? 'Median group' : 'Group'} of ${pointsRun(score)}, paired ${direction === 'down' ? 'downward' : 'upwards'}: ${orNobody(names(residents))}${fromAbove.length === 0 ? '' : say`; from above: ${names(fromAbove)}`}${fromBelow.length === 0 ? '' : say`; from below: ${names(fromBelow)}`} (${rules}).`,
  float: ({ score, player, direction, type, reason }, { name, rules }) =>
    say`Group of ${pointsRun(score)}: ${name(player)} floats ${direction}, ${floatReasons[reason]}; ${floatTypes[type]} (${rules}).`,
  'floaters-pairs': ({ score, pairs }, { name, rules }) =>
    say`Group of ${pointsRun(score)}: floaters first: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  proposed: ({ score, pairs }, { name, rules }) =>
    say`Group of ${pointsRun(score)}: proposed: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  pairs: ({ score, pairs, same }, { name, rules }) =>
    say`Group of ${pointsRun(score)}: ${same ? 'as proposed' : 'after exchanges'}: ${inRow(pairs.map(([one, other]) => say`${name(one)} – ${name(other)}`))} (${rules}).`,
  cracked: ({ from, pair: [one, other] }, { name, rules }) =>
    say`The median group cannot be paired: ${name(one)} – ${name(other)} is cracked, floaters from ${from} (${rules}).`,
  colours: hasWhite,
  impossible: (step, who) => say`No legal pairing: ${stuckWords(step, who)} (${articles(['2.1'])}).`,
}

/** The handbook: byes, groups, odd men, changes of the order, colours. */
const passed = (players: Passed, label: string, who: Who): Words =>
  players.length === 0 ? '' : say`; ${label}: ${withRules(players, who)}`
const cfc: StepMessages['cfc'] = {
  bye: ({ player, passedOver }, who) =>
    say`${who.name(player)} has the bye (${who.rules})${passed(passedOver, 'before him in order', who)}.`,
  group: ({ score, players }, { names, rules }) => say`Group of ${pointsRun(score)}: ${names(players)} (${rules}).`,
  'odd-man': ({ player, opponent, kept, passedOver }, who) =>
    say`Odd man ${who.name(player)} meets ${who.name(opponent)} (${who.rules})${passed(kept, 'kept in the group', who)}${passed(passedOver, 'before him in order', who)}.`,
  transposition: ({ player, opponent, natural }, { name, rules }) =>
    say`Transposition: ${name(player)} meets ${name(opponent)}; consecutive order gives ${name(natural)} (${rules}).`,
  interchange: ({ player, opponent, natural }, { name, rules }) =>
    say`Interchange: ${name(player)} meets ${name(opponent)} of the same half; consecutive order gives ${player === natural ? 'nobody' : name(natural)} (${rules}).`,
  colours: ({ white, black, due }, { name, rules }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null ? 'nothing due' : say`due ${colour} to ${why === 'equalisation' ? 'equalise' : 'alternate'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} against ${other!} (${rules}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ players, rounds }, { name, rules }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Numbers: ${numbered}; ${rounds} rounds (${rules}).`
  },
  game: ({ round, numbers, white, black }, { name, rules }) =>
    say`Round ${round} of the table has ${numbers.join(' – ')}: ${name(white)} has White against ${name(black)} (${rules}).`,
  rest: ({ round, number, player }, { name, rules }) => say`Number ${number}, ${name(player)}, rests in round ${round} (${rules}).`,
}

/** SSM C1 to C9, the article first. */
const because: SsmReasons = {
  B1: say`${article('B1')}: have met`,
  B4: say`${article('B4')}: same group`,
  B5: say`${article('B5')}: same float again`,
  remains: (who, rule) => say`${who} would remain, ${rule}`,
  others: (rule) => say`the others would fall short of ${rule}`,
  exchange: say`the others would need an exchange, ${article('C6')}`,
}
const ssm: StepMessages['ssm'] = {
  bracket: ({ score, players, last }, { names, rules }) =>
    say`${rules}  ${last ? 'Last bracket' : 'Bracket'}, ${pointsRun(score)} points: ${orNobody(names(players))}`,
  subgroups: ({ s1, s2 }, { names, rules }) => say`${rules}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ players: [higher, lower], passedOver, omitted }, { name, rules }) => {
    const without = omitted.length === 0 ? '' : say`, ${joined(omitted.map(article), ' and ')} omitted`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${reasonOf(one, name, because)})`),
      ', ',
    )
    return say`${rules}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; not ${not}`}`
  },
  exchange: ({ player, inPlace }, { name, rules }) =>
    inPlace === null
      ? say`${rules}  ${name(player)} finds nobody in S2 and goes to S2; everybody there has been in S1`
      : say`${rules}  ${name(player)} finds nobody in S2 and changes places with ${name(inPlace)}`,
  transposed: ({ article, players }, { names, rules }) =>
    article === 'C7'
      ? say`${rules}  ${orNobody(names(players))} can meet nobody here: down to the next bracket`
      : say`${rules}  ${orNobody(names(players))} unpaired: down to the next bracket`,
  combination: ({ players }, { names, rules }) =>
    say`${rules}  Not everybody can be paired: combined with the bracket above, ${orNobody(names(players))}`,
  bye: ({ player, article }, { name, rules }) =>
    article === 'C7'
      ? say`${rules}  ${name(player)} can meet nobody here either and has the bye`
      : say`${rules}  ${name(player)} has the bye`,
  end: ({ players }, { names, rules }) =>
    say`${rules}  Not everybody can be paired, and there is no bracket above: ${orNobody(names(players))}`,
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
