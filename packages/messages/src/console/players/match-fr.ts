import { countedFrench as counted } from '../../words.ts'
import type { PlayersWords } from './en.ts'

export const fr: PlayersWords['match'] = {
  reasons: {
    'fide-number': 'code FIDE et nom',
    'national-number': 'numéro national et nom',
    'national-number-for-fide': 'numéro national au lieu du code FIDE, et nom',
    'name-and-data': 'nom et autres indications',
    'number-name-differs': 'Le numéro est celui de quelqu’un d’autre.',
    'number-birth-differs': 'Numéro et nom concordent, pas l’année de naissance.',
    'number-federation-differs': 'Numéro et nom concordent, pas la fédération.',
    'numbers-of-two': 'Les deux numéros sont ceux de deux personnes.',
    several: 'Plusieurs personnes conviennent.',
    'birth-differs': 'Le nom concorde, pas l’année de naissance.',
    'federation-differs': 'Le nom concorde, pas la fédération.',
    'name-part': 'Seule une partie du nom est indiquée.',
    'name-near': 'Le nom diffère d’une lettre.',
    'first-name-differs': 'Nom de famille et année de naissance concordent, pas le prénom.',
    'name-alone': 'Le nom concorde ; le reste ne suffit pas.',
    nobody: 'Dans aucune liste de classement.',
    'number-unknown': 'Aucune liste n’a ce numéro.',
  },
  looking: (done, all) => `Recherche : ${done} sur ${all}`,
  found: (certain, confirm, unknown) =>
    `${certain} trouvés dans les listes, ${confirm} à confirmer, ${unknown} dans aucune liste.`,
  keys: '↑ ↓ ligne · Entrée prend la première personne · 1–9 une autre · N nouveau, hors liste · S laisse de côté',
  open: (n) => `${counted(n, 'ligne', 'lignes')} à décider`,
  candidates: (name) => `Qui est ${name} ?`,
  take: (n, name) => `${n} : prendre ${name}`,
  asNew: 'Nouveau, tel quel',
  skip: 'Laisser de côté',
  allNew: (n) => `Prendre tels quels les ${n} qui ne sont dans aucune liste`,
  undecided: 'à décider',
  states: { person: 'de la liste', new: 'tel quel', skip: 'laissé de côté' },
  unrated: 'non classé',
}
