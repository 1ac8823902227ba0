import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { getLiveness } from './get-liveness.ts'
import { getMetrics } from './get-metrics.ts'
import { getReadiness } from './get-readiness.ts'

export const healthRoutes = [
  defineRoute(api.getLiveness, publicAccess, getLiveness),
  defineRoute(api.getReadiness, publicAccess, getReadiness),
  defineRoute(api.getMetrics, publicAccess, ({ ctx }) => getMetrics(ctx.req)),
]
