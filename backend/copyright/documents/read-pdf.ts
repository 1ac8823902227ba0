import { spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PdfText } from './pdf-process.ts'

const HEAP_MB = 192
const MEMORY_BYTES = 700 * 1024 * 1024
const ANSWER_BYTES = 4 * 1024 * 1024
const MEMORY_POLL_MS = 50

export type PdfReading = { text: PdfText } | { problem: 'encrypted' | 'unreadable' | 'too-heavy' }

/**
 * Reads a PDF in a subprocess with 192 MB of heap, 700 MB of memory, `seconds` of time, no environment, no write access
 * and no child processes. A document that exceeds a limit is "too-heavy"; this process is never affected.
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
      `--allow-fs-read=${join(entry, '../../../../package.json')}`,
      `--allow-fs-read=${join(entry, '../../../../node_modules')}`,
      `--allow-fs-read=${join(library, '../')}`,
      '--no-warnings',
      entry,
    ],
    // The environment holds secrets.
    { env: {}, stdio: ['pipe', 'pipe', 'ignore'] },
  )
  const end = () => child.kill('SIGKILL')
  const late = setTimeout(end, seconds * 1000)
  const watch = setInterval(() => {
    void getResidentBytes(child.pid).then((used) => used > MEMORY_BYTES && end())
  }, MEMORY_POLL_MS)
  const chunks: Buffer[] = []
  let received = 0
  child.stdout.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > ANSWER_BYTES) end()
    else chunks.push(chunk)
  })
  // The subprocess may exit before it has read all input.
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

/** Resident memory of a process in bytes; 0 on systems without /proc. */
async function getResidentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * 4096
}
