import { route } from '#http/route'
import { requireStaff } from '#module/auth/staff'
import * as checksApi from './contract.ts'
import { listFindings } from './list-findings.ts'

export const findingRoutes = [route(checksApi.listFindings, requireStaff, () => listFindings())]
