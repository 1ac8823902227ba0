import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { getSessionBatched } from '#http/sessions/session'
import { getSessionHash } from '#http/sessions/session-cookie'
import { requireAdmin } from '#module/auth/staff'
import { assertHoldable } from '#module/payments/holds'
import * as api from './contract.ts'
import { detectForensicWatermark as detectForensicWatermarkEndpoint } from './contract.ts'
import { detectForensicWatermark } from './detect-forensic-watermark.ts'
import { downloadArtwork } from './download-artwork.ts'
import { downloadCardCertificate } from './certificate/download-card-certificate.ts'
import { listCollection } from './list-collection.ts'
import { startCardPurchase } from './purchase/start-card-purchase.ts'
import { verifyCode } from './certificate/verify-code.ts'
import { getRequestLanguage } from '#http/sessions/request-language'

export const watermarkRoutes = [
  defineRoute(detectForensicWatermarkEndpoint, requireAdmin, ({ files }) => detectForensicWatermark(files['image'])),
]

export const artCopyRoutes = [
  defineRoute(api.verifyCode, publicAccess, ({ query, address }) => verifyCode(query.code, address)),
  // Loads its own session in batches, since a flash sale brings thousands of requests at once.
  defineRoute(api.startCardPurchase, publicAccess, async ({ body, address, proof, ctx }) => {
    assertHoldable(body.cardId, address)
    const tokenHash = getSessionHash(ctx)
    const buyer = { session: await getSessionBatched(ctx, tokenHash), address, proof, tokenHash }
    return new HttpResponse(201, await startCardPurchase(body, buyer))
  }),
  defineRoute(api.listCollection, optionalSession, ({ session }) => listCollection(session?.collectorId ?? null)),
  defineRoute(api.downloadArtwork, optionalSession, ({ params, query, session, ctx }) =>
    downloadArtwork(params.id, {
      collectorId: session?.collectorId ?? null,
      size: query.size,
      head: ctx.method === 'HEAD',
    }),
  ),
  defineRoute(api.downloadCardCertificate, optionalSession, ({ params, session, ctx }) =>
    downloadCardCertificate(params.id, {
      collectorId: session?.collectorId ?? null,
      ifNoneMatch: ctx.get('if-none-match'),
      head: ctx.method === 'HEAD',
      language: getRequestLanguage(ctx),
    }),
  ),
]
