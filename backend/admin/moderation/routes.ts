import { defineRoute } from '#http/define-route'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { createCardTakedown } from './cards/create-card-takedown.ts'
import { refundOrder } from './refund-order.ts'
import { restoreArtist } from './restore-artist.ts'
import { restoreCard } from './cards/restore-card.ts'
import { restoreSong } from './restore-song.ts'
import { sendRefundRequest } from './send-refund-request.ts'
import { suspendArtist } from './suspend-artist.ts'
import { createTakedown } from './create-takedown.ts'
import { voidGKey } from './void-g-key.ts'

export const moderationRoutes = [
  defineRoute(api.suspendArtist, requireAdmin, ({ params, body, session }) =>
    suspendArtist(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.restoreArtist, requireAdmin, ({ params, body, session }) =>
    restoreArtist(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.voidGKey, requireAdmin, ({ params, body, session }) =>
    voidGKey(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.createTakedown, requireAdmin, ({ params, body, session }) =>
    createTakedown(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.restoreSong, requireAdmin, ({ params, body, session }) =>
    restoreSong(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.createCardTakedown, requireAdmin, ({ params, body, session }) =>
    createCardTakedown(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.restoreCard, requireAdmin, ({ params, body, session }) =>
    restoreCard(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.refundOrder, requireAdmin, ({ params, body, session }) =>
    refundOrder(params.id, { staff: session, ...body }),
  ),
  defineRoute(api.sendRefundRequest, requireAdmin, ({ params, body, session }) =>
    sendRefundRequest(params.id, { staff: session, ...body }),
  ),
]
