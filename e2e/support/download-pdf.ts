import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

/** Clicks a download and parses the PDF: its text without white space, and its links. */
export async function downloadPdf(page: Page, press: () => Promise<unknown>) {
  const coming = page.waitForEvent('download', { timeout: 60_000 })
  await press()
  const file = await coming
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  const links: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const notes = (await (await pdf.getPage(page)).getAnnotations()) as { unsafeUrl?: string; url?: string }[]
    for (const { unsafeUrl, url } of notes) links.push(unsafeUrl ?? url ?? '')
  }
  return { name: file.suggestedFilename(), text: text.replaceAll(/\s/g, ''), links, pages: pdf.numPages }
}
