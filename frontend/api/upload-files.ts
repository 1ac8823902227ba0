import type { Endpoint, EndpointReply } from '#contract/http'
import { ApiError } from './api-error.ts'

/** Uploads files, and texts beside them, as multipart to `address`, the endpoint's path with its parameters filled in. Throws ApiError. */
export async function uploadFiles<E extends Endpoint>(
  endpoint: E,
  address: string,
  files: Record<string, File | string>,
): Promise<EndpointReply<E>> {
  const form = new FormData()
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  const answer = await fetch(address, {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  return JSON.parse(text) as EndpointReply<E>
}
