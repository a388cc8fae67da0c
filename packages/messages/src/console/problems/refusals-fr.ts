import type { TieBreakIssue } from '@zug/engine/model'
import { fr as common } from '../../common/fr.ts'
import { lineUpDoubt } from '../../common/line-up.ts'
import { tieBreaks } from '../../issues/fr/tie-breaks.ts'
import { fault } from '../../prizes/faults-fr.ts'
import { countedFrench as counted, type Words } from '../../words.ts'
import { staleCausesFr as staleCauses } from '../round/stale.ts'
import { after, fideMode, refused } from './fide-mode-fr.ts'
import { type ByeRefused, type refusals as english, type ImpossibleResult, names } from './refusals-en.ts'
import { spoken } from './spoken.ts'

type Some = { readonly named: readonly { readonly name: string }[]; readonly more: number }

const some = ({ named, more }: Some): string => `${names(named)}${more === 0 ? '' : ` et ${more} de plus`}`
const firstOf = (all: Some['named']): string => some({ named: all.slice(0, 12), more: Math.max(0, all.length - 12) })
const place = ({ round, board }: { readonly round: number; readonly board: number }): string => `Échiquier ${board} de la ronde ${round}`

const locked = {
  rules: 'Les règles sont annoncées avant la première ronde et décident d’appariements déjà faits.',
  scoring: 'Le barème est annoncé avant la première ronde et décide d’appariements déjà faits.',
  tieBreaks: 'Les départages sont publiés avant le début ; les changer maintenant doit être une décision expresse de l’arbitre.',
  numberOfRounds: 'Le nombre de rondes est annoncé d’avance ; le changer maintenant doit être une décision expresse de l’arbitre.',
  boardsPerMatch: 'Le nombre d’échiquiers est fixé dès que la première ronde est appariée : les matchs et les points en dépendent.',
}

const reaches = {
  'next-pairing': 'pour le prochain appariement',
  'pairing-after-next': 'pour l’appariement d’après seulement',
  'rating-only': 'pour le rapport Elo seulement',
}

const byeRefused = (data: ByeRefused): string => {
  switch (data.why) {
    case 'second-half-point':
      return `${data.player.name} a déjà un bye d’un demi-point à la ronde ${data.earlier}.`
    case 'full-point':
      return `Un bye d’un point entier sur demande est déconseillé. L’accorder quand même à ${data.player.name} ?`
    case 'missed-round':
      return `La ronde ${data.round} était finie avant l’arrivée de ${data.player.name}. Elle ne compte rien, sauf si le règlement de la compétition dit autre chose.`
  }
}

const impossibleResult = ({ fault, ...at }: ImpossibleResult): string => {
  switch (fault.kind) {
    case 'unknown':
      return `${place(at)} : ce résultat n’existe pas.`
    case 'not-a-match':
      return `${place(at)} : c’est une partie. Seuls les matchs par équipes ont des échiquiers.`
    case 'board-by-board':
      return 'Un match se saisit échiquier par échiquier, sauf si une équipe n’est pas venue.'
    case 'boards':
      return `Un match entre ces équipes a au plus ${counted(fault.most, 'échiquier', 'échiquiers')}.`
    case 'boards-missing':
      return `Un match a ${counted(fault.boards, 'échiquier', 'échiquiers')} ; ${counted(fault.given, 'est saisi', 'sont saisis')}. Un échiquier laissé vide est perdu par forfait.`
    case 'unknown-on-board':
      return `Ce résultat n’existe pas à l’échiquier ${fault.of} du match.`
    case 'empty-seat':
      return `Personne ne joue pour ${fault.team.name} à l’échiquier ${fault.of}, qui est alors perdu par forfait.`
    case 'twice':
      return `${fault.player.name} joue deux fois pour ${fault.team.name}.`
    case 'stranger':
      return `Le joueur ${fault.player} n’est pas membre de ${fault.team.name}.`
  }
}

type NoLegalPairing = { readonly stuck: Some; readonly only: Some; readonly bye: boolean; readonly deadEnd: boolean }
const noLegalPairing = ({ stuck, only, bye, deadEnd }: NoLegalPairing): string => {
  if (deadEnd)
    return 'Les étapes, prises comme elles sont écrites, finissent sans appariement, bien qu’il en existe un. Appariez cette ronde à la main (SSM C9).'
  const count = stuck.named.length + stuck.more
  if (count === 0) return 'Aucun appariement n’est permis : le nombre de joueurs est impair et personne ne peut être exempt.'
  const others = only.named.length === 0 ? '' : ` ; hors de leur groupe ils ne pourraient rencontrer que ${some(only)}`
  const cannot = count === 1 ? `${some(stuck)} ne peut pas être apparié` : `ces ${count} ne peuvent pas tous être appariés : ${some(stuck)}`
  const all = { named: [...stuck.named, ...only.named], more: stuck.more + only.more }
  return `Aucun appariement n’est permis : ${bye ? `seul ${some(all)} peut être exempt, et alors ` : ''}${cannot}${others}.`
}

