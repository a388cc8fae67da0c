import { deflateRawSync } from 'node:zlib'
import { type Part, pack } from '../archive.ts'

const part = (name: string, text: string): Part => ({ name, content: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`) })
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a workbook of one sheet with these rows is packed of. */
export const partsOf = (rows: string): readonly Part[] => [
  part('[Content_Types].xml', '<Types/>'),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  part('xl/worksheets/sheet1.xml', `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
]

/** A workbook of one sheet with these rows. */
export const workbook = (rows: string): Buffer => pack(partsOf(rows))

/** A workbook of several sheets by name. */
export const workbookOf = (sheets: Readonly<Record<string, string>>): Buffer => {
  const names = Object.keys(sheets)
  return pack([
    part('[Content_Types].xml', '<Types/>'),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...names.map((name, at) =>
      part(`xl/worksheets/sheet${at + 1}.xml`, `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
    ),
  ])
}

/** An OpenDocument spreadsheet; each table as it stands in content.xml. */
export const openDocument = (tables: string): Buffer =>
  pack([
    { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    part(
      'content.xml',
      `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  ])

/** The same with its parts compressed: little to send, much to read. */
export const deflated = (rows: string): Buffer => packDeflated(partsOf(rows))

export const packDeflated = (parts: readonly Part[]): Buffer => {
  const archive = pack(parts.map(({ name, content }) => ({ name, content: deflateRawSync(content) })))
  const mark = 'PK\u0001\u0002'
  for (let at = archive.indexOf(mark); at !== -1; at = archive.indexOf(mark, at + 4)) archive.writeUInt16LE(8, at + 10)
  return archive
}
