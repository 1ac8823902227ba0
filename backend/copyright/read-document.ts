import { spawn } from 'node:child_process'
import type { Reason } from './contract.ts'
import type { PdfLine } from './pdf-process.ts'
import { readPdf } from './read-pdf.ts'

/** The words of a document with their places, who read them, and what stood in the way. */
export type DocumentReading = {
  by: 'text' | 'tesseract' | 'model' | 'nobody'
  lines: PdfLine[]
  problems: Reason[]
  pages: number
  hidden: string[]
}

/** Reads the words off a picture, as they stand there; undefined when it cannot. Whatever it answers is only text. */
type PictureReader = (picture: Buffer, type: string) => Promise<string | undefined>

let readWithModel: PictureReader | undefined

/** Gives Godfrey eyes: a model that can see. Wired by the worker when one is configured. */
export function wirePictureReader(reader: PictureReader | undefined): void {
  readWithModel = reader
}

const PAGES_MAX = 40
const OCR_SECONDS = 40
const OCR_BYTES = 200_000

/** Reads a stored copyright document. Never throws because of what is in it: problems are reasons for a person to look. */
export async function readDocument(bytes: Buffer, type: string): Promise<DocumentReading> {
  return type === 'application/pdf' ? readPdfDocument(bytes) : readPicture(bytes, type)
}

async function readPdfDocument(bytes: Buffer): Promise<DocumentReading> {
  const reading = await readPdf(bytes)
  if ('problem' in reading) return nothing([reading.problem])
  const { lines, pages, hidden, pictures } = reading.text
  const problems: Reason[] = []
  // A PDF ends with its own mark; without it a part of the document is missing.
  if (!bytes.subarray(-2048).includes('%%EOF')) problems.push('truncated')
  if (pages > PAGES_MAX) problems.push('too-many-pages')
  if (hidden.length > 0) problems.push('hidden-text')
  if (lines.length === 0) problems.push(pictures.length > 0 ? 'picture' : 'no-text')
  else if (pictures.length > 0) problems.push('picture')
  return { by: 'text', lines, problems, pages, hidden }
}

async function readPicture(bytes: Buffer, type: string): Promise<DocumentReading> {
  const seen = await readWithModel?.(bytes, type).catch(() => undefined)
  if (seen) return { by: 'model', lines: linesOf(seen), problems: [], pages: 1, hidden: [] }
  const recognized = await recognize(bytes)
  if (recognized) return { by: 'tesseract', lines: linesOf(recognized), problems: [], pages: 1, hidden: [] }
  return nothing(['picture'])
}

/** `tesseract`, where it is installed: undefined where not, or when it takes too long or finds nothing. */
async function recognize(bytes: Buffer): Promise<string | undefined> {
  const child = spawn('tesseract', ['stdin', 'stdout'], {
    env: { PATH: process.env['PATH'] ?? '', OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: OCR_SECONDS * 1000,
    killSignal: 'SIGKILL',
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    if (text.length < OCR_BYTES) text += chunk.toString()
  })
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
    child.once('error', () => resolve(null))
  })
  return code === 0 && text.trim() ? text : undefined
}

/** Plain text as lines; wide gaps part its columns. */
function linesOf(text: string): PdfLine[] {
  return text
    .slice(0, OCR_BYTES)
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => ({
      page: 1,
      cells: line
        .split(/\s{3,}|\t/)
        .filter(Boolean)
        .map((cell, at) => ({ x: at * 200, text: cell.trim() })),
    }))
}

function nothing(problems: Reason[]): DocumentReading {
  return { by: 'nobody', lines: [], problems, pages: 0, hidden: [] }
}
