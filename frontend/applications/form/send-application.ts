import { createApplication } from '#contract/applications'
import type { EndpointReply } from '#contract/http'
import { ApiError } from '#frontend/api/api-error.ts'
import { buildUrl } from '#frontend/api/api-client.ts'

export type ApplicationFields = {
  fullName: string
  email: string
  phone: string
  artistName: string
  copyrightDetails: string
  termsAccepted: boolean
  ageConfirmed: boolean
  copyrightConfirmed: boolean
  copyrightDocument: File | undefined
}

/** Sends the application with its document as multipart. Throws ApiError. */
export async function sendApplication({
  copyrightDocument,
  ...fields
}: ApplicationFields): Promise<EndpointReply<typeof createApplication>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value).trim())
  if (copyrightDocument) form.set('copyrightDocument', copyrightDocument)
  const response = await fetch(buildUrl(createApplication), {
    method: createApplication.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
  })
  const text = await response.text()
  if (!response.ok)
    throw new ApiError(response.status, text || response.statusText, response.headers.get('retry-after'))
  return JSON.parse(text) as EndpointReply<typeof createApplication>
}