export const refusals: Words<typeof english> = {
  'not-created': 'Créez d’abord le tournoi.',
  'created-already': 'Ce tournoi existe déjà.',
  finished: ({ section }) =>
    section === null
      ? 'Le tournoi est terminé. Rouvrez-le pour le modifier.'
      : `${section} est terminé : personne n’y entre ni n’en sort. Rouvrez d’abord ce tournoi.`,
  'not-finished': 'Le tournoi n’est pas terminé.',
  'reason-missing': ({ of }) =>
    ({
      reopening: 'Dites pourquoi le tournoi est rouvert.',
      'by-hand': 'Dites pourquoi l’appariement est changé à la main : la raison figure dans le rapport.',
      recall: 'Dites pourquoi la ronde est retirée : tout le monde lit la raison.',
      'fide-mode': 'Dites pourquoi le mode FIDE est quitté : la raison figure dans le rapport.',
    })[of],
  'unknown-rulebook': ({ rulebook }) => `Il n’y a pas de règlement ${rulebook}.`,
  'setting-locked': ({ setting }) => locked[setting],
  'rounds-out-of-range': ({ least, most }) => `Le nombre de rondes est un nombre entier de ${least} à ${most}.`,
  'rounds-published': ({ published }) =>
    `${counted(published, 'ronde est déjà publiée', 'rondes sont déjà publiées')} ; il ne peut pas y en avoir moins.`,
  'rounds-of-tables': ({ rounds }) => `Le nombre de participants décide du nombre de rondes d’un toutes-rondes : ici ${rounds}.`,
  'first-board-out-of-range': ({ least }) => `Le premier échiquier porte un numéro à partir de ${least}.`,
  'schedule-unreadable': ({ round, field }) =>
    `Ronde ${round} : ${{ date: 'ce jour n’existe pas', start: 'le début est une heure comme 14:30', checkIn: 'la fin du pointage est une heure comme 14:15' }[field]}.`,
  'prizes-unreadable': fault,
  'tie-breaks-unreadable': ({ issues }: { readonly issues: readonly TieBreakIssue[] }) =>
    issues.map((issue) => (tieBreaks[issue.code] as (issue: TieBreakIssue) => string)(issue)).join(' '),
  'draw-worth-too-much': 'Deux nulles ne peuvent pas valoir plus qu’une victoire et une défaite.',
  'bye-worth-too-much': 'Un exempt ne peut pas valoir plus qu’une victoire.',
  'player-nameless': ({ line }) => (line === null ? 'Il faut un nom au joueur.' : `Il manque le nom à la ligne ${line}.`),
  'team-nameless': 'Il faut un nom à l’équipe.',
  'team-without-boards': 'Il faut au moins un échiquier à l’équipe.',
  'line-up-incomplete': ({ team, boards, given }) =>
    `${team.name} joue sur ${counted(boards, 'échiquier', 'échiquiers')}, et il faut un joueur à chacun : ${given} donnés.`,
  'line-up-too-long': ({ team, boards, given }) =>
    `${team.name} a ${given} titulaires pour ${counted(boards, 'échiquier', 'échiquiers')}. Faites des autres des remplaçants.`,
  'line-up-doubtful': ({ team, doubts }) => `${team.name} : ${doubts.map((doubt) => lineUpDoubt(common.lineUp, doubt)).join(' ')}`,
  'boards-per-match-out-of-range': ({ least, most }) => `Le nombre d’échiquiers par match est un nombre entier de ${least} à ${most}.`,
  'no-team-event': 'Ce n’est pas une compétition par équipes.',
  'duplicate-player': ({ player, section }) =>
    section === null
      ? `${player.name} est déjà inscrit sous le numéro ${player.id}.`
      : `${player.name} est déjà inscrit dans ${section} sous le numéro ${player.id}.`,
  'twice-in-team': ({ player }) => `${player.name} ne peut avoir qu’une place dans une équipe.`,
  'member-of-team': ({ player, team }) => `${player.name} est membre de ${team.name}. Changez-y d’abord la composition.`,
  'played-for-team': ({ player }) => `${player.name} a joué ici pour une équipe et reste dans la liste.`,
  'unknown-player': ({ player }) => `Il n’y a pas de joueur ${player}.`,
  'unknown-team': ({ team }) => `Il n’y a pas d’équipe ${team}.`,
  'unknown-round': ({ round, rounds }) => `Il n’y a pas de ronde ${round} : le tournoi a ${counted(rounds, 'ronde', 'rondes')}.`,
  'unknown-board': ({ round, board }) => `La ronde ${round} n’a pas d’échiquier ${board}.`,
  'unknown-prohibition': ({ prohibition }) => `Aucune interdiction ne porte le numéro ${prohibition}.`,
  'round-not-published': ({ round }) => `La ronde ${round} n’est pas publiée.`,
  'already-paired': ({ entrant, of }) =>
    `${entrant.name} a été apparié et fait partie du tournoi. Faites plutôt se retirer ${of === 'team' ? 'l’équipe' : 'le joueur'}.`,
  'tables-made': 'Les tables de ce toutes rondes sont faites pour ceux qui ont commencé.',
  'numbers-settled': 'Les numéros d’appariement ne changent plus quand la ronde 4 est appariée.',
  'numbers-change': ({ players, rounds }) =>
    `${counted(players, 'joueur change', 'joueurs changent')} de numéro d’appariement. ${rounds === 1 ? 'La ronde publiée a été appariée' : `Les ${rounds} rondes publiées ont été appariées`} avec les numéros actuels et ${rounds === 1 ? 'reste telle quelle' : 'restent telles quelles'} ; les suivantes suivront les nouveaux, et qui vérifie les appariements doit connaître les deux. Une fois la ronde 4 appariée, les numéros ne changent plus.`,
  'numbers-of-teams': 'Dans un tournoi par équipes, les numéros sont ceux des équipes, dans l’ordre de la liste.',
  'numbers-unequal': ({ players: [a, b] }) =>
    `${a.name} et ${b.name} n’ont pas le même Elo ou le même titre : leurs numéros suivent de l’ordre du règlement.`,
  'ratings-change': ({ players }) =>
    `${counted(players, 'joueur change', 'joueurs changent')} ainsi de classement. Les numéros d’appariement restent jusqu’à ce que vous les donniez à nouveau.`,
  'withdrawal-effect': ({ entrant, of, completed, games, counts }) => {
    const all = of === 'team' ? 'matchs' : 'parties'
    return counts
      ? `${entrant.name} a terminé ${completed} ${all} sur ${games}, au moins la moitié. Les résultats comptent. Tout le reste est perdu par forfait et gagné par les adversaires.`
      : `${entrant.name} a terminé ${completed} ${all} sur ${games}, moins de la moitié. Les résultats restent dans le tableau et comptent pour l’Elo, mais personne n’en tire de points. ${of === 'team' ? 'L’équipe' : 'Le joueur'} sort du classement, et les adversaires restants n’ont pas de ${of === 'team' ? 'match' : 'partie'}.`
  },
  'lots-undrawn': 'La couleur initiale n’est pas encore tirée au sort. Tirez-la dans les réglages, ou appariez la ronde 1 avec une graine.',
  'lots-late': 'La couleur est tirée au sort avant l’appariement de la première ronde.',
  'seed-missing': 'Il faut une graine au tirage, pour qu’on puisse le refaire.',
  'fixed-board-out-of-range': ({ least, most }) => `Les échiquiers sont numérotés de ${least} à ${most}.`,
  'no-fixed-board': ({ entrant }) => `${entrant.name} n’a pas d’échiquier fixe.`,
  'prohibition-late':
    'Qui ne doit pas se rencontrer est annoncé avant la ronde 1 ; plus tard, ce doit être une décision expresse de l’arbitre.',
  'two-players-needed': 'Il faut au moins deux joueurs différents.',
  'rounds-reversed': ({ firstRound, lastRound }) => `La dernière ronde (${lastRound}) vient avant la première (${firstRound}).`,
  'not-withdrawn': ({ entrant }) => `${entrant.name} ne s’est pas retiré.`,
  'round-passed': ({ round }) => `La ronde ${round} est déjà publiée. Saisissez-y plutôt un résultat.`,
  'bye-refused': byeRefused,
  'no-bye-requested': ({ player, round }) => `${player.name} n’a pas demandé de bye pour la ronde ${round}.`,
  'no-draft': ({ round }) => `La ronde ${round} n’a pas de brouillon. Appariez-la d’abord.`,
  'draft-stale': ({ round, causes }) =>
    `Le brouillon de la ronde ${round} n’est plus à jour. Modifié depuis l’appariement : ${causes.map((cause) => staleCauses[cause]).join(', ')}. Appariez de nouveau la ronde, ou gardez le brouillon comme modification à la main.`,
  'draft-not-stale': ({ round }) => `Rien de ce dont dépend le brouillon de la ronde ${round} n’a changé. Publiez-le tel quel.`,
  'draft-open': ({ round }) => `La ronde ${round} est appariée en brouillon. Publiez-le ou écartez-le d’abord.`,
  'manual-open': ({ round }) => `Les changements à la main de la ronde ${round} sont ouverts. Terminez-les d’abord.`,
  'no-manual': 'Aucun changement à la main n’est ouvert. Un appariement ne se change qu’après l’avoir expressément commencé.',
  'not-in-round': ({ players }) => `Sans place dans cette ronde : ${names(players)}.`,
  'seated-already': ({ players }) => `Déjà à un échiquier : ${names(players)}. Défaites d’abord cet appariement.`,
  'without-board': ({ players }) => `Encore sans échiquier : ${names(players)}.`,
  'rule-broken': ({ articles }) => `Ce changement enfreint ${articles.join(', ')}.`,
  'board-kept': ({ round }) => `La ronde ${round} est publiée : chacun garde un échiquier.`,
  'recall-last-only': ({ round, last }) => `La ronde ${last} a été appariée d’après la ronde ${round} : retirez d’abord la ronde ${last}.`,
  'recall-loses': ({ round, results, reports, boards }) =>
    `La ronde ${round} a ${results === 0 ? 'aucun résultat' : results === 1 ? '1 résultat' : `${results} résultats`} sur ${boards === 1 ? '1 échiquier' : `${boards} échiquiers`}${reports === 0 ? '' : `, et ${reports === 1 ? '1 autre est annoncé' : `${reports} autres sont annoncés`} par les joueurs`}. Ils ne compteront plus ; l’historique les garde.`,
  'board-has-result': (at) => `${place(at)} : le résultat y est, l’appariement n’y change plus.`,
  'results-missing': ({ open }) =>
    `Il manque des résultats : ${open.map(({ round, games }) => `${games} de la ronde ${round}`).join(', ')}. Ces parties compteraient comme ajournées, nulles pour l’appariement.`,
  'present-with-bye': ({ round, players }) =>
    `${firstOf(players)} : présence enregistrée, mais bye pour absence à la ronde ${round}. Annulez ce bye pour que la partie ait lieu, ou confirmez l’absence.`,
  'all-rounds-paired': ({ rounds, section }) =>
    section === null ? `Toutes les rondes (${rounds}) sont appariées.` : `Toutes les rondes (${rounds}) de ${section} sont appariées.`,
  'too-many-for-tables': ({ entrants, most }) =>
    `Il y a des tables pour ${most} au plus : ${entrants} sont inscrits, trop pour un toutes rondes.`,
  'too-few-players': ({ round }) => `Personne n’est là pour être apparié à la ronde ${round}.`,
  'no-legal-pairing': noLegalPairing,
  referee: ({ round, players }) =>
    `Le contrôle indépendant refuse l’appariement de la ronde ${round}${players.length === 0 ? '' : `, à cause de ${names(players)}`}. Il n’a pas été retenu ; signalez le cas avec le fichier.`,
  'impossible-result': impossibleResult,
  'not-a-player-of-the-board': (at) => `${place(at)} : seuls ses joueurs peuvent annoncer le résultat.`,
  'result-entered': (at) => `${place(at)} : le résultat est saisi. Demandez à l’arbitre de le corriger.`,
  'not-disputed': ({ board }) => `Personne n’a d’autre résultat pour l’échiquier ${board}.`,
  'report-late': (at) => `${place(at)} : la ronde est finie. Dites le résultat à l’arbitre.`,
  'late-correction': ({ why, effect, ...at }) =>
    why === 'taken-back'
      ? `${place(at)} : le résultat d’une ronde passée se corrige, il ne se retire pas.`
      : `${place(at)} : cela corrige une ronde passée et compte ${reaches[effect]}. Dites pourquoi.`,
  'other-players': ({ players, ...at }) =>
    `${place(at)} : un autre appariement s’y joue maintenant ; ce résultat est de ${players.map(({ name }) => name).join(' – ')}.`,
  'result-changed': (at) => `${place(at)} : quelqu’un d’autre a entre-temps changé ce résultat.`,
  'not-final': (data) =>
    data.why === 'rounds'
      ? `Il reste ${counted(data.rounds, 'ronde', 'rondes')} à jouer.`
      : `Il reste ${counted(data.games, 'partie ouverte', 'parties ouvertes')} : sans résultat, ou ajournées.`,
  'nothing-to-undo': 'Rien ne peut être défait : ce qui est publié reste.',
  'move-not-undone': 'Un passage dans une autre section ne se défait pas dans l’une des deux : faites revenir le joueur.',
  'nothing-to-redo': 'Il n’y a rien à refaire.',
  'not-one-event': 'Les joueurs passent entre les sections d’une même compétition.',
  ...fideMode,
  'fide-mode': ({ level, asks }): string => spoken(level === 'refuse' ? { ...refusals, ...refused } : refusals, asks, after[level]),
  'move-withdraws': ({ player, from, to, twin }) =>
    `${player.name} a été apparié dans ${from} : un retrait là, et une inscription tardive sans points dans ${to}.${twin === null ? '' : ` ${twin.name} est déjà inscrit dans ${to} sous le numéro ${twin.id}.`}`,
}
