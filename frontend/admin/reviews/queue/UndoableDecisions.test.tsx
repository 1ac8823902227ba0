import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Review, listReviews, undoReviewDecisions } from '#contract/admin/reviews'
import { REVIEW_BULK_MAX } from '#contract/reviews'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { UndoableDecisions } from './UndoableDecisions.tsx'

const DAY = '2026-11-25T12:00:00.000Z'

const buildReview = (number: number): Review => ({
  id: `01999999-0000-7000-8000-${String(number).padStart(12, '0')}`,
  number,
  kind: 'payment',
  subject: `Matter ${number}`,
  reason: '',
  evidence: {},
  cents: 0,
  state: 'decided',
  openedAt: DAY,
  dueAt: DAY,
  overdue: false,
  claim: null,
  claimedUntil: null,
  claimedBy: null,
  assignee: null,
  decision: 'decline',
  note: 'Asked for twice.',
  decidedAt: DAY,
  decidedBy: 'Jane',
  effectsDueAt: DAY,
  undoable: true,
  effectError: null,
})

const buildPage = (total: number) => ({
  total,
  counts: { open: 0, overdue: 0, mine: 0, cents: 0, undoable: total },
  next: null,
  reviews: Array.from({ length: Math.min(total, REVIEW_BULK_MAX) }, (_, n) => buildReview(n + 1)),
})

test('all own decisions that have no effect yet are counted and undone at once', async () => {
  const api = mockApi()
  api.reply(listReviews, buildPage(REVIEW_BULK_MAX + 20))
  api.reply(listReviews, buildPage(20))
  api.reply(listReviews, buildPage(0))
  const undone = (count: number) => buildPage(count).reviews.map(({ id, number }) => ({ id, number }))
  api.reply(undoReviewDecisions, { undone: undone(REVIEW_BULK_MAX), failed: [] })
  api.reply(undoReviewDecisions, { undone: undone(20), failed: [] })
  const { user } = renderScreen(<UndoableDecisions onExpired={() => {}} />)

  expect(await screen.findByRole('heading', { name: '120 decisions have not taken effect yet' })).toBeTruthy()
  expect(Object.fromEntries(api.requests(listReviews)[0]?.url.searchParams ?? [])).toEqual({
    state: 'decided',
    undoable: 'true',
    limit: '100',
  })
  await user.click(screen.getByRole('button', { name: 'Undo the latest 100' }))
  expect(await screen.findByText('100 reviews are open again, and yours.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo all 20' }))
  expect(await screen.findByText('20 reviews are open again, and yours.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Decisions that can be undone' })).toBeNull()
  const sent = api.requests(undoReviewDecisions).map(({ body }) => (body as { ids: string[] }).ids.length)
  expect(sent).toEqual([REVIEW_BULK_MAX, 20])
})
