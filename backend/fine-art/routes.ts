import {
  type Guard,
  Reply,
  type ArtistSession,
  anyone,
  anyoneKnown,
  artist,
  productionArtist,
  route,
} from '#platform/route'
import { findGatheredSession, sessionHash } from '#platform/session'
import { spend } from '#platform/throttle'
import { describeCard, describeProtection, listCards } from './art-card.ts'
import * as api from './contract.ts'
import { downloadCertificate } from './download-certificate.ts'
import { listArtistCards } from './list-artist-cards.ts'
import { listCollection } from './list-collection.ts'
import { downloadArtwork } from './owner-file.ts'
import { publishCard } from './publish-card.ts'
import { purchaseCard } from './purchase-card.ts'
import { describeCollector, enterAsCollector, registerCollector } from './register-collector.ts'
import { showCardImage } from './show-card-image.ts'
import { verifyCode } from './verify-code.ts'

/** A production artist: asked before forty megabytes are read. */
const publisher: Guard<ArtistSession> = async (ctx) => {
  const session = await productionArtist(ctx)
  await spend(`art-cards:${session.artistId}`, { hits: api.CARDS_PER_HOUR, seconds: 3600 })
  return session
}

export const fineArtRoutes = [
  route(api.listCards, anyone, () => listCards()),
  route(api.describeCard, anyone, ({ params }) => describeCard(params.id)),
  route(api.describeProtection, anyone, ({ params }) => describeProtection(params.id)),
  route(api.showCardImage, anyone, ({ params, query, ctx }) =>
    showCardImage(params.id, { width: query.width, accept: ctx.get('accept'), ifNoneMatch: ctx.get('if-none-match') }),
  ),
  route(api.verifyCode, anyone, ({ query, address }) => verifyCode(query.code, address)),
  route(api.registerCollector, anyone, async ({ body, address }) => {
    await registerCollector(body, address)
    return new Reply(202, {
      message: body.name
        ? 'A link that confirms your address and lets you in is on its way to it.'
        : 'If this address is registered, a link that lets you in is on its way to it.',
    })
  }),
  route(api.enterAsCollector, anyone, async ({ body, signIn }) => {
    const collector = await enterAsCollector(body.token)
    await signIn({ collectorId: collector.collectorId })
    return collector
  }),
  route(api.describeCollector, anyoneKnown, async ({ session }) => ({
    collector: await describeCollector(session?.collectorId),
  })),
  // Looks its session up itself: where thousands come at once, they are looked up together.
  route(api.purchaseCard, anyone, async ({ body, address, ctx }) => {
    const buyer = { session: await findGatheredSession(ctx), address, tokenHash: sessionHash(ctx) }
    return new Reply(201, await purchaseCard(body, buyer))
  }),
  route(api.listCollection, anyoneKnown, ({ session }) => listCollection(session?.collectorId ?? null)),
  route(api.downloadArtwork, anyoneKnown, ({ params, query, session, ctx }) =>
    downloadArtwork(params.id, {
      collectorId: session?.collectorId ?? null,
      size: query.size,
      head: ctx.method === 'HEAD',
    }),
  ),
  route(api.downloadCertificate, anyoneKnown, ({ params, session, ctx }) =>
    downloadCertificate(params.id, {
      collectorId: session?.collectorId ?? null,
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
    }),
  ),
  route(
    api.publishCard,
    publisher,
    async ({ body, files, session }) => new Reply(201, await publishCard(session.artistId, body, files['image'])),
  ),
  route(api.listArtistCards, artist, ({ session }) => listArtistCards(session.artistId)),
]
