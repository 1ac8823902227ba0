import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ArtCard, GALLERY_PAGE_SIZE, listCards } from '#contract/art-cards/cards'
import { commonErrors } from '#contract/http'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { GalleryPage } from './GalleryPage.tsx'

const CARD: Omit<ArtCard, 'id' | 'title'> = {
  description: '',
  artist: 'Nora Vale',
  artistId: '01999999-0000-7000-8000-000000000000',
  artworkImageUrl: '/image.webp',
  imageWidths: [480],
  aspectRatio: 0.8,
  rarity: 'common',
  scarcityCount: 10,
  scarcitySold: 0,
  price: 12,
  medium: null,
  dimensions: null,
  yearCreated: null,
}

const buildCards = (first: number, count: number): ArtCard[] =>
  Array.from({ length: count }, (_, n) => ({
    ...CARD,
    id: `01999999-0000-7000-8000-${String(first + n).padStart(12, '0')}`,
    title: `Card ${first + n}`,
  }))

test('cards after the first page are shown when they are asked for', async () => {
  const api = mockApi()
  api.reply(listCards, buildCards(1, GALLERY_PAGE_SIZE))
  api.reject(listCards, commonErrors.unavailable)
  api.reply(listCards, buildCards(GALLERY_PAGE_SIZE + 1, 2))
  const { user } = renderScreen(<GalleryPage />)
  expect(await screen.findAllByRole('heading', { name: /^Card/ })).toHaveLength(GALLERY_PAGE_SIZE)
  await user.click(screen.getByRole('button', { name: 'Show more cards' }))
  expect(await screen.findByText(commonErrors.unavailable.message)).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: /^Card/ })).toHaveLength(GALLERY_PAGE_SIZE)
  await user.click(screen.getByRole('button', { name: 'Show more cards' }))
  expect(await screen.findByRole('heading', { name: `Card ${GALLERY_PAGE_SIZE + 2}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more cards' })).toBeNull()
})

test('a gallery of one page offers no more', async () => {
  mockApi().reply(listCards, buildCards(1, 3))
  renderScreen(<GalleryPage />)
  expect(await screen.findByRole('heading', { name: 'Card 3' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more cards' })).toBeNull()
})

test('six placeholders stand for what loads, help for what failed, and a sentence for no cards', async () => {
  const api = mockApi()
  const answer = api.hold(listCards)
  const loading = renderScreen(<GalleryPage />)
  expect(loading.container.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  answer(buildCards(1, 1))
  expect(await screen.findByRole('heading', { name: 'Card 1' })).toBeTruthy()
  expect(loading.container.querySelectorAll('[data-placeholder]')).toHaveLength(0)
  loading.unmount()

  const failing = mockApi()
  failing.reject(listCards, commonErrors.unavailable)
  failing.reply(listCards, [])
  const { user } = renderScreen(<GalleryPage />)
  expect(await screen.findByText('The gallery could not be loaded')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No art cards available yet. Check back soon!')).toBeTruthy()
})
