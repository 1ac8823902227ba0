import { publicAccess, route } from '#platform/route'
import * as api from './contract.ts'
import { trackEvent } from './note-deed.ts'

export const analyticsRoutes = [
  route(api.trackPageView, publicAccess, ({ ctx }) => {
    trackEvent(ctx, 'page')
    return Promise.resolve(undefined)
  }),
]
