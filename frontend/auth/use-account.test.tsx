import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getSession } from '#contract/auth'
import { createQueryClient } from '#frontend/api/query-client.ts'
import { mockApi } from '#frontend/testing/mock-api.ts'
import { useAccount } from './use-account.ts'

const nobody = { artist: null, fans: [], isCollector: false }
const fan = {
  ...nobody,
  fans: [{ id: '1', artistId: '2', artistName: 'Ada', name: 'Grace', email: 'grace@example.com' }],
}

/** Hydrates what the server has rendered for the fan, and lets the browser's own question be answered by `reply`. */
async function hydrateAccount(reply: object) {
  const api = mockApi()
  api.reply(getSession, reply as never)
  const renders: string[] = []
  function Name() {
    const shown = useAccount()?.name ?? ''
    renders.push(shown)
    return shown
  }
  const client = createQueryClient({ [getSession.path]: fan })
  const page = (
    <QueryClientProvider client={client}>
      <Name />
    </QueryClientProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  expect(root.textContent).toBe('Grace')
  renders.length = 0
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)))
  expect(api.requests(getSession)).toHaveLength(1)
  expect(onRecoverableError).not.toHaveBeenCalled()
  onTestFinished(() => hydrated.unmount())
  return renders
}

test('a page that came with the account is not rendered again when the answer is the same', async () => {
  expect(await hydrateAccount(fan)).toEqual(['Grace'])
})

test('a sign-out in another tab is seen after the first render', async () => {
  const renders = await hydrateAccount(nobody)
  expect(renders[0]).toBe('Grace')
  await act(() => vi.waitFor(() => expect(renders.at(-1)).toBe('')))
})
