import type { PanelMessages } from './panel.ts'

const list = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`
const colourName = { white: 'Weiß', black: 'Schwarz' } as const

export const panel: PanelMessages = {
  onlyTwo: (a, b, points) => `${a} und ${b} sind die einzigen mit ${points.replace('Punkte', 'Punkten')}.`,
  noOneLeft: (a, b) => `${a} spielt gegen ${b}, weil in der Gruppe sonst niemand bleibt.`,
  noOneElseMay: (a, b) => `${a} spielt gegen ${b}, weil in der Gruppe sonst niemand darf.`,
  firstInOrder: (a, b) => `${a} spielt gegen ${b}: Das ist der erste Gegner in der Reihenfolge.`,
  comesDown: (a, points, b) =>
    `${a} kommt mit ${points.replace('Punkte', 'Punkten')} herunter und spielt gegen ${b}, den ersten Gegner in der Reihenfolge.`,
  oddMan: (a, b) => `${a} bleibt in seiner Punktgruppe übrig und spielt gegen ${b}, die erste Wahl darunter.`,
  exchanged: (a, b) => `${a} spielt gegen ${b} nach einem Austausch zwischen den Hälften der Gruppe.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? `${a} spielt gegen ${b}, weil von den ${count}, die früher kommen, niemand in Frage kommt.`
      : `${a} spielt gegen ${b}, weil ${list(names)}, früher in der Reihenfolge, nicht in Frage ${names.length === 1 ? 'kommt' : 'kommen'}.`,
  table: (white, black, round) => `Die Tafel hat ${white} gegen ${black} in Runde ${round}.`,

  floatsAlone: (name) => `${name} floatet abwärts, weil in der Gruppe nicht alle zu paaren sind.`,
  floatsForBelow: (name) => `${name} floatet abwärts, damit alle darunter zu paaren sind.`,
  floatsLeftOver: (name) => `${name} floatet abwärts und bleibt in der Gruppe übrig.`,
  lowestBye: (name) => `${name} bekommt das Freilos und steht am tiefsten von allen, die es haben dürfen.`,
  byeLeftOver: (name) => `${name} bleibt am Ende übrig und bekommt das Freilos.`,
  byeInOrder: (name) =>
    `${name} bekommt das Freilos: Danach sind alle anderen zu paaren, und niemand davor in der Reihenfolge lässt das zu.`,
  rests: (name, round) => `Nach der Tafel ist ${name} in Runde ${round} spielfrei.`,

  met: (a, b, rounds, played) =>
    played
      ? `${a} und ${b} spielten schon in Runde ${list(rounds)} gegeneinander.`
      : `${a} und ${b} waren schon in Runde ${list(rounds)} gepaart, ohne zu spielen.`,
  bothMustHave: (a, b, colour) => `${a} und ${b} müssten beide ${colourName[colour]} haben.`,
  apart: (a, b) => `Der Veranstalter lässt ${a} und ${b} nicht gegeneinander spielen.`,
  byeBefore: (name) => `${name} hatte schon ein Freilos oder Punkte ohne Spiel.`,
  incomplete: (wish) => `${wish} wären die übrigen nicht alle zu paaren.`,
  worse: (wish, criterion, value, instead) => `${wish} wäre es schlechter (${criterion}: ${value} statt ${instead}).`,
  later: (wish) => `${wish} wäre es ebenso gut, aber das kommt in der Reihenfolge später.`,
  otherFirst: (wish) => `${wish} ließe sich paaren, aber das Verfahren kommt zuerst zu einer anderen Paarung.`,
  otherRound: (a, b, round) => `Nach der Tafel spielen ${a} und ${b} in Runde ${round} gegeneinander.`,
  otherSection: (a, b) => `${a} und ${b} spielen nicht in derselben Gruppe.`,

  holds: '✓',
  fails: 'nein',
  completion: 'alle sind zu paaren',
}
