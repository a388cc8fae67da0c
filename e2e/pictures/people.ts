const rows = [
  ['Keller, Anna', 'GM', 2561, 'SUI', 'Schachgesellschaft Zürich'],
  ['Novák, Tomáš', 'GM', 2544, 'CZE', 'Praha'],
  ['Bianchi, Marco', 'IM', 2487, 'ITA', 'Lugano'],
  ['Dubois, Camille', 'WGM', 2455, 'FRA', 'Genève'],
  ['Meier, Lukas', 'IM', 2431, 'SUI', 'Zug'],
  ['Horváth, Eszter', 'WIM', 2398, 'HUN', 'Budapest'],
  ['Ferrari, Giulia', 'FM', 2377, 'ITA', 'Como'],
  ['Weber, Jonas', 'FM', 2354, 'GER', 'München'],
  ['Rochat, Louis', 'FM', 2330, 'SUI', 'Lausanne'],
  ['Jansen, Sophie', 'WFM', 2289, 'NED', 'Utrecht'],
  ['Baumann, Felix', 'CM', 2264, 'SUI', 'Luzern'],
  ['Larsen, Ida', null, 2241, 'DEN', 'Aarhus'],
  ['Steiner, Noah', null, 2218, 'AUT', 'Innsbruck'],
  ['Moreau, Hugo', null, 2195, 'FRA', 'Annecy'],
  ['Schmid, Elena', 'WCM', 2172, 'SUI', 'Bern'],
  ['Kowalska, Zofia', null, 2150, 'POL', 'Kraków'],
  ['Fischer, Ben', null, 2118, 'GER', 'Konstanz'],
  ['Rossi, Luca', null, 2087, 'SUI', 'Bellinzona'],
  ['Huber, Mia', null, 2064, 'SUI', 'Zug'],
  ['Silva, Duarte', null, 2031, 'POR', 'Porto'],
  ['Brunner, Leon', null, 1998, 'SUI', 'Baar'],
  ['Nilsson, Alva', null, 1965, 'SWE', 'Malmö'],
  ['Graf, Emma', null, 1930, 'SUI', 'Cham'],
  ['Widmer, Paul', null, 1894, 'SUI', 'Zug'],
] as const

/** A field as an open has it; the names are made up. */
export const people = rows.map(([name, title, rating, federation, club]) => ({ name, title, rating, federation, club }))
