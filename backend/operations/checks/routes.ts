import { defineRoute } from '#http/define-route'
import { requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { listFindings } from './list-findings.ts'

export const findingRoutes = [defineRoute(api.listFindings, requireStaff, () => listFindings())]
