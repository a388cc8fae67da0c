import type { Language } from '../../language.ts'
import type { Words } from '../../words.ts'

type Draws = { readonly draws: readonly number[] }
type Scored = { readonly scored: number }
type Tied = { readonly tied: number }
type Unplayed = keyof typeof unplayedEn

const unplayedEn = {
  'forfeit-win': 'forfeit win',
  'forfeit-loss': 'forfeit loss',
  'pairing-allocated-bye': 'pairing allocated bye',
  'full-point-bye': 'full point bye',
  'half-point-bye': 'half point bye',
  'zero-point-bye': 'zero point bye',
  absent: 'absent',
}

const points = (value: number): string => value.toFixed(1)
const decimal = (value: number): string => points(value).replace('.', ',')
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)

/** Remarks in the working of a tie-break, which the engine tells as data (standings/note.ts). */
const en = {
  'forfeit-as-played': ({ draws }: Draws) =>
    `forfeit counted as played${draws.length === 0 ? '' : `; adjusted: round ${draws.join(', ')} as a draw`}`,
  adjusted: ({ draws }: Draws) => `adjusted: round ${draws.join(', ')} as a draw`,
  dummy: 'unplayed: dummy with own score',
  'dummy-capped-by-opponent': ({ opponent }: { readonly opponent: string }) => `unplayed: dummy, capped at the score of ${opponent}`,
  'dummy-capped-by-draws': ({ draws }: { readonly draws: number }) => `unplayed: dummy, capped at ${draws} draws`,
  'measured-by-draw': 'unplayed: measured by a draw',
  'unplayed-win': 'unplayed, worth a win',
  'unplayed-win-or-bye': 'unplayed win or full bye',
  'forfeit-won': 'forfeit win',
  unplayed: ({ kind }: { readonly kind: Unplayed }) => unplayedEn[kind],
  'no-game-played': 'no game played',
  'no-game-counts': 'no game counts',
  'no-game-score': 'no game score is recorded',
  'no-lots': 'no lots are drawn yet',
  'by-hand': 'entered by hand',
  seed: ({ seed }: { readonly seed: string }) => `seed ${seed}`,
  mean: ({ of }: { readonly of: number }) => `mean of ${of}`,
  'mean-of-games': ({ games }: { readonly games: number }) => `mean of ${games} games`,
  board: ({ board }: { readonly board: number }) => `board ${board}`,
  'without-last': ({ boards }: { readonly boards: number }) => `without the last ${boards}`,
  'board-by-board': 'compared board by board',
  'one-by-one': 'compared one by one',
  'game-points-differ': 'game points differ: not used',
  unrated: 'there are unrated players: not used',
  'too-many-tied': ({ tied }: Tied) => `${tied} are tied: not used`,
  'among-tied': ({ tied }: Tied) => `among ${tied} tied`,
  'not-tied': 'not tied here',
  'not-met': 'did not meet',
  place: ({ place, tied, allMet }: Tied & { readonly place: number; readonly allMet: boolean }) =>
    `place ${place} of ${tied} tied${allMet ? '' : ', not all met'}`,
  expected: ({ scored }: Scored) => `expected; scored ${points(scored)}`,
  'expected-at': ({ rating }: { readonly rating: number }) => `expected scores at ${rating}`,
  scored: ({ scored }: Scored) => `scored ${points(scored)}`,
  performance: ({
    average,
    scored,
    games,
    difference,
  }: Scored & { readonly average: number; readonly games: number; readonly difference: number }) =>
    `ARO ${average}, ${points(scored)} of ${games}: ${signed(difference)}`,
  combination: ({ scored, strength, divisor }: Scored & { readonly strength: number; readonly divisor: number }) =>
    `${points(scored)} + ${points(strength)} / ${divisor}`,
  'cut-least': 'least significant',
  'cut-most': 'most significant',
  'cut-voluntary': 'voluntarily unplayed round',
  'cut-first-rounds': 'first rounds',
  'below-limit': 'below the limit',
}

