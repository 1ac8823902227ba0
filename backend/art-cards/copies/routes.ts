import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { getSessionBatched, getSessionHash } from '#http/session'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { detectForensicWatermark as detectForensicWatermarkEndpoint } from './contract.ts'
import { detectForensicWatermark } from './detect-forensic-watermark.ts'
import { downloadArtwork } from './download-artwork.ts'
import { downloadCertificate } from './download-certificate.ts'
import { listCollection } from './list-collection.ts'
import { startCardPurchase } from './start-card-purchase.ts'
import { verifyCode } from './verify-code.ts'

export const watermarkRoutes = [
  route(detectForensicWatermarkEndpoint, requireAdmin, ({ files }) => detectForensicWatermark(files['image'])),
]

export const artCopyRoutes = [
  route(api.verifyCode, publicAccess, ({ query, address }) => verifyCode(query.code, address)),
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
]
