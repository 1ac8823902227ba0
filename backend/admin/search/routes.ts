import { defineRoute } from '#http/define-route'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { getSubject } from './get-subject.ts'
import { listSearchResults } from './list-search-results.ts'

export const adminSearchRoutes = [
  defineRoute(api.listSearchResults, requireAdmin, ({ query }) => listSearchResults(query.q)),
  defineRoute(api.getSubject, requireAdmin, ({ params }) => getSubject(params.kind, params.id)),
]
