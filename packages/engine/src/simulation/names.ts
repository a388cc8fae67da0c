import type { Sex } from '../model/player.ts'
import type { Random } from '../random.ts'

/** Invented people: a family name of two syllables and a given name. Plain letters only, since other programs count columns in bytes. */
const openings = [
  'Al',
  'Ber',
  'Cas',
  'Dor',
  'El',
  'Fen',
  'Gar',
  'Hol',
  'Is',
  'Jar',
  'Kel',
  'Lin',
  'Mar',
  'Nor',
  'Or',
  'Pel',
  'Quin',
  'Ros',
  'Sil',
  'Tor',
  'Ul',
  'Ver',
  'Wal',
  'Yar',
  'Zel',
] as const
const endings = [
  'ander',
  'berg',
  'dova',
  'enko',
  'field',
  'garde',
  'holm',
  'inen',
  'kamp',
  'lund',
  'mann',
  'nova',
  'oglu',
  'quist',
  'rossi',
  'sen',
  'strand',
  'tini',
  'vic',
  'well',
] as const
const given = {
  m: [
    'Adam',
    'Bruno',
    'Carlos',
    'Daniel',
    'Emil',
    'Felix',
    'Goran',
    'Hugo',
    'Ivan',
    'Jonas',
    'Karim',
    'Luca',
    'Mateo',
    'Nils',
    'Omar',
    'Pavel',
  ],
  w: ['Alba', 'Bianca', 'Clara', 'Dana', 'Eva', 'Freya', 'Greta', 'Hana', 'Ines', 'Julia', 'Katja', 'Lea', 'Maya', 'Nora', 'Olga', 'Petra'],
} as const

export const randomName = (sex: Sex, random: Random): string =>
  `${random.pick(openings)}${random.pick(endings)}, ${random.pick(given[sex])}`

export const federations = [
  'ARG',
  'AUT',
  'BRA',
  'CAN',
  'CZE',
  'DEN',
  'EGY',
  'ENG',
  'ESP',
  'FRA',
  'GER',
  'IND',
  'ITA',
  'NED',
  'NOR',
  'POL',
  'SUI',
  'SWE',
  'TUR',
  'USA',
] as const

export const clubName = (number: number): string => `${openings[number % openings.length]}${endings[number % endings.length]} Chess Club`

export const teamName = (number: number): string => `${openings[number % openings.length]}${endings[(number * 7) % endings.length]}`
