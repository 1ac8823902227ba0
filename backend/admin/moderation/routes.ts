import { route } from '#http/route'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { refundOrder } from './refund-order.ts'
import { restoreArtist } from './restore-artist.ts'
import { restoreSong } from './restore-song.ts'
import { sendRefundRequest } from './send-refund-request.ts'
import { suspendArtist } from './suspend-artist.ts'
import { takeDownSong } from './take-down-song.ts'
import { voidGKey } from './void-g-key.ts'

export const moderationRoutes = [
  route(api.suspendArtist, requireAdmin, ({ params, body, session }) =>
    suspendArtist(params.id, { staff: session, ...body }),
  ),
  route(api.restoreArtist, requireAdmin, ({ params, body, session }) =>
    restoreArtist(params.id, { staff: session, ...body }),
  ),
  route(api.voidGKey, requireAdmin, ({ params, body, session }) => voidGKey(params.id, { staff: session, ...body })),
  route(api.takeDownSong, requireAdmin, ({ params, body, session }) =>
    takeDownSong(params.id, { staff: session, ...body }),
  ),
  route(api.restoreSong, requireAdmin, ({ params, body, session }) =>
    restoreSong(params.id, { staff: session, ...body }),
  ),
  route(api.refundOrder, requireAdmin, ({ params, body, session }) =>
    refundOrder(params.id, { staff: session, ...body }),
  ),
  route(api.sendRefundRequest, requireAdmin, ({ params, body, session }) =>
    sendRefundRequest(params.id, { staff: session, ...body }),
  ),
]
