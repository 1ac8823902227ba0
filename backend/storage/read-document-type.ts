import { open } from 'node:fs/promises'

/** Detects a copyright document's type from its content; undefined if it is neither PDF, JPEG nor PNG. */
export async function detectDocumentType(path: string): Promise<string | undefined> {
  const head = await readFileHead(path, 8)
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head === '\x89PNG\r\n\x1a\n' ? 'image/png' : undefined
}

/** The first bytes of a local file, one character per byte. */
export async function readFileHead(path: string, bytes: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}
