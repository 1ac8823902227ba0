import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { SignInPage } from '#frontend/auth/SignInPage.tsx'
import { BrowseMusicPage } from '#frontend/catalog/BrowseMusicPage.tsx'
import { PublicShowcasePage } from '#frontend/catalog/showcase/PublicShowcasePage.tsx'
import { RedeemKeymailPage } from '#frontend/keymails/redeem/RedeemKeymailPage.tsx'
import { FanVisitorChoicePage } from '#frontend/landing/FanVisitorChoicePage.tsx'
import { HomePage } from '#frontend/landing/HomePage.tsx'
import { NoCopies } from '#frontend/library/NoCopies.tsx'
import { mockApi } from './mock-api.ts'
import { renderScreen } from './render-screen.tsx'

// A language of our own: every message is its key in brackets, so whatever stands outside of them is in no catalog.
vi.mock('#frontend/lib/messages/use-messages.ts', () => ({
  useMessages:
    () =>
    (key: string, values: Record<string, unknown> = {}) =>
      `⟦${[key, ...Object.values(values)].join(' ')}⟧`,
}))

/** The same in every language: names, codes and amounts. */
const UNTRANSLATED = /^(TuneMaker|GREEN ROOM|TM-\S*|GK-\S*|\$?[\d.,:%–•\s]+)$/

const READ_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']

/** What a person sees or hears of the page that did not come from a catalog. */
function listEscapedTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  while (texts.nextNode()) seen.push(texts.currentNode.nodeValue ?? '')
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of READ_ATTRIBUTES) seen.push(element.getAttribute(name) ?? '')
  }
  return seen
    .map((text) => text.replaceAll(/⟦[^⟧]*⟧/g, '').trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !UNTRANSLATED.test(text))
}

test.each<[string, () => ReactNode]>([
  ['home', () => <HomePage />],
  ['fan or visitor', () => <FanVisitorChoicePage />],
  ['browse music', () => <BrowseMusicPage />],
  ['public showcase', () => <PublicShowcasePage />],
  ['redeem a Keymail', () => <RedeemKeymailPage />],
  ['sign in', () => <SignInPage />],
  ['no copies', () => <NoCopies />],
])('every text of %s comes from a catalog', async (_, render) => {
  mockApi()
  renderScreen(render())
  expect((await screen.findAllByText(/⟦/)).length).toBeGreaterThan(0)
  expect(listEscapedTexts()).toEqual([])
})

test('the check sees what escapes', () => {
  renderScreen(<p title="⟦a⟧">Sold out ⟦b⟧</p>)
  expect(listEscapedTexts()).toEqual(['Sold out'])
})
