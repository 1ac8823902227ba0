import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reason } from '#module/copyright/policy'
import { renderPicture } from '#module/pictures'
import { LimitedTaskError, runLimitedProgram } from '#runtime/limited/run-limited'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import type { PdfLine } from './pdf-task.ts'
import { type PdfReading, parsePdf } from './parse-pdf.ts'

/** A document's text with its positions, who read it, and the problems met. */
export type DocumentReading = {
  by: 'text' | 'tesseract' | 'model' | 'nobody'
  lines: PdfLine[]
  problems: Reason[]
  pages: number
  hidden: string[]
}

/** Transcribes a JPEG; undefined when it cannot. The result is treated as data only. */
type ImageReader = (picture: Buffer) => Promise<string | undefined>

let imageReader: ImageReader | undefined

/** Registers a vision model as the reader of pictures. The worker calls it when one is configured. */
export function registerImageReader(reader: ImageReader | undefined): void {
  imageReader = reader
}

const PAGES_MAX = 40
const OCR_LIMITS = { cpuSeconds: 40, memoryMegabytes: 500 }
const DOCUMENT_MAX_PIXELS = 100_000_000
/** Longer side of what OCR and the model see: letters of an A4 page are still 30 pixels high. */
const READABLE_PX = 3_000
const OCR_BYTES = 200_000

/** Reads a stored copyright document. Content never makes it throw; problems become reasons for a review. */
export async function parseDocument(bytes: Buffer, type: string): Promise<DocumentReading> {
  return type === 'application/pdf' ? readPdfDocument(bytes) : readImage(bytes)
}

async function readPdfDocument(bytes: Buffer): Promise<DocumentReading> {
  return buildPdfReading(bytes, await parsePdf(bytes))
}

/** What a parsed PDF means for the check: its lines, and the reasons for a review. */
export function buildPdfReading(bytes: Buffer, reading: PdfReading): DocumentReading {
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

async function readImage(bytes: Buffer): Promise<DocumentReading> {
  return await runWithTemporaryFolder(async (folder) => {
    const path = join(folder, 'document')
    await writeFile(path, bytes)
    const picture = await renderReadablePicture(path, folder)
    if (!picture) return buildEmptyReading(['picture'])
    const seen = await imageReader?.(picture).catch(() => undefined)
    if (seen) return { by: 'model', lines: toLines(seen), problems: [], pages: 1, hidden: [] }
    const recognized = await runTesseract(picture)
    if (recognized) return { by: 'tesseract', lines: toLines(recognized), problems: [], pages: 1, hidden: [] }
    return buildEmptyReading(['picture'])
  })
}

/** From its pixels, so that no reader sees more of them than it can bear, and no metadata leaves the system. */
async function renderReadablePicture(path: string, folder: string): Promise<Buffer | undefined> {
  const target = join(folder, 'readable')
  const readable = { target, width: READABLE_PX, height: READABLE_PX, format: 'jpeg', quality: 90 } as const
  try {
    await renderPicture({ path, maxPixels: DOCUMENT_MAX_PIXELS, renditions: [readable] }, folder)
    return await readFile(target)
  } catch (error) {
    if (error instanceof LimitedTaskError) return undefined
    throw error
  }
}

/** Runs `tesseract`; undefined if it is not installed, exceeds its limits or finds nothing. */
async function runTesseract(picture: Buffer): Promise<string | undefined> {
  try {
    const text = await runLimitedProgram('tesseract', ['stdin', 'stdout'], OCR_LIMITS, (stdin) => stdin.end(picture))
    return text.toString().trim() ? text.toString() : undefined
  } catch (error) {
    if (error instanceof LimitedTaskError) return undefined
    throw error
  }
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
