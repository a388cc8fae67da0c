import type { RegisterWords } from './en.ts'

export const fr: RegisterWords = {
  title: 'S’inscrire',
  search: 'Votre nom, ou votre numéro FIDE ou national',
  find: 'Chercher',
  noneFound: 'Personne de ce nom dans les listes de classement. Remplissez le formulaire ci-dessous.',
  notListed: 'Pas dans la liste ?',
  name: 'Nom (nom, prénom)',
  birth: 'Année de naissance',
  federation: 'Fédération (trois lettres)',
  club: 'Club',
  remark: 'Remarque pour l’arbitre, par exemple des rondes sans jouer',
  send: 'S’inscrire',
  notMe: 'Ce n’est pas moi',
  another: 'Inscrire quelqu’un d’autre',
  privacy: 'Ce que vous envoyez n’est vu que des arbitres, jusqu’à ce qu’ils l’aient accepté. Les inscriptions refusées sont effacées.',
  said: {
    done: 'Merci. L’arbitre a votre inscription ; vous serez inscrit dès qu’elle est acceptée.',
    unreadable: 'Cela n’a pas pu être lu. Veuillez réessayer.',
    nameless: 'Veuillez indiquer votre nom.',
    late: 'Le formulaire a été envoyé trop vite, ou est trop ancien. Veuillez l’envoyer encore une fois.',
    twice: 'Vous êtes déjà inscrit et attendez l’arbitre.',
    full: 'Trop d’inscriptions attendent. Veuillez vous adresser à l’organisateur.',
    slow: 'Trop d’inscriptions à la fois. Veuillez attendre une minute.',
  },
}
