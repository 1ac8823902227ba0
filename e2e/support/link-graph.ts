import { type Page, expect } from '@playwright/test'
import { routes } from '#frontend/app/routes.ts'
import { getCredentials, waitForAnswers } from './fixtures.ts'
import type { Person } from './sign-in.ts'

type Link = { pathname: string; pattern: string }

const patterns = routes.map(({ path }) => ({
  path,
  expression: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))
const toPattern = (pathname: string) => patterns.find(({ expression }) => expression.test(pathname))?.path

/** The links of each page that was opened, by who opened it. */
const recorded = new Map<string, Link[]>()
const toKey = (person: Person, path: string) => `${person} ${path}`

/** Remembers the links of the page at `path`, which is open, to routes of ours. Each has a name. */
export async function recordLinks(page: Page, person: Person, path: string): Promise<Link[]> {
  const { url } = getCredentials()
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      name: link.textContent + (link.ariaLabel ?? '') + (link.querySelector('img')?.alt ?? ''),
    })),
  )
  const own = links.flatMap(({ href, name }) => {
    const { origin, pathname } = new URL(href)
    const pattern = origin === url ? toPattern(pathname) : undefined
    return pattern ? [{ pathname, pattern, name: name.trim() }] : []
  })
  // Asked once: of a page with many links, an assertion for each takes as long as opening it.
  const unnamed = own.filter(({ name }) => name === '').map(({ pathname }) => pathname)
  expect.soft(unnamed, `links without a name on ${path}`).toEqual([])
  recorded.set(toKey(person, path), own)
  return own
}

/**
 * Follows links from `home` until none of the wanted routes is missing, and takes those that it reaches from `missing`.
 * Each route is looked at once: the pages whose links are known first, then, unless `onlyKnown`, the others, which are
 * opened for it.
 */
export async function findRoutes(
  page: Page,
  { person, home, missing, onlyKnown }: { person: Person; home: string; missing: Set<string>; onlyKnown: boolean },
): Promise<void> {
  const reached = new Set([home])
  const waiting = [home]
  while (waiting.length > 0 && missing.size > 0) {
    const known = waiting.findIndex((path) => recorded.has(toKey(person, path)))
    if (onlyKnown && known === -1 && reached.size > 1) return
    const [path = home] = waiting.splice(Math.max(known, 0), 1)
    for (const { pathname, pattern } of recorded.get(toKey(person, path)) ?? (await openLinks(page, person, path))) {
      if (reached.has(pattern)) continue
      reached.add(pattern)
      missing.delete(pattern)
      waiting.push(pathname)
    }
  }
}

async function openLinks(page: Page, person: Person, path: string): Promise<Link[]> {
  await page.goto(getCredentials().url + path)
  await waitForAnswers(page)
  return recordLinks(page, person, path)
}
