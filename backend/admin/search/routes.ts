import { defineRoute } from '#http/define-route'
import { requireAdmin } from '#module/auth/staff'
import * as api from './contract.ts'
import { getSubject } from './get-subject.ts'
import { listSubjects } from './list-subjects.ts'

export const adminSearchRoutes = [
  defineRoute(api.listSubjects, requireAdmin, ({ query }) => listSubjects(query.q)),
  defineRoute(api.getSubject, requireAdmin, ({ params }) => getSubject(params.kind, params.id)),
]
