import { defineRoute } from '#http/define-route'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { getSubject } from './get-subject.ts'
import { searchSubjects } from './search-subjects.ts'

export const adminSearchRoutes = [
  defineRoute(api.searchSubjects, requireAdmin, ({ query }) => searchSubjects(query.q)),
  defineRoute(api.getSubject, requireAdmin, ({ params }) => getSubject(params.kind, params.id)),
]
