import { createPost, type Entry } from '#contract/green-room/entries'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError } from '#frontend/api/api-error.ts'

export async function uploadPost(artistId: string, form: FormData): Promise<Entry> {
  const response = await fetch(buildUrl(createPost, { params: { artistId } }), {
    method: createPost.method,
    body: form,
    credentials: 'include',
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.headers.get('retry-after'))
  return JSON.parse(text) as Entry
}
