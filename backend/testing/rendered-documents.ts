import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { type DocumentKind, renderDocument } from '#module/pdf'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { pause } from './poll-until.ts'
import { Browser } from './clients/browser.ts'

/** Renders all pending documents, as the worker does. */
export async function renderPendingDocuments(kinds: readonly DocumentKind[]): Promise<void> {
  const waiting = await sql<{ id: string }>(db, 'SELECT id FROM documents WHERE file_key IS NULL')
  for (const { id } of waiting) await renderDocument({ documentId: id }, kinds)
}

/** Requests a document and renders pending ones of these kinds until the response is no longer 202. */
export async function downloadDocument(
  path: string,
  kinds: readonly DocumentKind[],
  browser = new Browser(),
): Promise<{ status: number; headers: Headers; bytes: Uint8Array }> {
  for (;;) {
    const asking = browser.fetch('GET', path)
    let answer: Response | undefined
    while (!answer) {
      await renderPendingDocuments(kinds)
      answer = await Promise.race([asking, pause(20).then(() => undefined)])
    }
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (answer.status !== 202) return { status: answer.status, headers: answer.headers, bytes }
  }
}

/** Parses a PDF. `text` has no white space, since line breaks depend on the layout. */
export async function parseRenderedPdf(bytes: Uint8Array) {
  const raw = Buffer.from(bytes).toString('latin1')
  // The parser transfers the buffer it is given.
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const links: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const notes = (await (await pdf.getPage(page)).getAnnotations()) as { url?: string; unsafeUrl?: string }[]
    for (const { url, unsafeUrl } of notes) links.push(unsafeUrl ?? url ?? '')
  }
  return {
    text: text.replaceAll(/\s/g, ''),
    pages: pdf.numPages,
    links,
    title: info['Title'] as string,
    author: info['Author'] as string,
    language: info['Language'] as string,
    fonts: raw.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embedded: raw.match(/\/FontFile[23] /g)?.length ?? 0,
    builtIn: /\/Subtype \/Type1\b/.test(raw),
  }
}
