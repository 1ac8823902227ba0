import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSession } from '#contract/auth'
import { listEditions, listKeymails } from '#contract/keymails/listing'
import { getRevenue } from '#contract/revenue'
import { KeymailsPage } from '#frontend/artists/workshop/keymails/KeymailsPage.tsx'
import { SalesPage } from '#frontend/artists/workshop/sales/SalesPage.tsx'
import { StatementsPage } from '#frontend/artists/workshop/sales/StatementsPage.tsx'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { createExampleKeymail, createExampleRelease, deleteExamples } from './examples.ts'

let api: ReturnType<typeof mockApi>

beforeEach(() => {
  sessionStorage.clear()
  deleteExamples()
  // The stream that wakes the workshop's pages.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => undefined
    },
  )
  api = mockApi()
  const artist = {
    accountType: 'test' as const,
    paypalEmail: null,
    pendingPaypalEmail: null,
    gKeyId: 'GK-TEST',
    username: 'tester',
    artistName: 'Tester',
    email: 'tester@example.com',
    trackingNumber: null,
  }
  api.reply(getSession, { artist, fans: [], isCollector: false })
})

test('a test account sees its own examples on the real screens, marked, and the server is asked for none of them', async () => {
  const release = createExampleRelease({ title: 'Tin Roof', cents: 750, copies: 100 })
  createExampleKeymail(release, 'TM-DEMO-000001', 750)
  createExampleKeymail(release, 'TM-DEMO-000002', 900)
  const { user, unmount } = renderScreen(<KeymailsPage />, '/members-workshop/keymails')
  const table = await screen.findByRole('table')
  expect(within(table).getByText('TM-DEMO-000001')).toBeTruthy()
  expect(within(table).getAllByText('Tin Roof (example)')).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Sell an example copy' }))
  expect(await within(table).findByText('Redeemed')).toBeTruthy()
  unmount()

  const sales = renderScreen(<SalesPage />, '/members-workshop/sales')
  const sold = await screen.findByRole('table', { name: 'Your sales, newest first' })
  expect(within(sold).getByText('Tin Roof (example)')).toBeTruthy()
  expect(within(sold).getByText('$7.50')).toBeTruthy()
  // 2.9 % and $0.30 of $7.50.
  expect(within(sold).getByText('$6.98')).toBeTruthy()
  expect(within(sold).queryByRole('button', { name: /^Refund/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).toBeNull()
  sales.unmount()

  renderScreen(<StatementsPage />, '/members-workshop/sales/statements')
  const month = await screen.findByRole('table', { name: 'By month' })
  expect(within(month).getAllByText('$6.98')).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: /^PDF of/ })).toBeNull()
  for (const endpoint of [listEditions, listKeymails, getRevenue]) expect(api.requests(endpoint)).toHaveLength(0)
})

test('removed examples are gone', async () => {
  createExampleRelease({ title: 'Tin Roof', cents: 750, copies: 100 })
  const { user } = renderScreen(<KeymailsPage />, '/members-workshop/keymails')
  const sell = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sell an example copy' })
  expect(sell.disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Remove the examples' }))
  expect(screen.queryByRole('button', { name: 'Sell an example copy' })).toBeNull()
  expect(await screen.findByText('Evaluation Mode - Keymail Preview')).toBeTruthy()
})
