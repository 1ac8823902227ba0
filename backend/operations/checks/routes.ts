import { route } from '#http/route'
import { requireStaff } from '#module/auth/staff'
import * as api from './contract.ts'
import { listFindings } from './list-findings.ts'

export const findingRoutes = [route(api.listFindings, requireStaff, () => listFindings())]
