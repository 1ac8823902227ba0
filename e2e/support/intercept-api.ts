import type { Page } from '@playwright/test'

/** `full`: the API answers; `loading`: it never does; `failed`: it answers 503. */
export type ApiState = 'full' | 'loading' | 'failed'

const FAILURE = Buffer.from(JSON.stringify({ error: 'unavailable', message: 'Out of order.' })).toString('base64')

/**
 * Decides what becomes of the calls of a page: `getState` is asked about each, by its path. Playwright's routing would
 * hand every file of the page to the test as well, and turn the browser's cache off.
 */
export async function interceptApi(page: Page, getState: (path: string) => ApiState) {
  const session = await page.context().newCDPSession(page)
  const held = new Set<string>()
  // A request that the page has given up meanwhile cannot be answered.
  const answer = (requestId: string, state: ApiState) =>
    (state === 'full'
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 503,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: FAILURE,
        })
    ).catch(() => undefined)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const state = getState(new URL(request.url).pathname)
    if (state === 'loading') held.add(requestId)
    else void answer(requestId, state)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return {
    /** Fails what was held. */
    failHeld: async () => {
      const requests = [...held]
      held.clear()
      await Promise.all(requests.map((requestId) => answer(requestId, 'failed')))
    },
    stop: () => session.detach(),
  }
}
