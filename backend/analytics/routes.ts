import { publicAccess } from '#http/guards'
import { route } from '#http/route'
import * as api from './contract.ts'
import { trackEvent } from './track-event.ts'

export const analyticsRoutes = [
  route(api.trackPageView, publicAccess, ({ ctx }) => {
    trackEvent(ctx, 'page')
    return Promise.resolve(undefined)
  }),
]
