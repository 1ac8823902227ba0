import {
  type Guard,
  HttpResponse,
  type ArtistSession,
  publicAccess,
  optionalSession,
  requireArtist,
  requireProductionArtist,
  route,
} from '#platform/route'
import { getSessionBatched, getSessionHash } from '#platform/session'
import { consumeRateLimit } from '#platform/throttle'
import { getCard, getCardProtection, listCards } from './art-card.ts'
import * as api from './contract.ts'
import { downloadCertificate } from './download-certificate.ts'
import { listArtistCards } from './list-artist-cards.ts'
import { listCollection } from './list-collection.ts'
import { downloadArtwork } from './owner-file.ts'
import { publishCard } from './publish-card.ts'
import { startCardPurchase } from './purchase-card.ts'
import { getCollector, signInCollector, registerCollector } from './register-collector.ts'
import { getCardImage } from './show-card-image.ts'
import { verifyCode } from './verify-code.ts'

/** Production artists only, checked before the 40 MB upload is read. */
const ensurePublisher: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`art-cards:${session.artistId}`, { hits: api.CARDS_PER_HOUR, seconds: 3600 })
  return session
}

export const artCardRoutes = [
  route(api.listCards, publicAccess, () => listCards()),
  route(api.getCard, publicAccess, ({ params }) => getCard(params.id)),
  route(api.getCardProtection, publicAccess, ({ params }) => getCardProtection(params.id)),
  route(api.getCardImage, publicAccess, ({ params, query, ctx }) =>
    getCardImage(params.id, { width: query.width, accept: ctx.get('accept'), ifNoneMatch: ctx.get('if-none-match') }),
  ),
  route(api.verifyCode, publicAccess, ({ query, address }) => verifyCode(query.code, address)),
  route(api.registerCollector, publicAccess, async ({ body, address }) => {
    await registerCollector(body, address)
    return new HttpResponse(202, {
      message: body.name
        ? 'A link that confirms your address and lets you in is on its way to it.'
        : 'If this address is registered, a link that lets you in is on its way to it.',
    })
  }),
  route(api.signInCollector, publicAccess, async ({ body, signIn }) => {
    const collector = await signInCollector(body.token)
    await signIn({ collectorId: collector.collectorId })
    return collector
  }),
  route(api.getCollector, optionalSession, async ({ session }) => ({
    collector: await getCollector(session?.collectorId),
  })),
  // Loads its own session in batches, since a flash sale brings thousands of requests at once.
  route(api.startCardPurchase, publicAccess, async ({ body, address, ctx }) => {
    const buyer = { session: await getSessionBatched(ctx), address, tokenHash: getSessionHash(ctx) }
    return new HttpResponse(201, await startCardPurchase(body, buyer))
  }),
  route(api.listCollection, optionalSession, ({ session }) => listCollection(session?.collectorId ?? null)),
  route(api.downloadArtwork, optionalSession, ({ params, query, session, ctx }) =>
    downloadArtwork(params.id, {
      collectorId: session?.collectorId ?? null,
      size: query.size,
      head: ctx.method === 'HEAD',
    }),
  ),
  route(api.downloadCertificate, optionalSession, ({ params, session, ctx }) =>
    downloadCertificate(params.id, {
      collectorId: session?.collectorId ?? null,
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
    }),
  ),
  route(
    api.publishCard,
    ensurePublisher,
    async ({ body, files, session }) => new HttpResponse(201, await publishCard(session.artistId, body, files['image'])),
  ),
  route(api.listArtistCards, requireArtist, ({ session }) => listArtistCards(session.artistId)),
]
