import { type ArtistSession, type Guard, publicAccess, requireArtist, requireProductionArtist } from '#http/guards'
import { getSession } from '#http/sessions/session'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { getCardImage } from './get-card-image.ts'
import { getCardProtection } from './get-card-protection.ts'
import { getCard } from './get-card.ts'
import { listArtistCards } from './list-artist-cards.ts'
import { listCardsPage } from './gallery/list-cards-page.ts'
import { publishCard } from './publish-card.ts'

/** Production artists only, checked before the 40 MB upload is read. */
const ensurePublisher: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`art-cards:${session.artistId}`, { hits: api.CARDS_PER_HOUR, seconds: 3600 })
  return session
}

export const artCardRoutes = [
  defineRoute(api.listCards, publicAccess, ({ query }) => listCardsPage(query)),
  defineRoute(api.getCard, publicAccess, ({ params }) => getCard(params.id)),
  defineRoute(api.getCardProtection, publicAccess, ({ params }) => getCardProtection(params.id)),
  defineRoute(api.getCardImage, publicAccess, ({ params, query, ctx }) =>
    getCardImage(params.id, {
      width: query.width,
      accept: ctx.get('accept'),
      ifNoneMatch: ctx.get('if-none-match'),
      getSession: () => getSession(ctx),
    }),
  ),
  defineRoute(
    api.publishCard,
    ensurePublisher,
    async ({ body, files, session }) =>
      new HttpResponse(201, await publishCard(session.artistId, body, files['image'])),
  ),
  defineRoute(api.listArtistCards, requireArtist, ({ session }) => listArtistCards(session.artistId)),
]
