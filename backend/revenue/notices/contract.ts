import { z } from 'zod'
import { defineEndpoint } from '#contract/http'

/** After a mail about a sale, further sales within these minutes share the next one. */
export const SALES_GROUPED_MINUTES = 10

/** When the artist is told of sales. Refunds, disputes and the last copy are always told at once. */
const saleMailSettings = z.object({ sales: z.enum(['each', 'day', 'week', 'never']) })

export type SaleMailSettings = z.output<typeof saleMailSettings>

export const getSaleMailSettings = defineEndpoint({
  method: 'GET',
  path: '/api/artist/sale-mails',
  reply: saleMailSettings,
})

export const updateSaleMailSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/artist/sale-mails',
  body: saleMailSettings,
  reply: saleMailSettings,
})
