import { defineRoute } from '#http/define-route'
import { requireArtist, requireProductionArtist } from '#http/guards'
import * as api from './contract.ts'
import { getSaleMailSettings } from './get-sale-mail-settings.ts'
import { updateSaleMailSettings } from './update-sale-mail-settings.ts'

export const saleNoticeRoutes = [
  defineRoute(api.getSaleMailSettings, requireArtist, ({ session }) => getSaleMailSettings(session.artistId)),
  defineRoute(api.updateSaleMailSettings, requireProductionArtist, ({ body, session }) =>
    updateSaleMailSettings(session.artistId, body),
  ),
]
