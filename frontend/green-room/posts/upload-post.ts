import { createPost, type Entry } from '#contract/green-room/entries'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError } from '#frontend/api/api-error.ts'

export async function uploadPost(artistId: string, form: FormData): Promise<Entry> {
  const answer = await fetch(buildUrl(createPost, { params: { artistId } }), {
    method: createPost.method,
    body: form,
    credentials: 'include',
  })
  const said = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, said, answer.headers.get('retry-after'))
  return JSON.parse(said) as Entry
}
