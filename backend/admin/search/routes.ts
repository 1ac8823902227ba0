import { route } from '#http/route'
import { requireAdmin } from '#module/auth/staff'
import * as searchApi from './contract.ts'
import { getSubject } from './get-subject.ts'
import { searchSubjects } from './search-subjects.ts'

export const adminSearchRoutes = [
  route(searchApi.searchSubjects, requireAdmin, ({ query }) => searchSubjects(query.q)),
  route(searchApi.getSubject, requireAdmin, ({ params }) => getSubject(params.kind, params.id)),
]
