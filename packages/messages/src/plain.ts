/** Letters that Unicode does not take apart into another one and a sign, as people type them who do not have them on their keys. */
export const wholeLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ə: 'e',
}

/** As people type when they look for a name, without signs and capitals: `Müller` is `muller`, `Łukasz Weiß` is `lukasz weiss`. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþıŋħə]/g, (letter) => wholeLetters[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
