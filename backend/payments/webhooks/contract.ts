import { endpoint } from '#contract/http'

export const receivePaypalEvent = endpoint({ method: 'POST', path: '/paypal/webhook' })
