import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { EndpointReply } from '#contract/http'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { ARTIST } from '#frontend/testing/sample-artist.ts'
import { KeymailsPanel } from './KeymailsPanel.tsx'

const COPIES = 10_000
/** Of which the server sends no more than it is asked for. */
const ROWS_MAX = 50

const counts = { free: 0, onSale: 0, issued: COPIES, sent: 0, capturing: 0, redeemed: 0, void: 0 }

const EDITION: EndpointReply<typeof listEditions>[number] = {
  id: 'edition-1',
  kind: 'song',
  title: 'Aurora',
  price: 5,
  copies: COPIES,
  issued: COPIES,
  redeemed: 0,
  counts,
  state: 'published',
  transferable: false,
  release: null,
  coverUrl: '/api/covers/own-cover',
  songs: ['Aurora'],
  songIds: ['song-1'],
}

const createRows = (count: number, newest: number): EndpointReply<typeof listKeymails> =>
  Array.from({ length: count }, (_, at) => ({
    code: `TM-20261126-${String(newest - at).padStart(8, '0')}`,
    address: `AdaLark.Aurora.${newest - at}@fans.test`,
    copy: newest - at,
    of: COPIES,
    price: 5,
    state: 'issued' as const,
    editionId: EDITION.id,
    songTitle: EDITION.title,
    issuedAt: '2026-11-26T00:00:00.000Z',
    mail: null,
    voidReason: null,
    reissued: false,
  }))

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
  api.reply(listEditions, [EDITION])
})

const countRows = () => within(screen.getByRole('table')).getAllByRole('row').length - 1

test('of an edition of 10,000 one page is asked for and drawn, also after a search', async () => {
  api.reply(listKeymails, createRows(ROWS_MAX + 1, COPIES))
  api.reply(listKeymails, createRows(ROWS_MAX + 1, 9_000))
  const { user } = renderScreen(<KeymailsPanel artist={ARTIST} />)
  await screen.findByRole('table')
  expect(countRows()).toBe(ROWS_MAX)
  await user.type(screen.getByRole('searchbox'), '9')
  await screen.findByText('TM-20261126-00009000')
  expect(countRows()).toBe(ROWS_MAX)
  for (const { url } of api.requests(listKeymails)) expect(Number(url.searchParams.get('limit'))).toBe(ROWS_MAX + 1)
})

test('while the rows of another search are on their way, those of before stay', async () => {
  api.reply(listKeymails, createRows(3, 3))
  const answer = api.hold(listKeymails)
  const { user } = renderScreen(<KeymailsPanel artist={ARTIST} />)
  await screen.findByRole('table')
  await user.type(screen.getByRole('searchbox'), '9')
  await waitFor(() => expect(api.requests(listKeymails)).toHaveLength(2))
  expect(countRows()).toBe(3)
  answer(createRows(1, 9))
  await waitFor(() => expect(countRows()).toBe(1))
})

test('the ticket of a Keymail has the cover of its edition', async () => {
  api.reply(listKeymails, createRows(1, 7))
  const { user } = renderScreen(<KeymailsPanel artist={ARTIST} />)
  await user.click(await screen.findByRole('button', { name: /TM-20261126-00000007/ }))
  const picture = (await screen.findByRole('dialog')).querySelector('.ticket-cover img')
  expect(picture?.getAttribute('src')).toBe(EDITION.coverUrl)
})
