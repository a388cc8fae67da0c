import { article, articles, inRow, joined, pointsRun, type Runs, say, type Words } from '../../runs.ts'
import { isRaised, type Passed, type StepMessages, type Stuck, type Who } from './steps.ts'

const orNobody = (names: Runs): Words => (names.length === 0 ? 'nobody' : names)

/** 2012 and 1998: C.1 to C.14. */
const stuckWords = ({ stuck, only, bye }: Stuck, { names }: Who): Words => {
  if (stuck.length === 0) return 'the number of players is odd and nobody may have the bye'
  if (bye) return say`nobody but ${names([...stuck, ...only])} may have the bye, and then ${names(stuck)} cannot all be paired`
  if (stuck.length === 1) return say`${names(stuck)} has nobody to play`
  return say`${names(stuck)} cannot all be paired${only.length === 0 ? '' : say`, having only ${names(only)} besides themselves`}`
}
const dutch: StepMessages['fide-dutch-2012'] = {
  bracket: ({ article: by, score, treatment, fromAbove, residents, pairs, x, z }, { names }) => {
    const above = fromAbove.length === 0 ? '' : say`${names(fromAbove)} from above and `
    const strong = z === null ? '' : say`, Z = ${z}`
    return say`Bracket of ${pointsRun(score)}, ${treatment}: ${above}${orNobody(names(residents))}; pairs wanted: ${pairs}, X = ${x}${strong} (${article(by)}).`
  },
  incompatible: ({ article: by, score, movedDown }, { names }) =>
    say`Bracket of ${pointsRun(score)}: ${names(movedDown)} can meet nobody here and moves down (${article(by)}).`,
  paired: ({ article: by, score, pairs, downfloaters }, { name, names }) => {
    const made = inRow(pairs.map(([higher, lower]) => say`${name(higher)} – ${name(lower)}`))
    const rest = downfloaters.length === 0 ? '' : say`; left over: ${names(downfloaters)}`
    return say`Bracket of ${pointsRun(score)}: ${pairs.length === 0 ? 'no pairs' : made}${rest} (${article(by)}).`
  },
  lowered: ({ article: rule, score, requirement, by }) => {
    const lowered = isRaised(requirement) ? say`${requirement} raised by ${by}` : say`${requirement} dropped for ${by}`
    return say`Bracket of ${pointsRun(score)}: ${lowered} (${article(rule)}).`
  },
  backtracked: ({ article: by, score, instead }, { names }) =>
    say`Bracket of ${pointsRun(score)}: paired again, because the next bracket cannot be paired with ${orNobody(names(instead))} moved down (${article(by)}).`,
  penultimate: ({ article: by, score, instead }, { names }) =>
    say`Bracket of ${pointsRun(score)}: paired again so that everybody below can be paired; ${orNobody(names(instead))} move down (${article(by)}).`,
  joined: ({ article: by, score }) =>
    say`Bracket of ${pointsRun(score)}: no pairing lets everybody below be paired, so it is joined to the lowest bracket (${article(by)}).`,
  'fewer-pairs': ({ article: by, score, pairs, wanted }) =>
    say`Bracket of ${pointsRun(score)}: pairs made: ${pairs} instead of ${wanted} (${article(by)}).`,
  colours: ({ article: by, white, black }, { name }) => say`${name(white)} has White against ${name(black)} (${article(by)}).`,
  bye: ({ article: by, player }, { name }) => say`${name(player)} has the bye (${article(by)}).`,
  impossible: (step, who) => say`No legal pairing: ${stuckWords(step, who)} (${articles(['B.1', 'B.2'])}).`,
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
    say`${who.name(player)} has the bye (${articles(by)})${passed(passedOver, 'before him in order', who)}.`,
  group: ({ articles: by, score, players }, { names }) => say`Group of ${pointsRun(score)}: ${names(players)} (${articles(by)}).`,
  'odd-man': ({ articles: by, player, opponent, kept, passedOver }, who) =>
    say`Odd man ${who.name(player)} meets ${who.name(opponent)} (${articles(by)})${passed(kept, 'kept in the group', who)}${passed(passedOver, 'before him in order', who)}.`,
  transposition: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Transposition: ${name(player)} meets ${name(opponent)}, by order ${name(natural)} (${articles(by)}).`,
  interchange: ({ articles: by, player, opponent, natural }, { name }) =>
    say`Interchange: ${name(player)} meets ${name(opponent)}, by order ${name(natural)} (${articles(by)}).`,
  colours: ({ articles: by, white, black, due }, { name }) => {
    const [own, other] = due.map(({ colour, why }) =>
      colour === null ? 'nothing due' : say`due ${colour} to ${why === 'equalisation' ? 'equalise' : 'alternate'}`,
    )
    return say`${name(white)} – ${name(black)}: ${own!} against ${other!} (${articles(by)}).`
  },
}

/** The tables. */
const roundRobin: StepMessages['round-robin'] = {
  section: ({ article: by, players, rounds }, { name }) => {
    const numbered = inRow(players.map((player, index) => say`${index + 1} ${name(player)}`))
    return say`Numbers: ${numbered}; ${rounds} rounds (${article(by)}).`
  },
  game: ({ article: by, round, numbers, white, black }, { name }) =>
    say`Round ${round} of the table has ${numbers.join(' – ')}: ${name(white)} has White against ${name(black)} (${article(by)}).`,
  rest: ({ article: by, round, number, player }, { name }) =>
    say`Number ${number}, ${name(player)}, rests in round ${round} (${article(by)}).`,
}

/** SSM C1 to C9, the article first. */
const because = {
  B1: say`${article('B1')}: have met`,
  B4: say`${article('B4')}: same group`,
  B5: say`${article('B5')}: same float again`,
  others: say`the others would fall short`,
} as const
const ssm: StepMessages['ssm'] = {
  bracket: ({ article: by, score, players, last }, { names }) =>
    say`${article(by)}  ${last ? 'Last bracket' : 'Bracket'}, ${pointsRun(score)} points: ${orNobody(names(players))}`,
  subgroups: ({ article: by, s1, s2 }, { names }) => say`${article(by)}  S1: ${orNobody(names(s1))} | S2: ${orNobody(names(s2))}`,
  pair: ({ article: by, players: [higher, lower], passedOver, omitted }, { name }) => {
    const without = omitted.length === 0 ? '' : say`, ${joined(omitted.map(article), ' and ')} omitted`
    const not = joined(
      passedOver.map((one) => say`${name(one.player)} (${because[one.because]})`),
      ', ',
    )
    return say`${article(by)}  ${name(higher)} – ${name(lower)}${without}${not.length === 0 ? '' : say`; not ${not}`}`
  },
  exchange: ({ article: by, player, inPlace }, { name }) =>
    inPlace === null
      ? say`${article(by)}  ${name(player)} finds nobody in S2 and goes to S2; everybody there has been in S1`
      : say`${article(by)}  ${name(player)} finds nobody in S2 and changes places with ${name(inPlace)}`,
  transposed: ({ article: by, players }, { names }) =>
    by === 'C7'
      ? say`${article(by)}  ${orNobody(names(players))} can meet nobody here: down to the next bracket`
      : say`${article(by)}  ${orNobody(names(players))} unpaired: down to the next bracket`,
  combination: ({ article: by, players }, { names }) =>
    say`${article(by)}  Not everybody can be paired: combined with the bracket above, ${orNobody(names(players))}`,
  bye: ({ article: by, player }, { name }) => say`${article(by)}  ${name(player)} has the bye`,
}

export const steps: StepMessages = {
  'fide-dutch-1998': dutch,
  'fide-dutch-2012': dutch,
  cfc,
  'cfc-team': cfc,
  'round-robin': roundRobin,
  ssm,
}
