import { type Part, pack } from '../packages/server/src/exchange/archive.ts'
import { packDeflated, partsOf } from '../packages/server/src/exchange/testing/workbooks.ts'
import type { Dice } from './dice.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { strangeText } from './strange.ts'

const cell = (text: string, at: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const list = ['Name,Rating,Club', 'Nova,2100,Bern', 'Weiss,,Basel', 'Kos,1900,']
const rows = list
  .map((line, row) => {
    const cells = line.split(',').map((text, column) => cell(text, `${'ABC'[column]}${row + 1}`))
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  .join('')

/** Pieces of a sheet as programs write it, whole or torn. */
const pieces: readonly string[] = [
  '<row>',
  '</row>',
  '<c>',
  '</c>',
  '<c t="s"><v>0</v></c>',
  '<c t="s"><v>99999</v></c>',
  '<c t="b"><v>1</v></c>',
  '<c t="e"><v>#REF!</v></c>',
  '<c r="XFD1048576"><v>1</v></c>',
  '<c r="A0"><v>1</v></c>',
  '<c r="ZZZZZZZ1"><v>1</v></c>',
  '<c><f>1+1</f><v>2</v></c>',
  '<c s="1"><v>45000</v></c>',
  '<c><v>1e400</v></c>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x',
  '?>',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '&lol;',
  '<!DOCTYPE a [<!ENTITY lol "lol">]>',
  '<mergeCell ref="A1:XFD9"/>',
  '<dimension ref="A1:XFD1048576"/>',
  '<x:row xmlns:x="y">',
  '<row r="-1" spans="1:99">',
  '"',
  "'",
  '<',
  '>',
]

const changedXml = (text: string, dice: Dice): string => {
  let changed = text
  for (let times = 1 + dice.below(2); times > 0; times--) {
    const at = dice.below(changed.length + 1)
    const to = dice.chance(0.5) ? at : Math.min(changed.length, at + dice.below(40))
    const piece = dice.chance(0.7) ? dice.pick(pieces) : strangeText(dice)
    changed = changed.slice(0, at) + (dice.chance(0.97) ? piece : piece.repeat(1 + dice.below(3000))) + changed.slice(to)
  }
  return changed
}

/** A workbook whose sheets, lists or archive are not what they should be. */
export const strangeWorkbook = (dice: Dice): Uint8Array => {
  const parts = partsOf(rows).map(({ name, content }): Part => {
    const text = dice.chance(name.includes('sheet1') ? 0.9 : 0.05) ? changedXml(content.toString(), dice) : content.toString()
    return { name: dice.chance(0.02) ? strangeText(dice) : name, content: Buffer.from(text) }
  })
  const kept = parts.filter(() => !dice.chance(0.02))
  const shared = dice.chance(0.3)
    ? [{ name: 'xl/sharedStrings.xml', content: Buffer.from(changedXml('<sst><si><t>Nova</t></si></sst>', dice)) }]
    : []
  const all = [...kept, ...shared]
  const packed = dice.chance(0.5) ? pack(all) : packDeflated(all)
  return dice.chance(0.3) ? mutateBytes(packed, dice) : packed
}
