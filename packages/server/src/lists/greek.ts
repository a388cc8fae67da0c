/** Greek as it stands in lists, letter by letter (ELOT 743) but for the pairs that are one sound. */
const greek: Readonly<Record<string, string>> = Object.fromEntries(
  'α a,β v,γ g,δ d,ε e,ζ z,η i,θ th,ι i,κ k,λ l,μ m,ν n,ξ x,ο o,π p,ρ r,σ s,ς s,τ t,υ y,φ f,χ ch,ψ ps,ω o'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const words = /(?:\p{Script=Greek}\p{M}*)+/gu

/** Small Greek letters in Latin ones; everything else as it is. */
export const withoutGreek = (text: string): string =>
  text.replaceAll(words, (word) =>
    word
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('ου', 'ou')
      .replaceAll(/([αεη])υ(?=[θκξπσςτφχψ]|$)/g, '$1f')
      .replaceAll(/([αεη])υ/g, '$1v')
      .replaceAll(/γ(?=[γξχ])/g, 'n')
      .replaceAll(/^μπ/g, 'b')
      .replaceAll(/[α-ω]/g, (letter) => greek[letter] ?? letter),
  )
