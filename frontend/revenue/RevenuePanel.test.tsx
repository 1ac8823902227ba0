import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { commonErrors, type EndpointReply } from '#contract/http'
import { getRevenue, getRevenueHistory } from '#contract/revenue'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { RevenuePanel } from './RevenuePanel.tsx'

type Revenue = EndpointReply<typeof getRevenue>

const buildSale = (n: number): Revenue['sales'][number] => ({
  captureId: `capture-${n}`,
  keymailCode: `TM-20261101-0000000${n}`,
  songTitle: `Song ${n}`,
  cents: 750,
  feeCents: 50,
  refundedCents: n === 1 ? 750 : 0,
  at: '2026-11-03T12:00:00Z',
  paymentUrl: `https://www.sandbox.paypal.com/activity/payment/capture-${n}`,
})

const NO_REVENUE: Revenue = {
  sales: [],
  next: null,
  totals: { sales: 0, cents: 0, feeCents: 0, refundedCents: 0, netCents: 0 },
  plays: { month: 0, total: 0 },
  pending: { sales: 0, cents: 0 },
  countries: [],
  editions: [],
}

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
  api.reply(getRevenueHistory, { points: [] })
})

test('without sales there are zeros and no table', async () => {
  api.reply(getRevenue, NO_REVENUE)
  renderScreen(<RevenuePanel />)
  expect((await screen.findAllByText('$0.00')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('table', { name: 'Your sales, newest first' })).toBeNull()
  expect(screen.queryByText('Download as CSV')).toBeNull()
})

test('sales keep the server’s order; five are shown until all are asked for', async () => {
  const sales = [1, 2, 3, 4, 5, 6].map(buildSale)
  api.reply(getRevenue, { ...NO_REVENUE, sales, totals: { ...NO_REVENUE.totals, sales: sales.length } })
  const { user } = renderScreen(<RevenuePanel />)
  const table = await screen.findByRole('table', { name: 'Your sales, newest first' })
  const getTitles = () =>
    within(table)
      .getAllByText(/^Song \d$/)
      .map(({ textContent }) => textContent)
  expect(getTitles()).toEqual(['Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5'])
  await user.click(screen.getByRole('button', { name: 'Show all 6 sales' }))
  expect(getTitles()).toEqual(['Song 1', 'Song 2', 'Song 3', 'Song 4', 'Song 5', 'Song 6'])
})

test('older sales are loaded page by page', async () => {
  const totals = { ...NO_REVENUE.totals, sales: 1200 }
  api.reply(getRevenue, { ...NO_REVENUE, totals, sales: [1, 2, 3, 4, 5, 6].map(buildSale), next: 'capture-6' })
  api.reply(getRevenue, { ...NO_REVENUE, totals, sales: [7].map(buildSale) })
  const { user } = renderScreen(<RevenuePanel />)
  await user.click(await screen.findByRole('button', { name: 'Show all 1,200 sales' }))
  await user.click(screen.getByRole('button', { name: 'Show older sales' }))
  expect(await screen.findByText('Song 7')).toBeTruthy()
  expect(screen.getByText('Song 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show older sales' })).toBeNull()
})

test('a sale shows what was paid, the fee and what is left after a refund', async () => {
  api.reply(getRevenue, { ...NO_REVENUE, sales: [buildSale(1), buildSale(2)] })
  renderScreen(<RevenuePanel />)
  const table = await screen.findByRole('table', { name: 'Your sales, newest first' })
  const [, refunded, kept] = within(table).getAllByRole('row')
  expect(refunded?.textContent).toContain('-$0.50')
  expect(refunded?.textContent).toContain('refunded')
  expect(kept?.textContent).toContain('$7.00')
  expect(kept?.textContent).toContain('Nov 3, 2026')
})

test('a failed request is reported and can be repeated', async () => {
  api.reject(getRevenue, commonErrors.unavailable)
  api.reply(getRevenue, NO_REVENUE)
  const { user } = renderScreen(<RevenuePanel />)
  expect(await screen.findByText('We could not load your revenue')).toBeTruthy()
  expect(screen.getByText(commonErrors.unavailable.message)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect((await screen.findAllByText('$0.00')).length).toBeGreaterThan(0)
})