const unplayedDe: Readonly<Record<Unplayed, string>> = {
  'forfeit-win': 'kampfloser Sieg',
  'forfeit-loss': 'kampflose Niederlage',
  'pairing-allocated-bye': 'spielfrei',
  'full-point-bye': 'Freilos mit ganzem Punkt',
  'half-point-bye': 'Freilos mit halbem Punkt',
  'zero-point-bye': 'Freilos ohne Punkt',
  absent: 'abwesend',
}

const de: Words<typeof en> = {
  'forfeit-as-played': ({ draws }) =>
    `kampflos, wie gespielt gezählt${draws.length === 0 ? '' : `; angepasst: Runde ${draws.join(', ')} als Remis`}`,
  adjusted: ({ draws }) => `angepasst: Runde ${draws.join(', ')} als Remis`,
  dummy: 'nicht gespielt: gedachter Gegner mit eigener Punktzahl',
  'dummy-capped-by-opponent': ({ opponent }) => `nicht gespielt: gedachter Gegner, höchstens die Punktzahl von ${opponent}`,
  'dummy-capped-by-draws': ({ draws }) => `nicht gespielt: gedachter Gegner, höchstens ${draws} Remis`,
  'measured-by-draw': 'nicht gespielt: als Remis gemessen',
  'unplayed-win': 'nicht gespielt, zählt als Sieg',
  'unplayed-win-or-bye': 'kampfloser Sieg oder volles Freilos',
  'forfeit-won': 'kampfloser Sieg',
  unplayed: ({ kind }) => unplayedDe[kind],
  'no-game-played': 'keine Partie gespielt',
  'no-game-counts': 'keine Partie zählt',
  'no-game-score': 'keine Partiepunkte erfasst',
  'no-lots': 'noch nicht gelost',
  'by-hand': 'von Hand eingetragen',
  seed: ({ seed }) => `Startwert ${seed}`,
  mean: ({ of }) => `Mittel aus ${of}`,
  'mean-of-games': ({ games }) => `Mittel aus ${games} Partien`,
  board: ({ board }) => `Brett ${board}`,
  'without-last': ({ boards }) => `ohne die letzten ${boards}`,
  'board-by-board': 'Brett für Brett verglichen',
  'one-by-one': 'einzeln verglichen',
  'game-points-differ': 'Brettpunkte verschieden: nicht angewandt',
  unrated: 'Teilnehmer ohne Wertungszahl: nicht angewandt',
  'too-many-tied': ({ tied }) => `${tied} Punktgleiche: nicht angewandt`,
  'among-tied': ({ tied }) => `unter ${tied} Punktgleichen`,
  'not-tied': 'hier nicht punktgleich',
  'not-met': 'nicht gegeneinander gespielt',
  place: ({ place, tied, allMet }) => `Platz ${place} von ${tied} Punktgleichen${allMet ? '' : ', nicht alle trafen sich'}`,
  expected: ({ scored }) => `erwartet; erzielt ${decimal(scored)}`,
  'expected-at': ({ rating }) => `erwartete Punkte bei ${rating}`,
  scored: ({ scored }) => `erzielt ${decimal(scored)}`,
  performance: ({ average, scored, games, difference }) => `ARO ${average}, ${decimal(scored)} aus ${games}: ${signed(difference)}`,
  combination: ({ scored, strength, divisor }) => `${decimal(scored)} + ${decimal(strength)} / ${divisor}`,
  'cut-least': 'gestrichen: schlechtester Wert',
  'cut-most': 'gestrichen: bester Wert',
  'cut-voluntary': 'gestrichen: freiwillig nicht gespielte Runde',
  'cut-first-rounds': 'gestrichen: erste Runden',
  'below-limit': 'unter der Grenze',
}

const unplayedFr: Readonly<Record<Unplayed, string>> = {
  'forfeit-win': 'gain par forfait',
  'forfeit-loss': 'perte par forfait',
  'pairing-allocated-bye': 'exempt',
  'full-point-bye': 'bye à un point',
  'half-point-bye': 'bye à un demi-point',
  'zero-point-bye': 'bye à zéro point',
  absent: 'absent',
}

