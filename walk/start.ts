import type { DeskCommand } from '@zug/engine/desk'
import { type DeclaredRules, type PlayerId, playerId, type RulebookId, type ScoringSystem, standardScoring } from '@zug/engine/model'
import { rulebookById, rulebooks, type SettingField } from '@zug/engine/pairing'
import type { Dice } from '../packages/engine/src/testing/random/dice.ts'
import type { Step } from './steps.ts'

/** A rulebook with what it pairs. */
export type Arena = { readonly rulebook: RulebookId; readonly of: 'players' | 'teams' }

export const arenas: readonly Arena[] = rulebooks.flatMap(({ id, traits: { pairs } }): readonly Arena[] =>
  pairs === 'either'
    ? [
        { rulebook: id, of: 'players' },
        { rulebook: id, of: 'teams' },
      ]
    : [{ rulebook: id, of: pairs }],
)

export const nameOf = ({ rulebook, of }: Arena): string => `${rulebook} of ${of}`

const clubs = ['Jerboa', 'Mantis', 'Okapi', ''] as const
const federations = ['SUI', 'CAN', 'FRA', ''] as const

export const randomPerson = (dice: Dice, name: string) => ({
  name,
  rating: dice.chance(0.1) ? null : dice.between(1000, 2500),
  club: dice.pick(clubs),
  federation: dice.pick(federations),
  ...(dice.chance(0.3) ? { birth: `19${dice.between(50, 99)}-0${dice.between(1, 9)}-15` } : {}),
  ...(dice.chance(0.3) ? { sex: dice.pick(['m', 'w'] as const) } : {}),
})

const threePoints: ScoringSystem = {
  ...standardScoring,
  ...Object.fromEntries(['winWhite', 'winBlack', 'forfeitWin', 'pairingAllocatedBye', 'fullPointBye'].map((name) => [name, 30])),
  ...Object.fromEntries(['drawWhite', 'drawBlack', 'halfPointBye'].map((name) => [name, 10])),
}

export const randomTieBreaks = (dice: Dice, of: Arena['of']): readonly string[] => {
  const known = of === 'teams' ? ['MPvGP', 'DE', 'EMGSB', 'BH', 'BC'] : ['BH', 'BH/C1', 'SB', 'DE', 'WIN', 'PS', 'ARO', 'TPR', 'KS']
  const codes = dice.shuffle(known).slice(0, dice.between(1, 4))
  return dice.chance(0.15) ? [...codes, dice.pick(['Buchhholz', 'AVERAGE', 'BH/X9', 'bh'])] : codes
}

const randomValue = (dice: Dice, field: SettingField): unknown => {
  switch (field.kind) {
    case 'flag':
      return dice.chance(0.5)
    case 'choice':
      return dice.pick(field.options)
    case 'text':
      return `seed ${dice.between(1, 9)}`
    case 'whole':
      return dice.between(field.least, Math.min(field.most, field.least + 4))
    case 'points':
      return 10 * dice.between(0, 2)
    default:
      return undefined
  }
}

/** Some options of the rulebook as an organiser may declare them. */
export const randomRules = (dice: Dice, { rulebook, of }: Arena): DeclaredRules => {
  const { settings, traits } = rulebookById(rulebook)
  const declared = settings.flatMap((field) => {
    const value = dice.chance(0.15) && field.name !== 'of' ? randomValue(dice, field) : undefined
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return { rulebook, ...Object.fromEntries(declared), ...(traits.pairs === 'either' && of === 'teams' ? { of } : {}) } as DeclaredRules
}

/** The first steps of an event: it is created, and its players or teams are entered. */
export const randomStart = (dice: Dice, arena: Arena): readonly Step[] => {
  const sections = arena.of === 'players' && dice.chance(0.2) ? 2 : 1
  return Array.from({ length: sections }, (_, section) => startOf(dice, arena, sections === 1 ? null : section)).flat()
}

const startOf = (dice: Dice, arena: Arena, section: number | null): readonly Step[] => {
  const { traits } = rulebookById(arena.rulebook)
  const settings = {
    rules: dice.chance(0.3)
      ? randomRules(dice, arena)
      : ({ rulebook: arena.rulebook, ...(arena.of === 'teams' && traits.pairs === 'either' ? { of: 'teams' } : {}) } as DeclaredRules),
    ...(traits.drawnFrom === 'tables' ? {} : { numberOfRounds: dice.between(2, 7) }),
    ...(dice.chance(0.3) ? { confirmResults: true } : {}),
    ...(dice.chance(0.3) ? { tieBreaks: randomTieBreaks(dice, arena.of) } : {}),
    ...(dice.chance(0.1) && traits.scoring === 'declared' ? { scoring: threePoints } : {}),
    ...(dice.chance(0.15) && traits.ofFide ? { fideMode: true } : {}),
    ...(dice.chance(0.2) ? { firstBoard: dice.between(1, 20) } : {}),
    ...(section === null ? {} : { section: { event: 'Festival', name: section === 0 ? 'Open' : 'Amateurs' } }),
  }
  const step = (command: DeskCommand): Step => ({ section: section ?? 0, command })
  const boards = dice.between(2, 4)
  const reserves = dice.between(0, 2)
  const teams = arena.of === 'teams' ? dice.between(3, 7) : 0
  const people = arena.of === 'teams' ? teams * (boards + reserves) + dice.between(0, 3) : dice.between(4, 13)
  const memberOf = (team: number, place: number): PlayerId => playerId(team * (boards + reserves) + place + 1)
  return [
    step({ kind: 'create-tournament', settings }),
    ...(dice.chance(0.8) ? [step({ kind: 'draw-lots', seed: `lot ${dice.between(1, 9)}` })] : []),
    step({
      kind: 'import-players',
      players: Array.from({ length: people }, (_, at) => randomPerson(dice, `${section === 1 ? 'Amateur' : 'Start'} ${at + 1}`)),
    }),
    ...Array.from({ length: teams }, (_, team) =>
      step({
        kind: 'enter-team',
        name: `Team ${team + 1}`,
        boards: Array.from({ length: boards }, (_, place) => memberOf(team, place)),
        alternates: Array.from({ length: reserves }, (_, place) => memberOf(team, boards + place)),
      }),
    ),
  ]
}
