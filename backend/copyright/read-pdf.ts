import { spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PdfText } from './pdf-process.ts'

const HEAP_MB = 192
const MEMORY_BYTES = 700 * 1024 * 1024
const ANSWER_BYTES = 4 * 1024 * 1024
const LOOK_EVERY_MS = 50

export type PdfReading = { text: PdfText } | { problem: 'encrypted' | 'unreadable' | 'too-heavy' }

/**
 * The words of a PDF, read in a process of its own: 192 MB of heap, 700 MB in all, `seconds` of time, no environment, no
 * writing, no further processes. A document that needs more is "too-heavy"; nothing that it does reaches this process.
 */
export async function readPdf(bytes: Buffer, { seconds = 20 } = {}): Promise<PdfReading> {
  const entry = fileURLToPath(new URL('pdf-process.ts', import.meta.url))
  const library = await realpath(dirname(fileURLToPath(import.meta.resolve('unpdf'))))
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MB}`,
      '--permission',
      `--allow-fs-read=${entry}`,
      `--allow-fs-read=${join(entry, '../../../package.json')}`,
      `--allow-fs-read=${join(entry, '../../../node_modules')}`,
      `--allow-fs-read=${join(library, '../')}`,
      '--no-warnings',
      entry,
    ],
    // Not even the environment, where the secrets are.
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const end = () => child.kill('SIGKILL')
  const late = setTimeout(end, seconds * 1000)
  const watch = setInterval(() => {
    void residentBytes(child.pid).then((used) => used > MEMORY_BYTES && end())
  }, LOOK_EVERY_MS)
  const chunks: Buffer[] = []
  let received = 0
  child.stdout.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > ANSWER_BYTES) end()
    else chunks.push(chunk)
  })
  // It may die before it has read everything.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve)
    child.once('error', reject)
  }).finally(() => {
    clearTimeout(late)
    clearInterval(watch)
  })
  if (code !== 0) return { problem: 'too-heavy' }
  return JSON.parse(Buffer.concat(chunks).toString()) as PdfReading
}

/** How much memory a process holds; 0 where the system does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * 4096
}
