import type { Endpoint, ReplyOf } from '#contract/platform'
import { CallError } from '#web/api'

/** Sends files as a form. `address` is the call's, filled in. Throws CallError. */
export async function sendFiles<E extends Endpoint>(
  endpoint: E,
  address: string,
  files: Record<string, File>,
): Promise<ReplyOf<E>> {
  const form = new FormData()
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  const answer = await fetch(address, {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new CallError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  return JSON.parse(text) as ReplyOf<E>
}