const fr: Words<typeof en> = {
  'forfeit-as-played': ({ draws }) =>
    `forfait compté comme joué${draws.length === 0 ? '' : ` ; ajusté : ronde ${draws.join(', ')} comptée nulle`}`,
  adjusted: ({ draws }) => `ajusté : ronde ${draws.join(', ')} comptée nulle`,
  dummy: 'non jouée : adversaire fictif au score propre',
  'dummy-capped-by-opponent': ({ opponent }) => `non jouée : adversaire fictif, au plus le score de ${opponent}`,
  'dummy-capped-by-draws': ({ draws }) => `non jouée : adversaire fictif, au plus ${draws} nulles`,
  'measured-by-draw': 'non jouée : mesurée comme une nulle',
  'unplayed-win': 'non jouée, vaut une victoire',
  'unplayed-win-or-bye': 'gain par forfait ou bye à un point',
  'forfeit-won': 'gain par forfait',
  unplayed: ({ kind }) => unplayedFr[kind],
  'no-game-played': 'aucune partie jouée',
  'no-game-counts': 'aucune partie ne compte',
  'no-game-score': 'aucun point de jeu enregistré',
  'no-lots': 'tirage au sort pas encore fait',
  'by-hand': 'saisi à la main',
  seed: ({ seed }) => `graine ${seed}`,
  mean: ({ of }) => `moyenne de ${of}`,
  'mean-of-games': ({ games }) => `moyenne de ${games} parties`,
  board: ({ board }) => `échiquier ${board}`,
  'without-last': ({ boards }) => `sans les ${boards} derniers`,
  'board-by-board': 'comparés échiquier par échiquier',
  'one-by-one': 'comparés un par un',
  'game-points-differ': 'points de partie différents : non utilisé',
  unrated: 'joueurs sans Elo : non utilisé',
  'too-many-tied': ({ tied }) => `${tied} ex aequo : non utilisé`,
  'among-tied': ({ tied }) => `parmi ${tied} ex aequo`,
  'not-tied': 'pas d’ex aequo ici',
  'not-met': 'pas rencontré',
  place: ({ place, tied, allMet }) => `place ${place} de ${tied} ex aequo${allMet ? '' : ', pas tous rencontrés'}`,
  expected: ({ scored }) => `attendu ; marqué ${decimal(scored)}`,
  'expected-at': ({ rating }) => `scores attendus à ${rating}`,
  scored: ({ scored }) => `marqué ${decimal(scored)}`,
  performance: ({ average, scored, games, difference }) => `ARO ${average}, ${decimal(scored)} sur ${games} : ${signed(difference)}`,
  combination: ({ scored, strength, divisor }) => `${decimal(scored)} + ${decimal(strength)} / ${divisor}`,
  'cut-least': 'retiré : la valeur la plus faible',
  'cut-most': 'retiré : la valeur la plus forte',
  'cut-voluntary': 'retiré : ronde non jouée volontairement',
  'cut-first-rounds': 'retiré : premières rondes',
  'below-limit': 'sous la limite',
}

const words = { en, de, fr }

/** A remark as it comes with standings. */
export type NoteShown = {
  [C in keyof typeof en]: { readonly code: C; readonly article: string | null } & ((typeof en)[C] extends (data: infer D) => string
    ? AsTold<D>
    : unknown)
}[keyof typeof en]

/** Standings tell entrants by their ids, which are no numbers that anybody has seen; words want their names. */
type AsTold<D> = { readonly [K in keyof D]: K extends 'opponent' ? number : D[K] }

/** A remark in the reader's language, with the article that says so. */
export const noteIn = (note: NoteShown, language: Language, nameOf: (entrant: number) => string): string => {
  const word = words[language][note.code]
  const told = 'opponent' in note ? { ...note, opponent: nameOf(note.opponent) } : note
  const text = typeof word === 'string' ? word : word(told as never)
  return note.article === null ? text : `${text} (${note.article})`
}
