import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { downloadDocument } from './download-document.ts'

const saved: { name: string; bytes: Blob }[] = []
let made: Blob | undefined

beforeEach(() => {
  vi.useFakeTimers()
  saved.length = 0
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (bytes: Blob) => ((made = bytes), 'blob:made') }))
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, bytes: made })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const printing = () => new Response('{"status":"PRINTING"}', { status: 202, headers: { 'retry-after': '1' } })
const pdf = (text: string) =>
  new Response(text, { headers: { 'content-disposition': `attachment; filename*=UTF-8''Caf%C3%A9%20No.%207.pdf` } })

test('saves the bytes of the answer that was ready, under the name that the server gives', async () => {
  // Content that changes right after the answer is being printed again.
  const answers = [printing(), pdf('%PDF-1'), printing()]
  const request = vi.fn(() => Promise.resolve(answers.shift() as Response))
  vi.stubGlobal('fetch', request)
  const done = downloadDocument('/api/certificate')
  await vi.advanceTimersByTimeAsync(5_000)
  await done
  expect(request).toHaveBeenCalledTimes(2)
  expect(saved.map(({ name }) => name)).toEqual(['Café No. 7.pdf'])
  expect(await saved[0]?.bytes.text()).toBe('%PDF-1')
})

test('throws what the server rejects, and saves nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"error":"x"}', { status: 403 })))
  await expect(downloadDocument('/api/certificate')).rejects.toBeInstanceOf(ApiError)
  expect(saved).toEqual([])
})
