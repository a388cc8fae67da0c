import type { LauncherWords } from './en.ts'

export const fr: LauncherWords = {
  running: 'Zug fonctionne.',
  here: 'Sur cet ordinateur :',
  begin: 'Commencer ici (ce lien vous connecte, une seule fois) :',
  hall: 'Dans la salle, pour les téléphones et les autres ordinateurs :',
  noNetwork: 'Cet ordinateur n’est dans aucun réseau : seul son navigateur atteint Zug.',
  onlyHere: 'Seul cet ordinateur atteint Zug.',
  data: 'Données et sauvegardes :',
  stop: 'Pour arrêter, appuyez sur Q ou Ctrl-C, ou fermez cette fenêtre.',
  stopping: 'Arrêt en cours : les requêtes ouvertes sont encore traitées …',
  stopped: 'Arrêté. Tout est enregistré.',
  already: 'Zug fonctionne déjà. Le navigateur l’ouvre :',
}
