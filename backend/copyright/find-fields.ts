import type { PdfLine } from './pdf-process.ts'
import { findDates } from './read-date.ts'
import { type Registration, findRegistrations } from './registration-number.ts'

export type FieldName = 'number' | 'title' | 'claimant' | 'author' | 'date' | 'completed'
/** Something a document says, and where it says it. */
export type Found = { field: FieldName; value: string; page: number; excerpt: string; labelled: boolean }
export type Fields = { found: Found[]; registrations: (Registration & { page: number; labelled: boolean })[] }

/** How documents name their fields, in eight languages; the longer names first. */
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
const patterns = labels.map(
  ([field, names]) =>
    [
      field,
      new RegExp(
        `^[\\s•*–-]*(?:\\d{1,2}[.)]\\s*)?(?:${names})\\s*(?:\\([^)]{0,40}\\))?\\s*(?:[:：.…·]+|\\s-\\s|$|(?=\\s{2,}))`,
        'iu',
      ),
    ] as const,
)

/** What the lines of a document say, by its own labels; registration numbers also without one. */
export function findFields(lines: PdfLine[]): Fields {
  const found: Found[] = []
  for (const [at, line] of lines.entries()) {
    for (const [cellAt, cell] of line.cells.entries()) {
      const label = readLabel(cell.text)
      if (!label) continue
      const value = label.rest || valueBeside(line, cellAt) || valueBelow(lines, at, cell.x)
      if (value)
        found.push({
          field: label.field,
          value: value.slice(0, 300),
          page: line.page,
          excerpt: excerptOf(line),
          labelled: true,
        })
    }
  }
  return { found: withoutLabelsAlone(found), registrations: findNumbers(lines, found) }
}

function readLabel(text: string): { field: FieldName; rest: string } | undefined {
  for (const [field, pattern] of patterns) {
    const match = pattern.exec(text)
    // "Title page of the work" begins with a label's word and is none.
    if (match && match[0].trim()) return { field, rest: text.slice(match[0].length).trim() }
  }
  return undefined
}

/** The next cell of the line, unless it is a label itself: then the values stand below. */
function valueBeside({ cells }: PdfLine, at: number): string {
  const next = cells[at + 1]
  return next && !readLabel(next.text) ? next.text : ''
}

/** The cell under a label: the nearest in the next line of the page. */
function valueBelow(lines: PdfLine[], at: number, x: number): string {
  const next = lines[at + 1]
  if (!next || next.page !== lines[at]?.page) return ''
  const nearest = next.cells.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
  return nearest && Math.abs(nearest.x - x) < 60 && !readLabel(nearest.text) ? nearest.text : ''
}

/** A bare "Registration" over a page is a heading: only what reads like a number is one. */
function withoutLabelsAlone(found: Found[]): Found[] {
  return found.filter(({ field, value }) => {
    if (field === 'number') return /\d{3}/.test(value)
    if (field === 'date') return findDates(value).length > 0
    return /\p{L}|\p{N}/u.test(value)
  })
}

function findNumbers(lines: PdfLine[], found: Found[]): Fields['registrations'] {
  const numbers: Fields['registrations'] = []
  const add = (registrations: Registration[], page: number, labelled: boolean) => {
    for (const one of registrations) {
      if (!numbers.some(({ number }) => number === one.number)) numbers.push({ ...one, page, labelled })
    }
  }
  for (const { field, value, page } of found) {
    if (field === 'number') add(findRegistrations(value, { labelled: true }), page, true)
  }
  for (const line of lines) add(findRegistrations(excerptOf(line)), line.page, false)
  return numbers
}

function excerptOf({ cells }: PdfLine): string {
  return cells
    .map(({ text }) => text)
    .join('  ')
    .slice(0, 300)
}

/** The people in one field: "Ada Example; Bob Example". A comma is left in: it may part two people, or one name. */
export function namesIn(value: string): string[] {
  return value
    .replaceAll(/\((?:p\/?k\/?a|a\.?k\.?a\.?|pseudonym)[^)]*\)/giu, '')
    .split(/\s*(?:[;&、；/]|\s(?:and|und|et|y|e|及び|及|和|と)\s)\s*/iu)
    .map((part) => part.replaceAll(/^[\s,.:]+|[\s,:]+$/g, ''))
    .filter(Boolean)
}
