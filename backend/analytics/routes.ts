import { publicAccess } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { trackPageView } from './track-page-view.ts'

export const analyticsRoutes = [route(api.trackPageView, publicAccess, ({ ctx }) => trackPageView(ctx))]
