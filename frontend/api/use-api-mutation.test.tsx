import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { listMembers, updateMemberMuted } from '#contract/green-room/members'
import { useApiMutation } from './use-api-mutation.ts'

afterEach(() => vi.unstubAllGlobals())

// Comparing the paths as they are written leaves the list of members as it was.
test('a change refetches what was read from an endpoint with a parameter and a query, and nothing beside it', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(null, { status: 204 }))),
  )
  const cache = new QueryClient()
  const keys = ['/api/green-room/one/members', '/api/green-room/one/members?q=Ada', '/api/green-room/one/entries']
  for (const key of keys) cache.setQueryData([key], [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useApiMutation(updateMemberMuted, { refresh: [listMembers] }), { wrapper })
  await act(async () => {
    result.current.mutate({ params: { artistId: 'one', memberId: 'two' }, body: { muted: true } })
    await vi.waitFor(() => expect(cache.getQueryState([keys[0]])?.isInvalidated).toBe(true))
  })
  expect(keys.map((key) => cache.getQueryState([key])?.isInvalidated)).toEqual([true, true, false])
})
