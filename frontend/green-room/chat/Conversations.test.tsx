import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RoomState } from '#contract/green-room'
import { listMembers } from '#contract/green-room/members'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { renderScreen } from '#frontend/testing/render-screen.tsx'
import { Conversations } from './Conversations.tsx'

const state: RoomState = {
  artistId: '01999999-0000-7000-8000-000000000002',
  artistName: 'Nora Vale',
  me: { access: 'artist', memberId: null, name: 'Nora Vale', displayName: null, muted: false, mayWrite: true },
  stats: { holders: 100, conversations: 0, posts: 0 },
  unseen: { wall: 0, chat: 0, thread: 0 },
  lastChange: 0,
}

const build = (copy: number) => ({
  id: `member ${copy}`,
  name: `Besitzer von „Low Tide“ Nr. ${copy}`,
  muted: false,
  unseen: 0,
  lastMessage: null,
})

test('a member beyond the listed ones, or by an English name, is found by the server', async () => {
  const api = mockApi()
  const listed = Array.from({ length: 60 }, (_, n) => build(n + 1))
  api.reply(listMembers, listed)
  api.reply(listMembers, [build(77)])
  const { user } = renderScreen(<Conversations state={state} />, '/private-green-room')
  const field = await screen.findByRole('searchbox', { name: 'Find a holder' })
  expect(screen.queryByText(build(77).name)).toBeNull()
  await user.type(field, ' No. 77 ')
  await screen.findByText(build(77).name)
  expect(api.requests(listMembers).at(-1)?.url.searchParams.get('q')).toBe('No. 77')
  expect(screen.queryByText(build(1).name)).toBeNull()
  await user.clear(field)
  await screen.findByText(build(1).name)
})
