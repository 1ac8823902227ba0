import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listArtistSongs } from '#contract/catalog'
import type { EndpointReply } from '#contract/http'
import { errors } from '#contract/keymails'
import { createKeymail } from '#contract/keymails/issuing'
import { listKeymails } from '#contract/keymails/listing'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { ARTIST } from '#frontend/testing/sample-artist.ts'
import { CreateKeymailPanel } from './CreateKeymailPanel.tsx'

type Song = EndpointReply<typeof listArtistSongs>[number]

const AURORA: Song = {
  id: 'song-1',
  title: 'Aurora',
  artist: 'Ada Lark',
  price: 5,
  editionId: 'edition-1',
  copies: 100,
  editionState: 'published' as const,
  status: 'published',
  issued: 3,
  free: 97,
  redeemed: 0,
  audioUrl: '/audio/1',
  durationMs: 65_000,
  peaks: null,
  format: 'MP3',
  bitRate: 192_000,
  releasedBefore: null,
  preview: 'ready',
  previewUrl: null,
  coverUrl: null,
}

const CREATED = {
  data: { keymailId: 'TM-20261122-ABCDEFGH', address: 'AdaLark.Aurora.00004@fans.test', copy: 4, of: 100, price: 7.5 },
}

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
  api.reply(listKeymails, [])
})

async function renderPanel({ songs = [AURORA], artist = ARTIST } = {}) {
  api.reply(listArtistSongs, songs)
  const view = renderScreen(<CreateKeymailPanel artist={artist} />)
  await screen.findByLabelText(/^Song/)
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create Keymail' }))
  return { ...view, submit }
}

test('creates a Keymail of the chosen song and shows its ticket', async () => {
  api.reply(createKeymail, CREATED)
  const { user, submit } = await renderPanel()
  const price = screen.getByLabelText<HTMLInputElement>('Price for the fan')
  expect(price.value).toBe('7.50')
  await user.clear(price)
  await user.type(price, '9.25')
  await submit()
  expect(await screen.findByText('Generated: TM-20261122-ABCDEFGH')).toBeTruthy()
  expect(api.requests(createKeymail).map(({ body }) => body)).toEqual([
    { songId: 'song-1', songTitle: 'Aurora', pricing: 9.25 },
  ])
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy()
  expect(screen.getAllByText('AdaLark.Aurora.00004@fans.test').length).toBeGreaterThan(0)
  expect(price.value).toBe('9.25')
})

test.each([
  ['', 'Please enter a price in dollars, such as 7.50.'],
  ['0.99', errors['price-too-low'].message],
  ['10000.01', errors['price-too-high'].message],
])('the price "%s" is rejected at its field, which gets the focus', async (typed, message) => {
  const { user, submit } = await renderPanel()
  const price = screen.getByLabelText<HTMLInputElement>('Price for the fan')
  await user.clear(price)
  if (typed) await user.type(price, typed)
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(price))
  expect(price.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(price.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
    message,
  )
  expect(api.requests(createKeymail)).toHaveLength(0)
})

test('without songs the title is typed; an empty one is the first error', async () => {
  const { user, submit } = await renderPanel({ songs: [] })
  const title = screen.getByLabelText<HTMLInputElement>('Song title')
  await user.clear(screen.getByLabelText('Price for the fan'))
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(screen.getByText('Which song is this Keymail for?')).toBeTruthy()
  expect(screen.getByText('Please enter a price in dollars, such as 7.50.')).toBeTruthy()
  await user.type(title, 'Aurora')
  expect(screen.queryByText('Which song is this Keymail for?')).toBeNull()
})

test('a typed title finds the song however it is written', async () => {
  api.reply(createKeymail, CREATED)
  const { user, submit } = await renderPanel({ songs: [{ ...AURORA, title: 'Élan' }] })
  await user.selectOptions(screen.getByLabelText('Song'), 'Type a title instead')
  await user.type(screen.getByLabelText('Song title'), ' elan ')
  await submit()
  await waitFor(() => expect(api.requests(createKeymail)).toHaveLength(1))
  expect(api.requests(createKeymail)[0]?.body).toMatchObject({ songId: 'song-1', songTitle: 'Élan' })
})

test('the server’s refusal is shown at the field, and everything typed is kept', async () => {
  api.reject(createKeymail, errors['song-ambiguous'])
  const { user, submit } = await renderPanel({ songs: [] })
  const title = screen.getByLabelText<HTMLInputElement>('Song title')
  await user.type(title, 'Undertow')
  await submit()
  await screen.findByText('Two of your songs share this title. Choose the one you mean from the list.')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(title.value).toBe('Undertow')
})

test('a lost connection is reported, and everything typed is kept', async () => {
  api.disconnect(createKeymail)
  const { submit } = await renderPanel()
  await submit()
  expect(await screen.findByText('Keymail Creation Failed')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Price for the fan').value).toBe('7.50')
})

test('an edition whose copies all have a Keymail creates no more', async () => {
  await renderPanel({ songs: [{ ...AURORA, free: 0, issued: 100 }] })
  expect(screen.getByRole('button', { name: 'Create Keymail' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('All 100 copies of this edition have their Keymail.')).toBeTruthy()
})

test('without a payment account nothing is created', async () => {
  const { submit } = await renderPanel({ artist: { ...ARTIST, paypalEmail: null } })
  await submit()
  expect(await screen.findByText('PayPal Account Required')).toBeTruthy()
  expect(api.requests(createKeymail)).toHaveLength(0)
})

test('a test account gets a demo Keymail without any request', async () => {
  const view = renderScreen(<CreateKeymailPanel artist={{ ...ARTIST, accountType: 'test' }} />)
  await view.user.type(screen.getByLabelText('Song title'), 'Aurora')
  await view.user.click(screen.getByRole('button', { name: 'Create Keymail' }))
  expect(await screen.findByText(/^TM-DEMO-\d{6}: Test mode - not redeemable$/)).toBeTruthy()
  expect(api.requests(createKeymail)).toHaveLength(0)
})
