import { applyForGKey } from '#contract/gkeys'
import type { ReplyOf } from '#contract/platform'
import { CallError, addressOf } from '#web/api'

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

/** Sends the form with its document. Throws CallError. */
export async function sendApplication({
  copyrightDocument,
  ...fields
}: ApplicationFields): Promise<ReplyOf<typeof applyForGKey>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value).trim())
  if (copyrightDocument) form.set('copyrightDocument', copyrightDocument)
  const answer = await fetch(addressOf(applyForGKey), {
    method: applyForGKey.method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new CallError(answer.status, text || answer.statusText, answer.headers.get('retry-after'))
  return JSON.parse(text) as ReplyOf<typeof applyForGKey>
}
