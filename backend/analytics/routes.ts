import { publicAccess } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { trackPageView } from './track-page-view.ts'

export const analyticsRoutes = [defineRoute(api.trackPageView, publicAccess, ({ ctx }) => trackPageView(ctx))]
