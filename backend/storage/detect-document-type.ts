import { getFileHead } from './get-file-head.ts'

/** Detects a copyright document's type from its content; undefined if it is neither PDF, JPEG nor PNG. */
export async function detectDocumentType(path: string): Promise<string | undefined> {
  const head = await getFileHead(path, 8)
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head === '\x89PNG\r\n\x1a\n' ? 'image/png' : undefined
}
