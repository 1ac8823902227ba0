import { expect, test } from 'vitest'
import { deleteSession } from '#contract/auth'
import { updateSessionItem } from '#frontend/lib/session-storage.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { deleteArtistSession } from '#frontend/api/artist-session.ts'
import { createQueryClient } from '#frontend/api/query-client.ts'

test('signing out leaves nothing of the person in the tab, neither the talk with Godfrey nor another role nor a gift', async () => {
  mockApi().reply(deleteSession, undefined)
  updateSessionItem('artistData', { stageName: 'Ada' })
  updateSessionItem('fanData', { email: 'ada@example.com' })
  updateSessionItem('collectorId', '7')
  updateSessionItem('godfreyConversation', [{ id: 1, text: 'You earned $42 this month.' }])
  updateSessionItem('plannedGift', { reference: '1', email: 'friend@example.com', message: 'Happy birthday' })
  updateSessionItem('paypalOrder', { id: '1', purpose: 'keymail', reference: '1', amount: '7.50' })
  updateSessionItem('applicationDraft', { artistName: 'Grace' })
  await deleteArtistSession(createQueryClient())
  // An application is nobody's who was signed in.
  expect(Object.keys(sessionStorage)).toEqual(['applicationDraft'])
})
