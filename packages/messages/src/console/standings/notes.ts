import type { Language } from '../../language.ts'

type Row = readonly [pattern: RegExp, de: string, fr: string]

/** Remarks of the engine in the working of a tie-break, which it makes in English; `$1` is what the English has there. */
const rows: readonly Row[] = [
  [/^cut: least significant/, 'gestrichen: schlechtester Wert', 'retiré : la valeur la plus faible'],
  [/^cut: most significant/, 'gestrichen: bester Wert', 'retiré : la valeur la plus forte'],
  [/^cut: voluntarily unplayed round/, 'gestrichen: freiwillig nicht gespielte Runde', 'retiré : ronde non jouée volontairement'],
  [/^cut: first rounds/, 'gestrichen: erste Runden', 'retiré : premières rondes'],
  [
    /^unplayed: dummy with own score/,
    'nicht gespielt: gedachter Gegner mit eigener Punktzahl',
    'non jouée : adversaire fictif au score propre',
  ],
  [
    /^unplayed: dummy, capped at the score of (.+?)(?= \(|$)/,
    'nicht gespielt: gedachter Gegner, höchstens die Punktzahl von $1',
    'non jouée : adversaire fictif, au plus le score de $1',
  ],
  [
    /^unplayed: dummy, capped at (\d+) draws/,
    'nicht gespielt: gedachter Gegner, höchstens $1 Remis',
    'non jouée : adversaire fictif, au plus $1 nulles',
  ],
  [/^unplayed: measured by a draw/, 'nicht gespielt: als Remis gemessen', 'non jouée : mesurée comme une nulle'],
  [/^unplayed, worth a win/, 'nicht gespielt, zählt als Sieg', 'non jouée, vaut une victoire'],
  [/^unplayed win or full bye/, 'kampfloser Sieg oder volles Freilos', 'gain par forfait ou bye à un point'],
  [/adjusted: round ([\d, ]+) as a draw/, 'angepasst: Runde $1 als Remis', 'ajusté : ronde $1 comptée nulle'],
  [/^forfeit counted as played/, 'kampflos, wie gespielt gezählt', 'forfait compté comme joué'],
  [/^forfeit win/, 'kampfloser Sieg', 'gain par forfait'],
  [/^forfeit loss/, 'kampflose Niederlage', 'perte par forfait'],
  [/^pairing allocated bye/, 'spielfrei', 'exempt'],
  [/^(half|full|zero) point bye/, 'Freilos', 'bye'],
  [/^absent/, 'abwesend', 'absent'],
  [/^no game played/, 'keine Partie gespielt', 'aucune partie jouée'],
  [/^no game counts/, 'keine Partie zählt', 'aucune partie ne compte'],
  [/^no game score is recorded/, 'keine Partiepunkte erfasst', 'aucun point de jeu enregistré'],
  [/^no lots are drawn yet/, 'noch nicht gelost', 'tirage au sort pas encore fait'],
  [/^mean of (\d+) games/, 'Mittel aus $1 Partien', 'moyenne de $1 parties'],
  [/^mean of (\d+)/, 'Mittel aus $1', 'moyenne de $1'],
  [/^board (\d+)/, 'Brett $1', 'échiquier $1'],
  [/^without the last (\d+)/, 'ohne die letzten $1', 'sans les $1 derniers'],
  [/^compared board by board/, 'Brett für Brett verglichen', 'comparés échiquier par échiquier'],
  [/^compared one by one/, 'einzeln verglichen', 'comparés un par un'],
  [/^game points differ: not used/, 'Brettpunkte verschieden: nicht angewandt', 'points de partie différents : non utilisé'],
  [/^there are unrated players: not used/, 'Teilnehmer ohne Wertungszahl: nicht angewandt', 'joueurs sans Elo : non utilisé'],
  [/^(\d+) are tied: not used/, '$1 Punktgleiche: nicht angewandt', '$1 ex aequo : non utilisé'],
  [/^among (\d+) tied/, 'unter $1 Punktgleichen', 'parmi $1 ex aequo'],
  [/^not tied here/, 'hier nicht punktgleich', 'pas d’ex aequo ici'],
  [/^did not meet/, 'nicht gegeneinander gespielt', 'pas rencontré'],
  [
    /^place (\d+) of (\d+) tied, not all met/,
    'Platz $1 von $2 Punktgleichen, nicht alle trafen sich',
    'place $1 de $2 ex aequo, pas tous rencontrés',
  ],
  [/^place (\d+) of (\d+) tied/, 'Platz $1 von $2 Punktgleichen', 'place $1 de $2 ex aequo'],
  [/^expected; scored ([\d.]+)/, 'erwartet; erzielt $1', 'attendu ; marqué $1'],
  [/^expected scores at (\d+)/, 'erwartete Punkte bei $1', 'scores attendus à $1'],
  [/^scored ([\d.]+)/, 'erzielt $1', 'marqué $1'],
  [/^seed (.+)/, 'Startwert $1', 'graine $1'],
  [/^(ARO \d+, [\d.]+) of (\d+)/, '$1 aus $2', '$1 sur $2'],
]

/** A remark in the reader's language; one that is not known stays as it is rather than be lost. */
export const noteIn = (note: string, language: Language): string => {
  if (language === 'en') return note.replace(/^cut: /, '')
  // Two remarks are joined by a semicolon.
  if (/^forfeit counted.*; /.test(note))
    return note
      .split('; ')
      .map((one) => noteIn(one, language))
      .join('; ')
  const row = rows.find(([pattern]) => pattern.test(note))
  return row === undefined ? note : note.replace(row[0], row[language === 'de' ? 1 : 2])
}
