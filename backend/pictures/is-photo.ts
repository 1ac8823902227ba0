import { getFileHead } from '#module/storage'

/** Only formats that cameras and phones produce reach a decoder: no SVG, no PDF, nothing with external references. */
export async function isPhoto(path: string, { avif = false } = {}): Promise<boolean> {
  const head = await getFileHead(path, 16)
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') ||
    (avif && /^....ftyp(avif|avis|mif1)/s.test(head))
  )
}
