import { defineEndpoint } from '#contract/http'

export const createPaypalEvent = defineEndpoint({ method: 'POST', path: '/paypal/webhook' })
