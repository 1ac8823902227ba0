import { spawn } from 'node:child_process'
import type { Reason } from '#module/copyright/policy'
import type { PdfLine } from './pdf-process.ts'
import { readPdf } from './read-pdf.ts'

/** A document's text with its positions, who read it, and the problems met. */
export type DocumentReading = {
  by: 'text' | 'tesseract' | 'model' | 'nobody'
  lines: PdfLine[]
  problems: Reason[]
  pages: number
  hidden: string[]
}

/** Transcribes a picture; undefined when it cannot. The result is treated as data only. */
type ImageReader = (picture: Buffer, type: string) => Promise<string | undefined>

let imageReader: ImageReader | undefined

/** Registers a vision model as the reader of pictures. The worker calls it when one is configured. */
export function registerImageReader(reader: ImageReader | undefined): void {
  imageReader = reader
}

const PAGES_MAX = 40
const OCR_SECONDS = 40
const OCR_BYTES = 200_000

/** Reads a stored copyright document. Content never makes it throw; problems become reasons for a review. */
export async function readDocument(bytes: Buffer, type: string): Promise<DocumentReading> {
  return type === 'application/pdf' ? readPdfDocument(bytes) : readImage(bytes, type)
}

async function readPdfDocument(bytes: Buffer): Promise<DocumentReading> {
  const reading = await readPdf(bytes)
  if ('problem' in reading) return buildEmptyReading([reading.problem])
  const { lines, pages, hidden, pictures } = reading.text
  const problems: Reason[] = []
  // A PDF without its end-of-file marker is truncated.
  if (!bytes.subarray(-2048).includes('%%EOF')) problems.push('truncated')
  if (pages > PAGES_MAX) problems.push('too-many-pages')
  if (hidden.length > 0) problems.push('hidden-text')
  if (lines.length === 0) problems.push(pictures.length > 0 ? 'picture' : 'no-text')
  else if (pictures.length > 0) problems.push('picture')
  return { by: 'text', lines, problems, pages, hidden }
}

async function readImage(bytes: Buffer, type: string): Promise<DocumentReading> {
  const seen = await imageReader?.(bytes, type).catch(() => undefined)
  if (seen) return { by: 'model', lines: toLines(seen), problems: [], pages: 1, hidden: [] }
  const recognized = await runTesseract(bytes)
  if (recognized) return { by: 'tesseract', lines: toLines(recognized), problems: [], pages: 1, hidden: [] }
  return buildEmptyReading(['picture'])
}

/** Runs `tesseract`; undefined if it is not installed, times out or finds nothing. */
async function runTesseract(bytes: Buffer): Promise<string | undefined> {
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

/** Splits plain text into lines; wide gaps separate columns. */
function toLines(text: string): PdfLine[] {
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

function buildEmptyReading(problems: Reason[]): DocumentReading {
  return { by: 'nobody', lines: [], problems, pages: 0, hidden: [] }
}
