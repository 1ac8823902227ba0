import type { Page } from '@playwright/test'
import { getCredentials } from './fixtures.ts'

/** The pages that the server sends prerendered to everybody. */
export async function listPrerenderedPaths(): Promise<string[]> {
  const pages = await (await fetch(`${getCredentials().url}/prerendered.json`)).json()
  return Object.entries(pages as Record<string, { isOwn: boolean }>).flatMap(([path, { isOwn }]) => (isOwn ? [] : path))
}

/** Errors of the page from now on, and messages about markup that React had to render again. */
export function watchHydration(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.text().startsWith('Hydration failed')) errors.push(`${page.url()}: ${message.text()}`)
  })
  return errors
}
