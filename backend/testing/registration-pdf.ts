import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import PdfDocument from 'pdfkit'
import type { Language } from '#contract/text'

/** The fields of a copyright registration. */
export type RegistrationFields = {
  number: string
  title: string
  claimants: string
  date: string
  office?: string
  author?: string
  completed?: string
}

type Labels = {
  heading: string
  number: string
  title: string
  claimants: string
  author: string
  date: string
  completed: string
}

const labels: Record<Language, Labels> = {
  english: {
    heading: 'Certificate of Registration',
    number: 'Registration Number',
    title: 'Title of Work',
    claimants: 'Copyright Claimant',
    author: 'Author',
    date: 'Effective Date of Registration',
    completed: 'Year of Completion',
  },
  spanish: {
    heading: 'Certificado de inscripción',
    number: 'Número de registro',
    title: 'Título de la obra',
    claimants: 'Titular de los derechos',
    author: 'Autor',
    date: 'Fecha de registro',
    completed: 'Año de creación',
  },
  french: {
    heading: 'Certificat d’enregistrement',
    number: 'Numéro d’enregistrement',
    title: 'Titre de l’œuvre',
    claimants: 'Titulaire des droits',
    author: 'Auteur',
    date: 'Date d’enregistrement',
    completed: 'Année de création',
  },
  german: {
    heading: 'Eintragungsbescheinigung',
    number: 'Registernummer',
    title: 'Titel des Werkes',
    claimants: 'Rechteinhaber',
    author: 'Urheber',
    date: 'Datum der Eintragung',
    completed: 'Jahr der Fertigstellung',
  },
  italian: {
    heading: 'Certificato di registrazione',
    number: 'Numero di registrazione',
    title: 'Titolo dell’opera',
    claimants: 'Titolare dei diritti',
    author: 'Autore',
    date: 'Data di registrazione',
    completed: 'Anno di creazione',
  },
  portuguese: {
    heading: 'Certificado de registro',
    number: 'Número de registro',
    title: 'Título da obra',
    claimants: 'Titular dos direitos',
    author: 'Autor',
    date: 'Data de registro',
    completed: 'Ano de criação',
  },
  chinese: {
    heading: '作品登记证书',
    number: '登记号',
    title: '作品名称',
    claimants: '著作权人',
    author: '作者',
    date: '登记日期',
    completed: '创作完成日期',
  },
  japanese: {
    heading: '著作権登録通知書',
    number: '登録番号',
    title: '著作物の題号',
    claimants: '著作権者',
    author: '著作者',
    date: '登録年月日',
    completed: '創作年月日',
  },
}

export const registrationLayouts = ['lines', 'columns', 'stacked', 'table', 'numbered'] as const
export type RegistrationLayout = (typeof registrationLayouts)[number]

type Options = {
  language?: Language
  layout?: RegistrationLayout
  /** Draws on the page after everything else. */
  more?: (page: PDFKit.PDFDocument) => void
  password?: string
}

const toFontPath = (path: string) => fileURLToPath(new URL(`../../node_modules/@embedpdf/${path}`, import.meta.url))
const getFontPath = (language: Language, text: string): string | undefined => {
  const japanese = language === 'japanese' || /[\u3040-\u30ff]/.test(text)
  if (japanese) return toFontPath('fonts-jp/fonts/NotoSansJP-Regular.otf')
  const chinese = language === 'chinese' || /\p{Script=Han}/u.test(text)
  if (chinese) return toFontPath('fonts-sc/fonts/NotoSansHans-Regular.otf')
  return undefined
}

/** Fonts of some megabytes, which pdfkit would read and parse for each document. What it embeds is each document's own. */
const fonts = new Map<string, PDFKit.Mixins.PDFFontSource>()

function getFont(path: string): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(path) ?? (create(readFileSync(path)) as unknown as PDFKit.Mixins.PDFFontSource)
  fonts.set(path, font)
  return font
}

/** A copyright registration as an office would print it. */
export function buildRegistrationPdf(paper: RegistrationFields, options: Options = {}): Promise<Buffer> {
  const { language = 'english', layout = 'lines', more, password } = options
  const names = labels[language]
  const fontPath = getFontPath(language, JSON.stringify(paper))
  return buildPdf(
    (page) => {
      if (fontPath) page.font(getFont(fontPath))
      page.fontSize(18).text(names.heading)
      if (paper.office) page.fontSize(11).text(paper.office)
      page.moveDown().fontSize(11)
      const rows: [string, string][] = [
        [names.number, paper.number],
        [names.title, paper.title],
        ...(paper.author ? [[names.author, paper.author] as [string, string]] : []),
        [names.claimants, paper.claimants],
        [names.date, paper.date],
        ...(paper.completed ? [[names.completed, paper.completed] as [string, string]] : []),
      ]
      drawRows(page, rows, layout)
      more?.(page)
    },
    password ? { userPassword: password } : {},
  )
}

function drawRows(page: PDFKit.PDFDocument, rows: [string, string][], layout: RegistrationLayout): void {
  let { y } = page
  for (const [at, [label, value]] of rows.entries()) {
    if (layout === 'lines') page.text(`${label}: ${value}`)
    if (layout === 'numbered') page.text(`${at + 1}. ${label}: ${value}`)
    if (layout === 'stacked') page.text(label).text(value).moveDown(0.5)
    if (layout === 'columns') {
      page.text(label, 72, y).text(value, 290, y)
      y += 22
    }
    if (layout === 'table') {
      const x = 50 + (at % 2) * 270
      page.text(label, x, y + Math.floor(at / 2) * 50).text(value, x, y + Math.floor(at / 2) * 50 + 16)
    }
  }
}

/** A PDF with whatever `draw` puts on its first page. */
export function buildPdf(
  draw: (page: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((done, failed) => {
    const page = new PdfDocument(options)
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => done(Buffer.concat(chunks)))
    page.on('error', failed)
    draw(page)
    page.end()
  })
}

/** A hand-written PDF: its objects are numbered from 1, the first is the catalog. */
export function buildRawPdf(objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let at = parts[0]?.length ?? 0
  for (const [n, object] of objects.entries()) {
    const bytes = Buffer.concat([Buffer.from(`${n + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    places.push(at)
    at += bytes.length
    parts.push(bytes)
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
