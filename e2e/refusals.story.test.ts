import { de } from '@zug/messages/console/round/de'
import { en } from '@zug/messages/console/round/en'
import { fr } from '@zug/messages/console/round/fr'
import { expect, it } from 'vitest'
import { openHall, signedIn } from './testing/console.ts'

const pairing = { en, de, fr }

/** What the desk refuses, and what is then read: in English, German, French. Those with a question are asked back. */
const refusals: readonly (readonly [command: object, question: boolean, en: string, de: string, fr: string])[] = [
  [
    { kind: 'pair-round' },
    true,
    'Results are missing: 3 of round 1.',
    'Es fehlen Ergebnisse: 3 aus Runde 1.',
    'Il manque des résultats : 3 de la ronde 1.',
  ],
  [
    { kind: 'amend-pairing', change: { kind: 'flip', board: 0 }, reason: 'opponents-missing' },
    false,
    'Board 1 of round 1 has its result, so its pairing is not changed any more.',
    'Brett 1 der Runde 1 hat schon ein Ergebnis; die Paarung an diesem Brett wird nicht mehr geändert.',
    'Échiquier 1 de la ronde 1 : le résultat y est, l’appariement n’y change plus.',
  ],
  [
    { kind: 'change-settings', changes: { rules: { rulebook: 'fide-dutch-2017' } } },
    false,
    'The rules are declared before the first round and decide pairings that are made already.',
    'Die Regeln werden vor der ersten Runde bekannt gegeben und entscheiden Paarungen, die schon feststehen.',
    'Les règles sont annoncées avant la première ronde et décident d’appariements déjà faits.',
  ],
  [
    { kind: 'remove-player', player: 1 },
    false,
    'Alice has been paired and is part of the tournament. Withdraw the player instead.',
    'Alice wurde schon ausgelost und gehört zum Turnier. Lassen Sie den Spieler stattdessen zurücktreten.',
    'Alice a été apparié et fait partie du tournoi. Faites plutôt se retirer le joueur.',
  ],
  [
    { kind: 'enter-player', player: { name: 'Bruno' } },
    true,
    'Bruno is entered already as number 2.',
    'Bruno ist schon eingetragen, mit der Nummer 2.',
    'Bruno est déjà inscrit sous le numéro 2.',
  ],
  [
    { kind: 'enter-player', player: { name: 'Zoe' }, fromRound: 9 },
    false,
    'There is no round 9: the tournament has 5 rounds.',
    'Runde 9 gibt es nicht: Das Turnier hat 5 Runden.',
    'Il n’y a pas de ronde 9 : le tournoi a 5 rondes.',
  ],
  [
    { kind: 'finish-tournament' },
    false,
    '4 rounds are still to be played.',
    '4 Runden sind noch zu spielen.',
    'Il reste 4 rondes à jouer.',
  ],
  [
    { kind: 'draw-lots', seed: 'late' },
    false,
    'Lots are drawn before the first round is paired.',
    'Die Farbe wird gelost, bevor die erste Runde ausgelost ist.',
    'La couleur est tirée au sort avant l’appariement de la première ronde.',
  ],
  [
    { kind: 'request-bye', bye: { player: 3, round: 2, bye: 'full-point' } },
    true,
    'A full-point bye on request is deprecated. Give one to Carla all the same?',
    'Von einem Freilos mit ganzem Punkt auf Antrag wird abgeraten. Soll Carla es trotzdem bekommen?',
    'Un bye d’un point entier sur demande est déconseillé. L’accorder quand même à Carla ?',
  ],
  [{ kind: 're-enter', player: 4 }, false, 'David has not withdrawn.', 'David ist nicht zurückgetreten.', 'David ne s’est pas retiré.'],
  [
    { kind: 'publish-round' },
    false,
    'Round 2 has no draft. Pair it first.',
    'Für Runde 2 gibt es keinen Entwurf. Losen Sie sie zuerst aus.',
    'La ronde 2 n’a pas de brouillon. Appariez-la d’abord.',
  ],
]

/** Texts keep number and noun together. */
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')

it.each(['en', 'de', 'fr'] as const)('eleven refusals of the desk, each read as it is meant in %s', async (language) => {
  const arbiter = await openHall()
  await arbiter.command({ kind: 'enter-result', round: 1, board: 0, result: { white: 'win', black: 'loss', rated: true } })
  const page = await signedIn(arbiter.desk, undefined, { locale: language })
  // The pages keep people from most of this. So one button sends, in turn, what a page that knew less would have sent.
  let command: object = {}
  await page.route('**/commands', (route) => route.continue({ postData: { ...route.request().postDataJSON(), command } }))
  await page.goto(`${arbiter.desk.url}/desk/${arbiter.id}/round/2`)
  const button = page.getByRole('button', { name: pairing[language].actions.pair(2) })
  const toast = page.locator('.toast')
  const question = page.getByRole('dialog')
  for (const [sent, asks, ...sentences] of refusals) {
    command = sent
    await button.click()
    const shown = asks ? question : toast
    const sentence = sentences[['en', 'de', 'fr'].indexOf(language)]!
    await expect.poll(async () => plain(await shown.textContent())).toContain(sentence)
    // Nothing but Escape and the first button: whoever is asked can always leave it.
    if (asks) await question.getByRole('button').first().click()
    else await toast.getByRole('button').last().click()
    await shown.waitFor({ state: 'detached' })
  }
  expect((await arbiter.get('')).rounds).toHaveLength(1)
})
