import type { UploadWords } from './en.ts'

export const fr: UploadWords = {
  label: 'Avancement',
  sending: (percent) => `Envoi : ${percent} %`,
  waiting: 'En attente de son tour.',
  reading: 'Lecture du fichier.',
  lines: (percent) => `Lecture du fichier : ${percent} %`,
  rounds: (done, all) => `Contrôle et saisie de la ronde ${done} sur ${all}.`,
  storing: 'Enregistrement. Il ne peut plus être interrompu.',
  sheet: 'Feuille',
  stop: 'Arrêter',
  stopped: 'Arrêté. Rien n’a été importé.',
}
