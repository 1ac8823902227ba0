import { defineEndpoint } from '#contract/http'

export const getLiveness = defineEndpoint({ method: 'GET', path: '/healthz' })
export const getReadiness = defineEndpoint({ method: 'GET', path: '/readyz' })
export const getMetrics = defineEndpoint({ method: 'GET', path: '/metrics' })
