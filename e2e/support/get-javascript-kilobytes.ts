import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { getCredentials } from './fixtures.ts'

/** What the first load of the home page may ask for, in kilobytes of JavaScript as gzip sends it. */
export const HOME_JAVASCRIPT_KB = 110

/** Kilobytes of JavaScript that the first load of a page asks for, as gzip sends them. */
export async function getJavascriptKilobytes(tab: Page, path: string): Promise<number> {
  let bytes = 0
  const sizes: Promise<void>[] = []
  tab.on('response', (answer) => {
    if (!answer.url().endsWith('.js')) return
    sizes.push(
      answer.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await tab.goto(getCredentials().url + path, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  return bytes / 1000
}
