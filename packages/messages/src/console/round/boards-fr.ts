import type { en } from './boards-en.ts'

export const fr: typeof en = {
  title: 'Échiquiers fixes',
  hint: 'Pour un fauteuil roulant, un échiquier retransmis ou des frères et sœurs à séparer. Tous les autres reçoivent les numéros restants dans l’ordre de l’appariement. Quand deux demandes s’excluent, le plus petit numéro d’appariement garde l’échiquier. Qui joue contre qui ne change pas.',
  none: 'Personne n’a d’échiquier fixe.',
  who: 'Qui',
  whoNone: 'Personne de ce nom.',
  number: 'Numéro d’échiquier',
  rounds: 'Rondes',
  roundsHint: 'Vide : toutes les rondes. Sinon par exemple 1, 3–5.',
  roundsWrong: (last) => `Les rondes sont des numéros de 1 à ${last}, par exemple 1, 3–5.`,
  numberWrong: 'Un échiquier a un numéro à partir de 1.',
  published: (round) => `Changer aussi les échiquiers de la ronde ${round}, déjà publiée`,
  fix: 'Fixer l’échiquier',
  free: 'Libérer l’échiquier',
  freeOf: (name) => `Libérer l’échiquier : ${name}`,
  all: 'toutes les rondes',
  some: (rounds) => `rondes ${rounds}`,
  fixed: (name, number) => `${name} joue à l’échiquier ${number}.`,
  freed: (name) => `${name} n’a plus d’échiquier fixe.`,
  why: (number, name) => `L’échiquier ${number} est fixé pour ${name}.`,
  sameNumbers: (sections) =>
    `Certains de ces numéros d’échiquier servent aussi à ${sections}. Changez le numéro du premier échiquier dans les réglages, ou fixez d’autres échiquiers.`,
  conflict: {
    opponent: (gives, number, keeps) =>
      `L’échiquier ${number} de ${gives} n’est pas gardé : en face, ${keeps} a aussi un échiquier fixe, et le plus petit numéro.`,
    taken: (gives, number, keeps) =>
      `L’échiquier ${number} est fixé pour ${keeps} et pour ${gives} ; ${gives} cède et joue selon la règle.`,
    beyond: (name, number, first, last) =>
      `L’échiquier ${number} de ${name} n’est pas parmi les échiquiers ${first} à ${last} de cette ronde.`,
  },
}
