import type { FundFault } from '@zug/engine/desk'

const faults: Readonly<Record<FundFault['fault'], string>> = {
  missing: 'il manque quelque chose',
  unknown: 'il y a quelque chose qu’aucune description de prix ne connaît',
  kind: 'quelque chose n’est pas du genre qui convient ici',
  amount: 'un montant est un nombre à partir de 0, avec deux décimales au plus',
  text: 'un nom ou un objet a de 1 à 100 lettres',
  twice: 'deux catégories portent le même nom',
  order: 'cette place vaut plus que la précédente',
  sharing: 'là où chacun n’a qu’un prix, seule la première catégorie partage',
  many: 'il y en a trop',
  empty: 'il n’y a pas de prix',
  unreadable:
    'ce montant est illisible : écrivez des montants comme 120 ou 12.50, séparés par des points-virgules, dans la monnaie des prix',
}

/** What is wrong with a description of prizes, and where. */
export const fault = ({ category, place, fault: what }: Pick<FundFault, 'category' | 'place' | 'fault'>): string =>
  `${category === null ? 'Prix' : `Catégorie ${category}${place === null ? '' : `, place ${place}`}`} : ${faults[what]}.`
