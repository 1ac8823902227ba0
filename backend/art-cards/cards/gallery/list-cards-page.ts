import { listCards as listCardsCall } from '#contract/art-cards/cards'
import type { EndpointQuery } from '#contract/http'
import { HttpResponse } from '#http/http-response'
import { listCards } from './list-cards.ts'

/** A page of the gallery; if it is full, its Link header leads to the next one. */
export async function listCardsPage(query: EndpointQuery<typeof listCardsCall>): Promise<HttpResponse> {
  const { limit, artistId } = query
  const cards = await listCards(query)
  const last = cards.length === limit ? cards.at(-1) : undefined
  const next = new URLSearchParams({
    limit: String(limit),
    cursor: last?.id ?? '',
    ...(artistId === undefined ? {} : { artistId }),
  })
  return new HttpResponse(200, cards, last ? { link: `<${listCardsCall.path}?${next}>; rel="next"` } : {})
}
