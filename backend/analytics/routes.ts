import { anyone, route } from '#platform/route'
import * as api from './contract.ts'
import { noteDeed } from './note-deed.ts'

export const analyticsRoutes = [
  route(api.countVisit, anyone, ({ ctx }) => {
    noteDeed(ctx, 'page')
    return Promise.resolve(undefined)
  }),
]
