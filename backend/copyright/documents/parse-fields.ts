import type { PdfLine } from './pdf-task.ts'
import { parseDates } from './parse-dates.ts'
import { type Registration, parseRegistrations } from './parse-registrations.ts'

export type FieldName = 'number' | 'title' | 'claimant' | 'author' | 'date' | 'completed'
/** A value found in a document, with its location. */
export type FoundField = { field: FieldName; value: string; page: number; excerpt: string; labelled: boolean }
export type DocumentFields = {
  found: FoundField[]
  registrations: (Registration & { page: number; labelled: boolean })[]
}

/** Field labels as documents print them, in eight languages. Longer alternatives come first. */
const labels: [FieldName, string][] = [
  [
    'completed',
    `year of completion|date of completion|year of creation|date of creation|año de (?:creación|terminación)|année d['’]achèvement|année de création|jahr der (?:fertigstellung|schöpfung)|anno di (?:completamento|creazione)|ano de (?:conclusão|criação)|创作完成日期|創作年月日|创作日期`,
  ],
  [
    'date',
    `effective date of registration|registration decision date|date of registration|registration date|registered on|fecha (?:efectiva )?de (?:registro|inscripción)|registrado el|fecha|date d['’](?:effet de l['’])?enregistrement|date de (?:dépôt|l['’]enregistrement)|enregistrée? le|datum der (?:eintragung|registrierung)|eintragungsdatum|registrierungsdatum|registriert am|datum|data di (?:registrazione|deposito)|registrato il|data (?:do|de) registro|registrado em|data|登记日期|登記日期|登録年月日|登録日|登记时间|date`,
  ],
  [
    'number',
    `(?:copyright )?registration (?:number|no\\.?|nr\\.?|#)|certificate (?:number|no\\.?)|reg\\.? (?:no|number)\\.?|registration|(?:número|núm\\.?|nº|n\\.º) (?:de )?(?:registro|inscripción|asiento)(?: registral)?|(?:numéro|n°|nº|no) d['’](?:enregistrement|œuvre)|numéro de dépôt|register(?:nummer|nr\\.?)|registrierungsnummer|eintragungsnummer|werknummer|numero (?:di )?(?:registrazione|deposito|repertorio)|número (?:do|de) registro|登记号|登記號|登録番号|登记证号|作品登记号`,
  ],
  [
    'title',
    `title of (?:this )?work|title of (?:the )?(?:song|recording)|work title|song title|titles?|título de la (?:obra|canción)|título da (?:obra|música)|título|titre de (?:l['’]œuvre|l['’]oeuvre|la chanson)|titre|titel des (?:werkes|werks|liedes)|werktitel|titel|titolo dell['’](?:opera)|titolo del brano|titolo|作品名称|作品名稱|著作物の題号|作品の題号|題号|作品名|曲名|标题`,
  ],
  [
    'claimant',
    `copyright claimants?|claimants?(?: name)?|copyright owners?|owners?(?: of copyright)?|copyright holders?|rights ?holders?|registered owner|titular(?:es)? de los derechos|titular(?:es)?|titulaires? des droits|titulaires?|ayants? droit|rechteinhaber(?:in)?|inhaber(?:in)? der rechte|inhaber(?:in)?|titolar[ei] dei diritti|titolar[ei]|titular(?:es)? dos direitos|著作权人|著作權人|权利人|著作権者(?:の氏名)?|権利者`,
  ],
  [
    'author',
    `name of authors?|authors?(?: name)?|composers?|written by|words and music(?: by)?|autor(?:es|a)?|compositor(?:es|a)?|auteur(?:s|e)?|compositeur|urheber(?:in)?|komponist(?:in)?|autor[ei]|compositore|作者(?:姓名)?|著作者(?:の氏名)?|作曲者`,
  ],
]
const labelPatterns = labels.map(
  ([field, names]) =>
    [
      field,
      new RegExp(
        `^[\\s•*–-]*(?:\\d{1,2}[.)]\\s*)?(?:${names})\\s*(?:\\([^)]{0,40}\\))?\\s*(?:[:：.…·]+|\\s-\\s|$|(?=\\s{2,}))`,
        'iu',
      ),
    ] as const,
)

/** Extracts labelled values from a document's lines, and registration numbers also without a label. */
export function parseFields(lines: PdfLine[]): DocumentFields {
  const found: FoundField[] = []
  for (const [at, line] of lines.entries()) {
    for (const [cellAt, cell] of line.cells.entries()) {
      const label = parseLabel(cell.text)
      if (!label) continue
      const value = label.rest || getValueBeside(line, cellAt) || getValueBelow(lines, at, cell.x)
      if (value)
        found.push({
          field: label.field,
          value: value.slice(0, 300),
          page: line.page,
          excerpt: buildExcerpt(line),
          labelled: true,
        })
    }
  }
  return { found: listPlausibleFields(found), registrations: listRegistrations(lines, found) }
}

function parseLabel(text: string): { field: FieldName; rest: string } | undefined {
  for (const [field, pattern] of labelPatterns) {
    const match = pattern.exec(text)
    // "Title page of the work" starts with a label's word but is not a label.
    if (match && match[0].trim()) return { field, rest: text.slice(match[0].length).trim() }
  }
  return undefined
}

/** The next cell of the line, unless that is a label too: in a header row the values are on the line below. */
function getValueBeside({ cells }: PdfLine, at: number): string {
  const next = cells[at + 1]
  return next && !parseLabel(next.text) ? next.text : ''
}

/** The cell below a label: the horizontally nearest one in the next line of the page. */
function getValueBelow(lines: PdfLine[], at: number, x: number): string {
  const next = lines[at + 1]
  if (!next || next.page !== lines[at]?.page) return ''
  const nearest = next.cells.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
  return nearest && Math.abs(nearest.x - x) < 60 && !parseLabel(nearest.text) ? nearest.text : ''
}

/** Drops values that cannot belong to their field, such as a heading "Registration" without a number. */
function listPlausibleFields(found: FoundField[]): FoundField[] {
  return found.filter(({ field, value }) => {
    if (field === 'number') return /\d{3}/.test(value)
    if (field === 'date') return parseDates(value).length > 0
    return /\p{L}|\p{N}/u.test(value)
  })
}

function listRegistrations(lines: PdfLine[], found: FoundField[]): DocumentFields['registrations'] {
  const numbers: DocumentFields['registrations'] = []
  const add = (registrations: Registration[], page: number, labelled: boolean) => {
    for (const one of registrations) {
      if (!numbers.some(({ number }) => number === one.number)) numbers.push({ ...one, page, labelled })
    }
  }
  for (const { field, value, page } of found) {
    if (field === 'number') add(parseRegistrations(value, { labelled: true }), page, true)
  }
  for (const line of lines) add(parseRegistrations(buildExcerpt(line)), line.page, false)
  return numbers
}

function buildExcerpt({ cells }: PdfLine): string {
  return cells
    .map(({ text }) => text)
    .join('  ')
    .slice(0, 300)
}

/**
 * Splits a field into people: "Ada Example; Bob Example". Commas are kept, since they may separate two people or the
 * parts of one name.
 */
export function parseNames(value: string): string[] {
  return value
    .replaceAll(/\((?:p\/?k\/?a|a\.?k\.?a\.?|pseudonym)[^)]*\)/giu, '')
    .split(/\s*(?:[;&、；/]|\s(?:and|und|et|y|e|及び|及|和|と)\s)\s*/iu)
    .map((part) => part.replaceAll(/^[\s,.:]+|[\s,:]+$/g, ''))
    .filter(Boolean)
}
