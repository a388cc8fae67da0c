export const en = {
  open: (n: number) => (n === 0 ? 'Registrations' : `Registrations ${n}`),
  title: 'Registrations on the public form',
  none: 'Nobody is waiting.',
  keys: '↓ ↑ go through them, A accepts and enters, X refuses and deletes.',
  typed: 'typed, in no list',
  list: (name: string) => `from the list ${name}`,
  twin: (names: string) => `Perhaps entered already: ${names}.`,
  accept: 'Accept',
  refuse: 'Refuse',
  accepted: (name: string) => `${name} is entered.`,
  refused: (name: string) => `The registration of ${name} is deleted.`,
  failed: 'The registrations cannot be read now.',
}
