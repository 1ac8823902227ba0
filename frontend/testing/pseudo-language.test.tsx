import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { FineArtPage } from '#frontend/art-cards/cards/FineArtPage.tsx'
import { GKeyLoginPage } from '#frontend/auth/GKeyLoginPage.tsx'
import { LostGKeyPage } from '#frontend/auth/LostGKeyPage.tsx'
import { SignInPage } from '#frontend/auth/SignInPage.tsx'
import { BrowseMusicPage } from '#frontend/catalog/BrowseMusicPage.tsx'
import { PublicShowcasePage } from '#frontend/catalog/showcase/PublicShowcasePage.tsx'
import { AdvertisingPage } from '#frontend/content/AdvertisingPage.tsx'
import { ContactUsPage } from '#frontend/content/ContactUsPage.tsx'
import { CopyrightMaterialPage } from '#frontend/content/CopyrightMaterialPage.tsx'
import { GenerateIncomePage } from '#frontend/content/GenerateIncomePage.tsx'
import { GovernanceInfoPage } from '#frontend/content/GovernanceInfoPage.tsx'
import { OurStaffPage } from '#frontend/content/OurStaffPage.tsx'
import { PrivacyPolicyPage } from '#frontend/content/PrivacyPolicyPage.tsx'
import { TermsOfServicePage } from '#frontend/content/TermsOfServicePage.tsx'
import { VisitorInformationPage } from '#frontend/content/VisitorInformationPage.tsx'
import { GodfreyChatPage } from '#frontend/godfrey/GodfreyChatPage.tsx'
import { RedeemKeymailPage } from '#frontend/keymails/redeem/RedeemKeymailPage.tsx'
import { FanVisitorChoicePage } from '#frontend/landing/FanVisitorChoicePage.tsx'
import { HomePage } from '#frontend/landing/HomePage.tsx'
import { NoCopies } from '#frontend/library/NoCopies.tsx'
import { BeforeYouGoPage } from '#frontend/newsletter/BeforeYouGoPage.tsx'
import { SearchPage } from '#frontend/search/SearchPage.tsx'
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
const UNTRANSLATED =
  /^(TuneMaker|GREEN ROOM|Godfrey|G-Key|Keymails|Break Through|Revolutionary|TM-\S*|GK-\S*|hello@tunemaker\.example|\$?[\d.,:%–•\s]+)$/

const READ_ATTRIBUTES = ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder']

/** What a person sees or hears of the page that did not come from a catalog. */
function listEscapedTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  while (texts.nextNode()) {
    // What says its language is meant to be in it, such as the names of languages.
    const { parentElement, nodeValue } = texts.currentNode
    if (!parentElement?.closest('[lang]')) seen.push(nodeValue ?? '')
  }
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
  ['sign in with a G-Key', () => <GKeyLoginPage />],
  ['a lost G-Key', () => <LostGKeyPage />],
  ['search', () => <SearchPage />],
  ['the chat', () => <GodfreyChatPage />],
  ['fine art', () => <FineArtPage />],
  ['before you go', () => <BeforeYouGoPage />],
  ['the visitors’ hub', () => <VisitorInformationPage stayUpdated={null} />],
  ['contact', () => <ContactUsPage />],
  ['our staff', () => <OurStaffPage />],
  ['advertising', () => <AdvertisingPage />],
  ['the Governance Tracker', () => <GovernanceInfoPage />],
  ['copyright', () => <CopyrightMaterialPage />],
  ['income', () => <GenerateIncomePage />],
  ['the terms', () => <TermsOfServicePage />],
  ['privacy', () => <PrivacyPolicyPage />],
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
