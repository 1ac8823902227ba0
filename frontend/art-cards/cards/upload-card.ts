import { publishCard } from '#contract/art-cards/cards'
import type { EndpointReply } from '#contract/http'
import { buildUrl } from '#frontend/api/api-client.ts'
import { ApiError } from '#frontend/api/api-error.ts'
import { parseDollars } from '#frontend/lib/parse-dollars.ts'
import type { CardFields } from './card-fields.ts'
import { formatAmount } from '#frontend/lib/format-money.ts'

export async function uploadCard(fields: CardFields, image: File): Promise<EndpointReply<typeof publishCard>> {
  const body = new FormData()
  for (const [name, value] of Object.entries({
    ...fields,
    price: formatAmount(parseDollars(fields.price) ?? 0),
  })) {
    body.set(name, value.trim())
  }
  body.set('image', image)
  const response = await fetch(buildUrl(publishCard), { method: publishCard.method, credentials: 'include', body })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return JSON.parse(text) as EndpointReply<typeof publishCard>
}
