import { say } from '../../runs.ts'
import { colourName, inRounds, list, mitPunkten } from '../grammar/de.ts'
import type { PanelMessages } from './panel.ts'

export const panel: PanelMessages = {
  onlyTwo: (a, b, score) => say`${a} und ${b} sind die einzigen mit ${mitPunkten(score)}.`,
  noOneLeft: (a, b) => say`${a} spielt gegen ${b}, weil in der Gruppe sonst niemand bleibt.`,
  noOneElseMay: (a, b) => say`${a} spielt gegen ${b}, weil in der Gruppe sonst niemand darf.`,
  firstInOrder: (a, b) => say`${a} spielt gegen ${b}: Das ist der erste Gegner in der Reihenfolge.`,
  inOrder: (a, b, of, place) =>
    of === 'halves'
      ? say`${a} spielt gegen ${b}: Nummer ${place} der oberen gegen Nummer ${place} der unteren Hälfte.`
      : of === 'ends'
        ? say`${a} spielt gegen ${b}: Nummer ${place} der Gruppe von oben gegen Nummer ${place} von unten.`
        : of === 'subgroups'
          ? say`${a} spielt gegen ${b}: Nummer ${place} von G1, nach dem Wertungsschnitt der Gegner, gegen Nummer ${place} von G2.`
          : say`${a} spielt gegen ${b}: Nummer ${place} der Heruntergekommenen gegen Nummer ${place} der anderen.`,
  comesDown: (a, score, b) =>
    say`${a} kommt mit ${mitPunkten(score)} herunter und spielt gegen ${b}, den ersten Gegner in der Reihenfolge.`,
  oddMan: (a, b) => say`${a} bleibt in seiner Punktgruppe übrig und spielt gegen ${b}, die erste Wahl darunter.`,
  exchanged: (a, b) => say`${a} spielt gegen ${b} nach einem Austausch zwischen den Hälften der Gruppe.`,
  passedOver: (a, b, names, count) =>
    names.length === 0
      ? say`${a} spielt gegen ${b}, weil von den ${count}, die früher kommen, niemand in Frage kommt.`
      : say`${a} spielt gegen ${b}, weil ${list(names)}, früher in der Reihenfolge, nicht in Frage ${names.length === 1 ? 'kommt' : 'kommen'}.`,
  table: (white, black, round) => say`Die Tafel hat ${white} gegen ${black} in Runde ${round}.`,

  floatsAlone: (name) => say`${name} floatet abwärts, weil in der Gruppe nicht alle zu paaren sind.`,
  floatsForBelow: (name) => say`${name} floatet abwärts, damit alle darunter zu paaren sind.`,
  floatsLeftOver: (name) => say`${name} floatet abwärts und bleibt in der Gruppe übrig.`,
  lowestBye: (name) => say`${name} bekommt das Freilos und steht am tiefsten von allen, die es haben dürfen.`,
  byeLeftOver: (name) => say`${name} bleibt am Ende übrig und bekommt das Freilos.`,
  byeInOrder: (name) =>
    say`${name} bekommt das Freilos: Danach sind alle anderen zu paaren, und niemand davor in der Reihenfolge lässt das zu.`,
  rests: (name, round) => say`Nach der Tafel ist ${name} in Runde ${round} spielfrei.`,

  met: (a, b, rounds, played) =>
    played
      ? say`${a} und ${b} spielten schon ${inRounds(rounds)} gegeneinander.`
      : say`${a} und ${b} waren schon ${inRounds(rounds)} gepaart, ohne zu spielen.`,
  bothMustHave: (a, b, colour) => say`${a} und ${b} müssten beide ${colourName[colour]} haben.`,
  apart: (a, b) => say`Der Veranstalter lässt ${a} und ${b} nicht gegeneinander spielen.`,
  byeBefore: (name) => say`${name} hatte schon ein Freilos oder Punkte ohne Spiel.`,
  incomplete: (wish) => say`${wish} wären die übrigen nicht alle zu paaren.`,
  worse: (wish, criterion, value, instead) => say`${wish} wäre es schlechter (${criterion}: ${value} statt ${instead}).`,
  later: (wish) => say`${wish} wäre es ebenso gut, aber das kommt in der Reihenfolge später.`,
  otherFirst: (wish) => say`${wish} ließe sich paaren, aber das Verfahren kommt zuerst zu einer anderen Paarung.`,
  otherRound: (a, b, round) => say`Nach der Tafel spielen ${a} und ${b} in Runde ${round} gegeneinander.`,
  otherSection: (a, b) => say`${a} und ${b} spielen nicht in derselben Gruppe.`,

  holds: '✓',
  fails: 'nein',
  completion: 'alle sind zu paaren',
}
