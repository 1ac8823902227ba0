import { open } from 'node:fs/promises'

/** What a copyright document really is; undefined when it is neither PDF, JPEG nor PNG. */
export async function readDocumentType(path: string): Promise<string | undefined> {
  const head = await readHead(path, 8)
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head === '\x89PNG\r\n\x1a\n' ? 'image/png' : undefined
}

/** The first bytes of a local file, one character each. */
export async function readHead(path: string, bytes: number): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await file.close()
  }
}
