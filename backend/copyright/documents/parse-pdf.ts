import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LimitedTaskError, runLimited } from '#runtime/limited/run-limited'
import { runWithTemporaryFolder } from '#runtime/temporary-folder'
import type { PdfText } from './pdf-task.ts'
import type * as pdfTask from './pdf-task.ts'

const task = new URL('pdf-task.ts', import.meta.url)
const MEMORY_MEGABYTES = 700

export type PdfReading = { text: PdfText } | { problem: 'encrypted' | 'unreadable' | 'too-heavy' }

/**
 * Reads a PDF in a limited process. A document that exceeds 700 MB of memory or `cpuSeconds` is "too-heavy"; this
 * process is never affected.
 */
export async function parsePdf(bytes: Buffer, { cpuSeconds = 20 } = {}): Promise<PdfReading> {
  return await runWithTemporaryFolder(async (folder) => {
    const path = join(folder, 'document')
    await writeFile(path, bytes)
    const limits = { cpuSeconds, memoryMegabytes: MEMORY_MEGABYTES }
    try {
      return await runLimited<typeof pdfTask>(task, { path }, limits, folder)
    } catch (error) {
      if (error instanceof LimitedTaskError) return { problem: error.fault === 'content' ? 'unreadable' : 'too-heavy' }
      throw error
    }
  })
}
