import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CatalogSong, listAlbums, listSongs } from '#contract/catalog'
import { GENRES, MOODS } from '#contract/catalog/details'
import { BrowseMusicPage } from '#frontend/catalog/BrowseMusicPage.tsx'
import { PublicShowcasePage } from '#frontend/catalog/showcase/PublicShowcasePage.tsx'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'

const SONG: CatalogSong = {
  id: '01999999-0000-7000-8000-000000000001',
  title: 'Low Tide',
  artist: 'Nora Vale',
  artistId: '01999999-0000-7000-8000-000000000002',
  price: 5,
  editionId: '01999999-0000-7000-8000-000000000003',
  edition: 'song',
  editionTitle: 'Low Tide',
  copies: 10,
  copiesLeft: 2,
  soldOut: false,
  durationMs: 200_000,
  previewUrl: null,
  coverUrl: null,
  openSale: null,
}

function mockCatalog() {
  const api = mockApi()
  api.reply(listAlbums, [])
  return { ...api, getLastQuery: () => api.requests(listSongs).at(-1)?.url.search }
}

const getSelect = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('what is chosen stands in the address and is asked of the catalog', async () => {
  const api = mockCatalog()
  api.reply(listSongs, [SONG])
  const { user, getLocation } = renderScreen(<BrowseMusicPage />, '/browse-music')
  await screen.findByText('1 song, newest first')
  // Without a choice, the call is the one that the prerendered page preloads.
  expect(api.getLastQuery()).toBe('?limit=24')

  await user.selectOptions(getSelect('Sort'), 'Price, low to high')
  expect(getLocation()).toBe('/browse-music?sort=price-low')
  await screen.findByText('1 song: Price, low to high')
  await user.selectOptions(getSelect('Genre'), 'R&B')
  await user.selectOptions(getSelect('Mood'), 'Calm')
  await user.click(screen.getByRole('checkbox', { name: 'On open sale' }))
  expect(getLocation()).toBe('/browse-music?sort=price-low&genre=R%26B&mood=Calm&openSale=1')
  await waitFor(() => {
    expect(Object.fromEntries(new URLSearchParams(api.getLastQuery()))).toEqual({
      sort: 'price-low',
      genre: 'R&B',
      mood: 'Calm',
      openSale: '1',
      limit: '24',
    })
  })

  await user.selectOptions(getSelect('Sort'), 'Newest')
  await user.selectOptions(getSelect('Genre'), 'All genres')
  await user.selectOptions(getSelect('Mood'), 'All moods')
  await user.click(screen.getByRole('checkbox', { name: 'On open sale' }))
  expect(getLocation()).toBe('/browse-music')
})

test('an address is the filter; what nobody knows in it is ignored', async () => {
  const api = mockCatalog()
  api.reply(listSongs, [SONG])
  const path = '/browse-music?q=tide&sort=nearly-gone&genre=Folk&mood=Polka&openSale=yes'
  const { user, getLocation } = renderScreen(<BrowseMusicPage />, path)
  await screen.findByText('1 song for “tide”')
  expect(api.getLastQuery()).toBe('?q=tide&genre=Folk&sort=nearly-gone&limit=24')
  expect([getSelect('Sort').value, getSelect('Genre').value, getSelect('Mood').value]).toEqual([
    'nearly-gone',
    'Folk',
    '',
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'On open sale' }).checked).toBe(false)
  // Words are one more part of it.
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'low{Enter}')
  expect(new URLSearchParams(getLocation().split('?')[1]).get('genre')).toBe('Folk')
})

test('where no song fits, the filters can be cleared', async () => {
  const api = mockCatalog()
  api.reply(listSongs, [])
  api.reply(listSongs, [SONG])
  const { user, getLocation } = renderScreen(<BrowseMusicPage />, '/browse-music?sort=collected&mood=Tense')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(getLocation()).toBe('/browse-music')
  // The button is gone, and its place is not lost.
  expect(document.activeElement).toBe(await screen.findByText('1 song, newest first'))
  expect(screen.queryByText('No songs match')).toBeNull()
})

test('the showcase has the same filters and hands them on', async () => {
  const api = mockCatalog()
  api.reply(listSongs, [SONG])
  const { user } = renderScreen(<PublicShowcasePage />, '/public-showcase')
  await screen.findByText('Low Tide')
  expect(api.getLastQuery()).toBe('?limit=12')
  await user.selectOptions(getSelect('Sort'), 'Most collected')
  await screen.findByText('1 song: Most collected')
  expect(api.getLastQuery()).toBe('?sort=collected&limit=12')
  const all = screen.getByRole('link', { name: 'All songs, with their covers' })
  expect(all.getAttribute('href')).toBe('/browse-music?sort=collected')
})

test('every genre and mood that artists choose from can be filtered by, in their order', async () => {
  mockCatalog().reply(listSongs, [SONG])
  renderScreen(<BrowseMusicPage />)
  await screen.findByText('Low Tide')
  const listValues = (name: string) =>
    within(getSelect(name))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
  expect(listValues('Genre')).toEqual(['', ...GENRES])
  expect(listValues('Mood')).toEqual(['', ...MOODS])
})
