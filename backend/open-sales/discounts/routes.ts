import { defineRoute } from '#http/define-route'
import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import * as api from './contract.ts'
import { createDiscount } from './create-discount.ts'
import { deleteDiscount } from './delete-discount.ts'
import { listDiscounts } from './list-discounts.ts'

export const discountRoutes = [
  defineRoute(api.listDiscounts, requireArtist, ({ session }) => listDiscounts(session.artistId)),
  defineRoute(
    api.createDiscount,
    requireProductionArtist,
    async ({ body, session }) => new HttpResponse(201, await createDiscount(session.artistId, body)),
  ),
  defineRoute(api.deleteDiscount, requireProductionArtist, ({ params, session }) =>
    deleteDiscount(session.artistId, params.id),
  ),
]
